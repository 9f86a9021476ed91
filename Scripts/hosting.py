#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Has tools read the files that only hosts run. What else they should be is a test: HostingTests.

* Every YAML file of .github and the root parses, and every YAML sample of Documentation/AuditInCI.md.
* shellcheck accepts every `run:` of a step, and every shell sample of that page that begins with #!.
* The step of the audit action passes every path on, whether spaces or line ends separate them.
* Packaging/obtain.sh takes a download whose checksum is right, keeps it, and otherwise says what is wrong.
* The lines of the samples for GitLab and Bitrise run, but for apt-get, with a clone of this checkout and such a download.
* Ruby accepts the formula where it is installed.
"""
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Documentation/AuditInCI.md"
problems = []


def report(file, text):
    problems.append(f"{file.relative_to(ROOT)}:1: {text}")


def check_shell(file, what, code, shell):
    # An expression of the host stands for a word.
    plain = re.sub(r"\$\{\{.*?\}\}", "word", code)
    done = subprocess.run(
        ["shellcheck", "--shell", shell, "--exclude", "SC1091", "-"], input=plain, capture_output=True, text=True)
    if done.returncode != 0:
        report(file, f"{what}: {done.stdout.strip()}")


def steps(file, content):
    if "jobs" in content:
        for name, job in content["jobs"].items():
            for step in job.get("steps") or []:
                yield name, step, "sh" if "container" in job else "bash"
    elif "runs" in content:
        for step in content["runs"]["steps"]:
            yield "runs", step, "bash"


def check_yaml(yaml, file, text):
    try:
        content = yaml.safe_load(text)
    except yaml.YAMLError as error:
        return report(file, f"it does not parse: {error}")
    if isinstance(content, dict):
        for job, step, shell in steps(file, content):
            if "run" in step:
                check_shell(file, f"a step of {job}", step["run"], step.get("shell", shell))


def check_audit(yaml):
    """Runs the step of the action with programs that only print what they are given."""
    file = ROOT / ".github/actions/audit/action.yml"
    step = next(step for step in yaml.safe_load(file.read_text("utf-8"))["runs"]["steps"] if "PATHS" in step.get("env", {}))
    with tempfile.TemporaryDirectory() as folder:
        for name, text in {"doctor": 'printf "%s\\n" "$@"'}.items():
            program = pathlib.Path(folder, name)
            program.write_text(f"#!/bin/sh\n{text}\n", "utf-8")
            program.chmod(0o755)
        for paths in ("a b/c d.xib", "a\nb/c\nd.xib\n", "  a\n\tb/c   d.xib", "a b/c\nd.xib"):
            environment = {
                "PATH": f"{folder}:/usr/bin:/bin", "PATHS": paths, "FAIL_ON": "error", "BASELINE": "", "SARIF": "s",
                "TOUCHSTONE_DOCTOR": f"{folder}/doctor"}
            done = subprocess.run(
                ["bash", "-eo", "pipefail", "-c", step["run"]], env=environment, capture_output=True, text=True)
            if done.stdout.split("\n--\n")[-1].split("\n")[:-1] != ["a", "b/c", "d.xib"]:
                report(file, f"of the paths {paths!r} these are audited: {done.stdout!r} {done.stderr!r}")


def hosts(yaml):
    """The commands of the samples for hosts whose machines nobody here has."""
    for code in re.findall(r"^```yaml\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL):
        content = yaml.safe_load(code)
        if "before_script" in content.get("touch", {}):
            yield "GitLab", content["touch"]["before_script"] + content["touch"]["script"]
        for flow in content.get("workflows", {}).values():
            for step in flow["steps"]:
                for given in step.get("script", {}).get("inputs", []):
                    yield "Bitrise", given["content"].splitlines()


def check_obtain(yaml):
    """Has the script obtain a program that only prints what it is given."""
    file = ROOT / "Packaging/obtain.sh"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        downloads = folder / "downloads"
        downloads.mkdir()
        program = downloads / "touchstone-doctor"
        program.write_text('#!/bin/sh\nprintf "%s\\n" "$@"\n', "utf-8")
        program.chmod(0o755)
        system = os.uname()
        archive = f"touchstone-doctor-{system.machine}-unknown-linux-gnu.tar.gz"
        with tarfile.open(downloads / archive, "w:gz") as tar:
            tar.add(program, "touchstone-doctor")
        sums = downloads / f"{archive}.sha256"

        def run(script, *words, **more):
            environment = {
                "PATH": "/usr/bin:/bin", "XDG_CACHE_HOME": f"{name}/cache", "TOUCHSTONE_DOWNLOADS": f"file://{downloads}", **more}
            done = subprocess.run([ROOT / script, *words], env=environment, capture_output=True, text=True)
            return done.returncode, done.stdout.strip(), done.stderr.strip()

        def expect(what, found, code, text):
            if found[0] != code or text not in found[1] + found[2]:
                report(file, f"{what}: {found}")

        obtain = "Packaging/obtain.sh"
        if not shutil.which("swift", path="/usr/bin:/bin"):
            expect("without a download and Swift", run(obtain), 69, "no swift to build it")
        sums.write_text(f"{'0' * 64}  {archive}\n", "utf-8")
        expect("with another checksum", run(obtain), 65, "does not have its checksum")
        sums.write_text(f"{hashlib.sha256((downloads / archive).read_bytes()).hexdigest()}  {archive}\n", "utf-8")
        expect("with a download", run(obtain), 0, f"{name}/cache/touchstone/")
        expect("the second time", run(obtain, TOUCHSTONE_DOWNLOADS="file:///nowhere"), 0, f"{name}/cache/touchstone/")
        expect("the hook", run("Packaging/hook.sh", "--baseline", "b.json", "A.xib"), 0, "audit\n--remedies\n--baseline\nb.json\nA.xib")
        expect("a program of one's own", run(obtain, TOUCHSTONE_DOCTOR=str(program)), 0, str(program))
        expect("a program that is none", run(obtain, TOUCHSTONE_DOCTOR="/nowhere"), 66, "names no program")

        seen = set()
        for host, lines in hosts(yaml):
            seen.add(host)
            code = "\n".join(line for line in lines if not line.startswith("apt-get"))
            code = re.sub(r"/(?:opt|tmp)/touchstone", f"{name}/{host}", code)
            environment = {
                "PATH": "/usr/bin:/bin", "XDG_CACHE_HOME": f"{name}/cache {host}", "TOUCHSTONE_DOWNLOADS": f"file://{downloads}",
                "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": f"url.file://{ROOT}.insteadOf",
                "GIT_CONFIG_VALUE_0": "https://github.com/touchstone-swift/touchstone"}
            done = subprocess.run(["bash", "-euc", code], cwd=name, env=environment, capture_output=True, text=True)
            words = done.stdout.split()
            if done.returncode != 0 or words[:4] != ["audit", "App", "--baseline", "touch-baseline.json"]:
                report(PAGE, f"the sample for {host} prints {done.stdout!r} {done.stderr[-300:]!r}")
        if seen != {"GitLab", "Bitrise"}:
            report(PAGE, f"the samples for hosts are {sorted(seen)}")


def main():
    if len(sys.argv) > 1:
        print(f"Usage: Scripts/hosting.py (it takes no arguments)\n\n{__doc__}", file=sys.stderr)
        return 64
    try:
        import yaml
    except ImportError:
        print("Python's yaml is not installed (Debian: python3-yaml)")
        return 77
    for file in sorted([*(ROOT / ".github").rglob("*.yml"), *ROOT.glob(".*.yaml"), *ROOT.glob(".*.yml")]):
        check_yaml(yaml, file, file.read_text("utf-8"))
    check_audit(yaml)
    for language, code in re.findall(r"^```(\w+)\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL):
        if language == "yaml":
            check_yaml(yaml, PAGE, code)
        elif language == "sh" and code.startswith("#!"):
            check_shell(PAGE, "a sample", code, "bash")
    formula = ROOT / "Packaging/homebrew/touchstone.rb"
    if shutil.which("ruby"):
        done = subprocess.run(["ruby", "-c", str(formula)], capture_output=True, text=True)
        if done.returncode != 0:
            report(formula, done.stderr.strip())
    if sys.platform == "linux" and shutil.which("curl"):
        check_obtain(yaml)
    if problems:
        print("\n".join(problems), file=sys.stderr)
        return 1
    return 0


sys.exit(main())
