#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Runs tests that have been built:
#   Scripts/suite.sh [--in DIRECTORY] --all [--skip PATTERN]        every test, in two processes at once
#   Scripts/suite.sh [--in DIRECTORY] NAME [--times N | --parts N]  the module of tests of that name, or the suites whose
#                                                                   name ends with it
#
#   --in DIRECTORY  the directory of the build, if it is not that of Scripts/build.sh
#   --skip PATTERN  without the tests whose path matches the pattern
#   --times N       N times, each in a new process
#   --parts N       in N processes at once, each of which runs one of N parts of the random runs
#
# A filter that matches nothing passes in `swift test`, but fails here.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

refuse() {
  printf 'Scripts/suite.sh: %s\n' "$1" >&2
  sed -n '4,13s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2
  exit 64
}

directory=.build/checks
name='' times=1 parts=1 skipped=()
while (($# > 0)); do
  case $1 in
    --all) name=--all ;;
    --in | --skip | --times | --parts)
      (($# > 1)) || refuse "$1 needs a value."
      case $1 in
        --in) directory=$2 ;;
        --skip) skipped=(--skip "$2") ;;
        *)
          [[ $2 =~ ^[1-9][0-9]*$ ]] || refuse "$1 needs a number above 0, not '$2'."
          declare "${1#--}=$2"
          ;;
      esac
      shift
      ;;
    [A-Z\(]*) name=$1 ;;
    *) refuse "There is no option '$1'." ;;
  esac
  shift
done
[[ -n $name ]] || refuse 'It needs the name of a suite, or --all.'
program=$directory/debug/TouchstonePackageTests.xctest
if [[ ! -x $program ]]; then
  echo "Scripts/suite.sh: there is no $program; run Scripts/build.sh." >&2
  exit 69
fi

# The modules whose tests take as long as those of all others together.
half='^(TouchCoreTests|TouchControlsTests|TouchLabTests)[.]'

# A module, or the end of the name of a suite.
filter=$name/
if compgen -G "Tests/*/$name" >/dev/null || [[ -d Tests/$name ]]; then filter="^${name}[.]"; fi

# Random runs count the memory blocks that they lose. LeakSanitizer looks for leaks too, but cannot read tagged Swift
# references, such as those to side tables with weak reference counts. To suppress these it must also be told to
# suppress everything reachable from them.
export ASAN_OPTIONS=detect_leaks=0

# Runs tests in a process of their own: `run LOG [OPTION...]`.
run() {
  "$program" --testing-library swift-testing "${@:2}" >"$1" 2>&1
}

# Prints the log of a process, and fails if no test ran in it: `show LOG TITLE`.
show() {
  echo "$2"
  cat "$1"
  if ! grep -qE 'Test run with [1-9][0-9]* tests?' "$1"; then
    echo "Scripts/suite.sh: no test ran: nothing matches '$name'." >&2
    return 1
  fi
}

logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
failed=0
if [[ $name == --all ]]; then
  run "$logs/1" --filter "$half" "${skipped[@]}" &
  run "$logs/2" --skip "$half" "${skipped[@]}" &
  for process in 1 2; do wait -n || failed=1; done
  for process in 1 2; do show "$logs/$process" "Process $process of 2" || failed=1; done
elif ((parts > 1)); then
  for ((part = 1; part <= parts; part++)); do
    TOUCHSTONE_PART=$part/$parts run "$logs/$part" --filter "$filter" "${skipped[@]}" &
  done
  for ((part = 1; part <= parts; part++)); do wait -n || failed=1; done
  for ((part = 1; part <= parts; part++)); do show "$logs/$part" "Part $part of $parts" || failed=1; done
else
  for ((process = 1; process <= times; process++)); do
    run "$logs/1" --filter "$filter" "${skipped[@]}" || failed=1
    show "$logs/1" "Process $process of $times" || failed=1
    ((failed == 0)) || break
  done
fi
exit "$failed"
