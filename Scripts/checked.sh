#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Runs tests in a build that checks itself after every event (the trait Invariants) and every access to memory:
#   Scripts/checked.sh random-runs  the suites of random runs
#   Scripts/checked.sh suites       all others of the touch system
#   Scripts/checked.sh threads      the tests that use tasks and threads, with every access of two threads checked
#
# What reads files and what the command prints are left out of the second: no touch goes through them, and the
# readers are fuzzed.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

build=(--traits Invariants --sanitize address --scratch-path .build/address -Xswiftc -use-ld=lld)
readers='TextSources|TouchSnapshot|TouchDoctor|TouchReport|CommandKit|TouchstoneCommand'

case ${1-} in
  random-runs) Scripts/suite.sh RandomRuns --parts "$(nproc)" "${build[@]}" ;;
  suites)
    # Tests make circles of references and leave them behind; the random runs look for leaks themselves.
    ASAN_OPTIONS=detect_leaks=0 swift test --disable-xctest --skip "RandomRuns/|^($readers)Tests[.]" "${build[@]}"
    ;;
  threads)
    export TSAN_OPTIONS=halt_on_error=1
    for suite in ParallelStageTests CurrentApplicationTests; do
      Scripts/suite.sh "$suite" --times 1 --sanitize thread --scratch-path .build/thread -Xswiftc -use-ld=lld
    done
    ;;
  *)
    echo 'Usage: Scripts/checked.sh random-runs|suites|threads' >&2
    exit 64
    ;;
esac
