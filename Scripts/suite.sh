#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Runs the test suites whose name ends with NAME, each time in a new process:
#   Scripts/suite.sh NAME [--times N] [options of swift test]
#
# A filter that matches nothing passes in `swift test`; here it fails.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

if [[ ! ${1-} =~ ^[A-Z][A-Za-z0-9]*$ ]]; then
  echo 'Usage: Scripts/suite.sh NAME [--times N] [options of swift test]' >&2
  exit 64
fi
name=$1
shift
times=1
if [[ ${1-} == --times ]]; then
  if [[ ! ${2-} =~ ^[1-9][0-9]*$ ]]; then
    echo "Scripts/suite.sh: --times needs a number above 0, not '${2-}'." >&2
    exit 64
  fi
  times=$2
  shift 2
fi

if ! grep -rqE --include='*.swift' "(struct|class|enum|actor) \w*$name\b" Tests; then
  echo "no suite in Tests has a name that ends with $name yet"
  exit 77
fi

mkdir -p .build
export LSAN_OPTIONS="suppressions=$PWD/Scripts/leaks.supp:print_suppressions=0"
for ((run = 1; run <= times; run++)); do
  printf 'Process %d of %d\n' "$run" "$times"
  swift test --disable-xctest --filter "$name/" "$@" 2>&1 | tee .build/suite.log
  if grep -q 'Test run with 0 tests' .build/suite.log; then
    echo "Scripts/suite.sh: no test ran: the filter $name/ matches no test of a suite." >&2
    exit 1
  fi
done
