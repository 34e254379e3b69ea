"""Classroom 50 runs this for each submission, in the student's checkout.

It leaves result.json and release-body.md there. The status is not 0 if the
grader itself has failed: Classroom 50 then records an error, and no score.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def allow_sandbox():
    """Ubuntu forbids ordinary users what bubblewrap needs. The machine is ours
    for this job only, and may be told otherwise."""
    setting = "kernel.apparmor_restrict_unprivileged_userns"
    path = pathlib.Path("/proc/sys", *setting.split("."))
    if os.environ.get("GITHUB_ACTIONS") == "true" and path.exists():
        subprocess.run(
            ["sudo", "-n", "sysctl", "-q", "-w", setting + "=0"], check=False
        )


def put(name, text):
    """Writes a file in place of whatever the student has under its name."""
    path = pathlib.Path(name)
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    part = pathlib.Path(name + ".part")
    if part.is_dir() and not part.is_symlink():
        shutil.rmtree(part)
    elif part.exists() or part.is_symlink():
        part.unlink()
    part.write_text(text, encoding="utf-8")
    os.replace(part, path)


def grade(work):
    """The grader's status; the result is in work."""
    allow_sandbox()
    return subprocess.run(
        ["sh", str(HERE / "grade.sh"), "classroom50", os.getcwd(),
         str(work / "result.json")],
        check=False,
    ).returncode


def main():
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        status = grade(work)
        result = json.loads((work / "result.json").read_text(encoding="utf-8"))
    report = "Not graded. This is not about your work: please tell your teacher."
    if result["tests"]:
        report = result["tests"][0].pop("report", report)
    put("result.json", json.dumps(result, indent=2) + "\n")
    # As code, whatever is in it: every line is indented.
    put("release-body.md",
        "".join("    " + line + "\n" for line in report.splitlines()))
    return 1 if status else 0


if __name__ == "__main__":
    sys.exit(main())
