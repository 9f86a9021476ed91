#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Runs the test suites whose name ends with NAME:
#   Scripts/suite.sh NAME [--times N | --parts N] [options of swift test]
#
#   --times N  N times, each in a new process
#   --parts N  in N processes at once, each of which runs one of N parts of the random runs
#
# A filter that matches nothing passes in `swift test`, but fails here.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

if [[ ! ${1-} =~ ^[A-Z][A-Za-z0-9]*$ ]]; then
  echo 'Usage: Scripts/suite.sh NAME [--times N | --parts N] [options of swift test]' >&2
  exit 64
fi
name=$1
shift
times=1
parts=1
if [[ ${1-} == --times || ${1-} == --parts ]]; then
  if [[ ! ${2-} =~ ^[1-9][0-9]*$ ]]; then
    echo "Scripts/suite.sh: $1 needs a number above 0, not '${2-}'." >&2
    exit 64
  fi
  declare "${1#--}=$2"
  shift 2
fi

if ! grep -rqE --include='*.swift' "(struct|class|enum|actor) \w*$name\b" Tests; then
  echo "no suite in Tests has a name that ends with $name yet"
  exit 77
fi

# Builds, and runs the suites in this process: `run LOG [option of swift test...]`.
run() {
  local log=$1
  shift
  swift test --disable-xctest --filter "$name/" "$@" >"$log" 2>&1
}

# Prints the log of a process, and fails if no test ran in it.
show() {
  cat "$1"
  if grep -q 'Test run with 0 tests' "$1"; then
    echo "Scripts/suite.sh: no test ran: the filter $name/ matches no test of a suite." >&2
    return 1
  fi
}

mkdir -p .build
# Random runs count the memory blocks that they lose. LeakSanitizer looks for leaks too, but cannot read tagged Swift
# references, such as those to side tables with weak reference counts. To suppress these it must also be told to
# suppress everything reachable from them.
export ASAN_OPTIONS=detect_leaks=0
failed=0
if ((parts > 1)); then
  swift build --build-tests "$@"
  for ((part = 1; part <= parts; part++)); do
    # The lock is for builds; nothing is built any more.
    TOUCHSTONE_PART=$part/$parts run ".build/suite.$part.log" --skip-build --ignore-lock "$@" &
  done
  for ((part = 1; part <= parts; part++)); do wait -n || failed=1; done
  for ((part = 1; part <= parts; part++)); do
    printf 'Part %d of %d\n' "$part" "$parts"
    show ".build/suite.$part.log" || failed=1
  done
else
  for ((process = 1; process <= times; process++)); do
    printf 'Process %d of %d\n' "$process" "$times"
    run .build/suite.log "$@" || failed=1
    show .build/suite.log || failed=1
    ((failed == 0)) || break
  done
fi
exit "$failed"
