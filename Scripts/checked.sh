#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Runs tests in a build that checks itself after every event (the trait Invariants) and checks memory accesses:
#   Scripts/checked.sh random-runs  the suites of random runs
#   Scripts/checked.sh suites       all other suites of the touch system
#   Scripts/checked.sh exclusive    random runs, and callbacks that release everything, with exclusivity checks for
#                                   the properties that Documentation/Unchecked.md exempts from them
#   Scripts/checked.sh threads      code for any thread, and tests in tasks, under the thread sanitizer
#
# The second leaves out the readers of files and the output of the command: no touch passes through them, and the
# readers are fuzzed.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

# Nobody edits or debugs these builds: each module is compiled as a whole, and only the lines of the debug information
# are kept, for the stacks that sanitizers print.
checks=(-Xswiftc -wmo -Xswiftc -disable-batch-mode -Xswiftc -num-threads -Xswiftc 2
  -Xswiftc -gline-tables-only -Xswiftc -index-ignore-system-modules -Xswiftc -use-ld=lld)
build=(--traits Invariants --sanitize address --scratch-path .build/address "${checks[@]}")
threads=(--sanitize thread --scratch-path .build/thread "${checks[@]}")
# Test targets that neither suites nor random runs need; the manifest leaves them out.
unneeded='House|TextSources|TouchSnapshot|TouchReport|CommandKit|TouchstoneCommand'
readers="TouchDoctor|$unneeded"

# Tells the manifest which test targets the address sanitizer needs, and which modules to optimize.
choose() {
  TOUCHSTONE_TESTS=$(find Tests -maxdepth 1 -name '*Tests' -printf '%f\n' | grep -vxE "($unneeded)Tests" |
    LC_ALL=C sort | tr '\n' ' ')
  TOUCHSTONE_OPTIMIZED='TouchGraphics TouchCore TouchControls'
  export TOUCHSTONE_TESTS TOUCHSTONE_OPTIMIZED
}

case ${1-} in
  random-runs)
    choose
    TOUCHSTONE_RUNS=${TOUCHSTONE_RUNS:-all} Scripts/suite.sh RandomRuns --parts "$(nproc)" "${build[@]}"
    ;;
  suites)
    choose
    # Tests create reference cycles and leave them behind; the random runs look for leaks themselves.
    ASAN_OPTIONS=detect_leaks=0 swift test --disable-xctest --skip "RandomRuns/|^($readers)Tests[.]" "${build[@]}"
    ;;
  exclusive)
    # A copy, so that the build of the unmodified sources stays valid; a debug build has all checks.
    mkdir -p .build/exclusive
    find Package.swift Plugins Scripts Sources Tests -type d -name .build -prune -o -type f -print0 |
      tar --create --null --files-from=- | tar --extract --directory=.build/exclusive
    cd .build/exclusive
    grep -rlF '@exclusivity(unchecked)' Sources | xargs sed -i 's/@exclusivity(unchecked) \?//'
    swift test --disable-xctest --filter '(RandomRuns|LettingGoTests)/'
    ;;
  threads)
    export TOUCHSTONE_TESTS=ParallelTests TSAN_OPTIONS=halt_on_error=1
    swift build --product TouchstonePackageTests "${threads[@]}"
    swift test --skip-build --disable-xctest "${threads[@]}"
    ;;
  *)
    echo 'Usage: Scripts/checked.sh random-runs|suites|exclusive|threads' >&2
    exit 64
    ;;
esac
