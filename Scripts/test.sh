#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Checks everything that CI checks, one step after the other, and stops at the first that fails.
#
# Each line of the table is one step: when it runs, its name, its command. `quick` steps need the Swift
# toolchain only; `full` steps may need Debian packages, which the step `dependencies` installs.
# A command that exits with 77 had nothing to check yet: the step counts as skipped, and its last
# line of output says why. Steps whose name begins with `tests` print their whole log when CI=true.
set -euo pipefail

# shellcheck disable=SC2016 # The commands are expanded by the shell that runs them.
steps='
full  | dependencies     | Scripts/dependencies.sh
quick | headers          | Scripts/check.sh headers
quick | lengths          | Scripts/check.sh lengths
quick | isolation        | Scripts/check.sh isolation
quick | rectangles       | Scripts/check.sh rectangles
quick | leftovers        | Scripts/check.sh leftovers
quick | format           | Scripts/check.sh format
quick | plugins          | Scripts/check.sh plugins
quick | pages            | Scripts/check.sh pages
quick | promises         | Scripts/check.sh promises
quick | unchecked        | Scripts/check.sh unchecked
quick | path             | Scripts/check.sh path
quick | claims           | Scripts/claims.py
full  | architecture     | Scripts/architecture.py
full  | shell            | Scripts/check.sh shell
full  | hosting          | Scripts/check.sh hosting
quick | uikit            | Scripts/check.sh uikit
quick | build            | swift build --build-tests
quick | tests            | swift test --disable-xctest
quick | tests-leaks      | Scripts/suite.sh DeliberateLeakRandomRuns
full  | tests-traces     | swift build --build-tests && Scripts/suite.sh Traces --times 5 --skip-build
full  | tests-gestures   | TOUCHSTONE_RUNS=20000 Scripts/suite.sh GestureRandomRuns --parts $(nproc)
full  | tests-address    | Scripts/checked.sh random-runs
full  | tests-invariants | Scripts/checked.sh suites
full  | tests-threads    | Scripts/checked.sh threads
full  | tests-porting    | Scripts/porting.sh
full  | tests-evdev      | Scripts/evdev.sh
full  | release          | swift build -c release
full  | completion       | swift build --product touchstone && Scripts/completion.sh .build/debug/touchstone
full  | members          | swift build --build-tests && Scripts/members.py
full  | docs             | Scripts/docs.sh
full  | examples         | Scripts/examples.sh
full  | reports          | swift build --build-tests && Scripts/reports.sh
full  | fuzzing          | Fuzzing/run.sh 6 --large
full  | performance      | Benchmarks/gate.sh
full  | router-load      | swift run --package-path Benchmarks -c release -debug-info-format none --scratch-path Benchmarks/.build/gate routerbench 10 --any-ratio
full  | readme           | swift build --build-tests && Scripts/readme.py
'

usage() {
  cat <<'TEXT'
Usage: Scripts/test.sh [--quick] [--only NAME]... [--list] [--help]

Runs every check of the repository and ends with "N passed, 0 failed".

  --quick      only the steps that need nothing but the Swift toolchain: for the inner loop
  --only NAME  only this step; may be given several times
  --list       print the steps and their commands, run nothing
  --help       print this text

The log of each step is kept in .build/test-logs. With CI=true the logs of the test steps are printed.
Exit codes: 0 all passed, 1 a step failed, 64 wrong use, 69 no usable Swift toolchain.
TEXT
}

refuse() {
  printf 'Scripts/test.sh: %s\nTry Scripts/test.sh --help.\n' "$1" >&2
  exit 64
}

# Prints the table without its empty lines and padding, as when|name|command.
table() {
  sed -e '/^$/d' -e 's/ *| */|/' -e 's/ *| */|/2' <<<"$steps"
}

list() {
  local when name command
  while IFS='|' read -r when name command; do
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
only=()
while (($# > 0)); do
  case $1 in
    --quick) quick=true ;;
    --only)
      (($# > 1)) || refuse '--only needs the name of a step.'
      table | cut -d'|' -f2 | grep -qxF -- "$2" || refuse "There is no step '$2'; --list prints them all."
      only+=("$2")
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

while IFS='|' read -r when name command <&3; do
  wanted "$when" "$name" || continue
  log=$logs/$name.log
  code=0
  began=$SECONDS
  printf '%-16s  ' "$name"
  bash -euo pipefail -c "$command" >"$log" 2>&1 </dev/null || code=$?
  took=$((SECONDS - began))
  case $code in
    0)
      passed=$((passed + 1))
      printf '%5ds  ok\n' "$took"
      ;;
    77)
      skipped=$((skipped + 1))
      printf '%5ds  skipped: %s\n' "$took" "$(tail -n 1 "$log")"
      ;;
    *) printf '%5ds  FAILED\n' "$took" ;;
  esac
  if [[ ${CI:-} == true && $name == tests* && $code != 77 ]]; then
    cat "$log"
  elif ((code != 0 && code != 77)); then
    tail -n 40 "$log"
  fi
  if ((code != 0 && code != 77)); then
    printf '\nThe step "%s" ended with code %d. Its command:\n  %s\nIts whole log:\n  %s\n' \
      "$name" "$code" "$command" "$PWD/$log"
    printf 'Run it again alone with: Scripts/test.sh --only %s\n\n%d passed, 1 failed\n' "$name" "$passed"
    exit 1
  fi
done 3< <(table)

if ((skipped > 0)); then printf '%d skipped\n' "$skipped"; fi
printf '%d passed, 0 failed\n' "$passed"
