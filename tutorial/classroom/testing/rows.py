"""A gradebook as another reader sees it: student|points|mistake|report."""
import csv
import sys

for row in csv.DictReader(open(sys.argv[1], newline="")):
    name = " ".join(row["student"].split())
    print("|".join([name, row["points"] or "0", row["mistake"], row["report"]]))
