"""Alpha-beta as in chapter 4, in Python: positions in, answers out."""
import sys
import time

WIDTH, HEIGHT, CELLS = 7, 6, 42
nodes = 0


def wins(board, side, column):
    """Would a stone of this side in this column make a line of four?"""
    def run(x, y, across, up):
        length = 0
        while 0 <= x < WIDTH and 0 <= y < len(board[x]) and board[x][y] == side:
            length, x, y = length + 1, x + across, y + up
        return length
    row = len(board[column])
    return any(run(column + x, row + y, x, y) + run(column - x, row - y, -x, -y)
               >= 3 for x, y in ((1, 0), (0, 1), (1, 1), (1, -1)))


def score_win_now(stones):
    return (CELLS + 1 - stones) // 2


def negamax(board, stones, alpha, beta):
    global nodes
    nodes += 1
    if stones == CELLS:
        return 0
    columns = [c for c in range(WIDTH) if len(board[c]) < HEIGHT]
    if any(wins(board, stones % 2, c) for c in columns):
        return score_win_now(stones)
    beta = min(beta, score_win_now(stones + 2))
    if alpha >= beta:
        return beta
    for c in columns:
        board[c].append(stones % 2)
        score = -negamax(board, stones + 1, -beta, -alpha)
        board[c].pop()
        if score >= beta:
            return score
        alpha = max(alpha, score)
    return alpha


def after(moves):
    """The board after these moves; None if they are against the rules."""
    board = [[] for _ in range(WIDTH)]
    for number, move in enumerate(moves):
        c = "1234567".find(move)
        if c < 0 or len(board[c]) == HEIGHT or wins(board, number % 2, c):
            return None
        board[c].append(number % 2)
    return board


for line in sys.stdin:
    moves = line.strip()
    board, nodes, start = after(moves), 0, time.perf_counter()
    if board is None:
        print(flush=True)  # no position: an empty line
        continue
    score = negamax(board, len(moves), -CELLS // 2, CELLS // 2)
    print(moves, score, nodes, int((time.perf_counter() - start) * 1e6),
          flush=True)
