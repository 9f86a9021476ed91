#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Checks everything that CI checks, two steps at a time, and stops at the first that fails.
#
# Each line of the table is one step: when it runs, the build directory that it works in, its name, its command.
# `quick` steps need the Swift toolchain only; `full` steps may need Debian packages, which the step `dependencies`
# installs before any other starts. Steps of one build directory run one after the other, in the order of the table;
# those without (-) run whenever there is room. A command that exits with 77 had nothing to check yet: the step counts
# as skipped, and its last line of output says why. Steps whose name begins with `tests` print their whole log when
# CI=true.
set -euo pipefail

# shellcheck disable=SC2016 # The commands are expanded by the shell that runs them.
steps='
full  | -        | dependencies     | Scripts/dependencies.sh
quick | -        | format           | Scripts/check.sh format
quick | -        | pages            | Scripts/check.sh pages
full  | -        | architecture     | Scripts/architecture.py
full  | -        | shell            | Scripts/check.sh shell
full  | -        | hosting          | Scripts/check.sh hosting
quick | -        | uikit            | Scripts/check.sh uikit
full  | -        | apple            | Scripts/check.sh apple
quick | debug    | build            | swift build --build-tests
quick | debug    | tests            | swift test --disable-xctest
quick | debug    | tests-leaks      | Scripts/suite.sh DeliberateLeakRandomRuns
full  | debug    | tests-traces     | swift build --build-tests && Scripts/suite.sh Traces --times 5 --skip-build
full  | debug    | tests-gestures   | TOUCHSTONE_RUNS=20000 Scripts/suite.sh GestureRandomRuns --parts $(nproc)
full  | address  | tests-address    | Scripts/checked.sh random-runs
full  | address  | tests-invariants | Scripts/checked.sh suites
full  | thread   | tests-threads    | Scripts/checked.sh threads
full  | release  | release          | swift build -c release -debug-info-format none --disable-build-manifest-caching --scratch-path Benchmarks/.build/gate && Scripts/check.sh inspector
full  | release  | doctor-speed     | Benchmarks/doctor.py 1 --count
full  | release  | performance      | Benchmarks/gate.sh
full  | release  | router-load      | swift run --package-path Benchmarks -c release -debug-info-format none --disable-build-manifest-caching --scratch-path Benchmarks/.build/gate routerbench 10 --any-ratio
full  | release  | peers            | Benchmarks/peers.sh 1
full  | fuzzing  | fuzzing          | Fuzzing/run.sh 6 --large
full  | debug    | tests-porting    | swift build --build-tests && Scripts/porting.sh
full  | debug    | lldb             | swift build --product touchstone && Scripts/lldb.sh
full  | debug    | members          | swift build --build-tests && Scripts/members.py
full  | debug    | docs             | Scripts/docs.sh
full  | debug    | completion       | swift build --product touchstone && Scripts/completion.sh .build/debug/touchstone
full  | debug    | reports          | swift build --build-tests && Scripts/reports.sh
full  | traits   | tests-evdev      | Scripts/evdev.sh
full  | traits   | tests-cairo      | Scripts/cairo.sh
full  | traits   | tests-sdl        | Scripts/sdl.sh
full  | traits   | tests-lab        | Scripts/lab.sh
full  | examples | examples         | Scripts/examples.sh
full  | debug    | readme           | swift build --build-tests && Scripts/readme.py
'

usage() {
  cat <<'TEXT'
Usage: Scripts/test.sh [--quick] [--only NAME]... [--jobs N] [--list] [--help]

Runs every check of the repository and ends with "N passed, 0 failed".

  --quick      only the steps that need nothing but the Swift toolchain: for the inner loop
  --only NAME  only this step; may be given several times
  --jobs N     as many steps at a time; 2, or 1 on a machine with one core, if not given
  --list       print the steps and their commands, run nothing
  --help       print this text

A step prints its seconds, and those that the processors worked for it, which depend less on other load.
The log of each step is kept in .build/test-logs. With CI=true the logs of the test steps are printed.
Exit codes: 0 all passed, 1 a step failed, 64 wrong use, 69 no usable Swift toolchain.
TEXT
}

refuse() {
  printf 'Scripts/test.sh: %s\nTry Scripts/test.sh --help.\n' "$1" >&2
  exit 64
}

# Prints the table without its empty lines and padding, as when|directory|name|command.
table() {
  sed -e '/^$/d' -e 's/ *| */|/' -e 's/ *| */|/2' -e 's/ *| */|/3' <<<"$steps"
}

list() {
  local when directory name command
  while IFS='|' read -r when directory name command; do
    printf '%-5s  %-16s  %s\n' "$when" "$name" "$command"
  done < <(table)
}

# Refuses to go on without Swift 6.2 or newer.
require_toolchain() {
  local advice='Install it from https://www.swift.org/install and put its usr/bin directory into PATH.'
  if ! command -v swift >/dev/null; then
    printf 'Scripts/test.sh: no swift in PATH. Swift 6.2 or newer is needed.\n%s\n' "$advice" >&2
    exit 69
  fi
  local text version major minor
  if ! text=$(swift --version 2>&1); then
    printf 'Scripts/test.sh: swift is in PATH but does not start:\n%s\n%s\n' "$text" \
      'It may miss system libraries: https://www.swift.org/install lists them for each system.' >&2
    exit 69
  fi
  version=$(sed -nE 's/.*Swift version ([0-9]+\.[0-9]+).*/\1/p' <<<"$text" | head -n 1)
  major=${version%%.*} minor=${version##*.}
  if ((${major:-0} < 6 || (${major:-0} == 6 && ${minor:-0} < 2))); then
    printf 'Scripts/test.sh: found Swift %s, but 6.2 or newer is needed.\n%s\n' \
      "${version:-of an unknown version}" "$advice" >&2
    exit 69
  fi
}

quick=false
jobs=$(($(nproc) > 1 ? 2 : 1))
only=()
while (($# > 0)); do
  case $1 in
    --quick) quick=true ;;
    --only)
      (($# > 1)) || refuse '--only needs the name of a step.'
      table | cut -d'|' -f3 | grep -qxF -- "$2" || refuse "There is no step '$2'; --list prints them all."
      only+=("$2")
      shift
      ;;
    --jobs)
      [[ ${2-} =~ ^[1-9][0-9]*$ ]] || refuse '--jobs needs a number above 0.'
      jobs=$2
      shift
      ;;
    --list) list && exit ;;
    --help | -h) usage && exit ;;
    *) refuse "Unknown option '$1'." ;;
  esac
  shift
done
if $quick && ((${#only[@]} > 0)); then refuse '--quick and --only exclude each other.'; fi

# Tells whether to run the step: `wanted WHEN NAME`.
wanted() {
  local name
  if ((${#only[@]} > 0)); then
    for name in "${only[@]}"; do [[ $name == "$2" ]] && return; done
    return 1
  fi
  [[ $quick == false || $1 == quick ]]
}

cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
require_toolchain
logs=.build/test-logs
mkdir -p "$logs"
passed=0
skipped=0

# The steps that are wanted, by number; `states` has what became of each: waiting, running or over.
directories=() names=() commands=() states=() began=() groups=()
while IFS='|' read -r when directory name command; do
  wanted "$when" "$name" || continue
  directories+=("$directory") names+=("$name") commands+=("$command") states+=(waiting) began+=(0) groups+=(0)
done < <(table)

# Whether the step can start now: others may use its build directory, or install what it needs.
is_free() {
  local other
  for other in "${!names[@]}"; do
    [[ ${states[other]} == running ]] || continue
    if [[ ${names[other]} == dependencies || (${directories[other]} == "${directories[$1]}" && ${directories[$1]} != -) ]]; then
      return 1
    fi
  done
}

# Starts a step in its own process group.
start() {
  local log=$logs/${names[$1]}.log TIMEFORMAT='%0U %0S'
  states[$1]=running
  began[$1]=$SECONDS
  set -m
  { time bash -euo pipefail -c "${commands[$1]}" >"$log" 2>&1 </dev/null; } 2>"$logs/.${names[$1]}.times" &
  set +m
  groups[$1]=$!
}

# Ends the steps that still run.
stop() {
  local step
  for step in "${!names[@]}"; do
    if [[ ${states[step]} == running ]]; then kill -- "-${groups[step]}" 2>/dev/null || true; fi
  done
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# Reports a step that ended: `finish STEP CODE`.
finish() {
  local name=${names[$1]} code=$2 log took processor word=ok
  log=$logs/$name.log
  states[$1]=over
  took=$((SECONDS - began[$1]))
  processor=$(awk '{ seconds = $1 + $2 } END { print seconds + 0 }' "$logs/.$name.times")
  rm -f "$logs/.$name.times"
  case $code in
    0) passed=$((passed + 1)) ;;
    77)
      skipped=$((skipped + 1))
      word="skipped: $(tail -n 1 "$log")"
      ;;
    *) word=FAILED ;;
  esac
  printf '%-16s  %5ds  %5ds of processors  %s\n' "$name" "$took" "$processor" "$word"
  if [[ ${CI:-} == true && $name == tests* && $code != 77 ]]; then
    cat "$log"
  elif ((code != 0 && code != 77)); then
    tail -n 40 "$log"
  fi
  if ((code != 0 && code != 77)); then
    printf '\nThe step "%s" ended with code %d. Its command:\n  %s\nIts whole log:\n  %s\n' \
      "$name" "$code" "${commands[$1]}" "$PWD/$log"
    printf 'Run it again alone with: Scripts/test.sh --only %s\n\n%d passed, 1 failed\n' "$name" "$passed"
    exit 1
  fi
}

running=0
while true; do
  for step in "${!names[@]}"; do
    ((running < jobs)) || break
    if [[ ${states[step]} == waiting ]] && is_free "$step"; then
      start "$step"
      running=$((running + 1))
    fi
  done
  ((running > 0)) || break
  code=0
  wait -n -p ended || code=$?
  for step in "${!names[@]}"; do
    if [[ ${states[step]} == running && ${groups[step]} == "$ended" ]]; then finish "$step" "$code"; fi
  done
  running=$((running - 1))
done

if ((skipped > 0)); then printf '%d skipped\n' "$skipped"; fi
printf '%d passed, 0 failed\n' "$passed"
