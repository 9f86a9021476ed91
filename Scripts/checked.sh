#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Runs tests in builds that check themselves:
#   Scripts/checked.sh random-runs  the suites of random runs, under the address sanitizer
#   Scripts/checked.sh suites       all other suites of the touch system, under the address sanitizer
#   Scripts/checked.sh exclusive    random runs, and callbacks that release everything, with exclusivity checks for
#                                   the properties that Documentation/Unchecked.md exempts from them
#   Scripts/checked.sh threads      code for any thread, and tests in tasks, under the thread sanitizer
#   Scripts/checked.sh sessions     a million random runs of gestures with everything that can change in the middle of them
#                                   and a million in a crowd, in an optimized build without a sanitizer, whose assertions
#                                   stay in; TOUCHSTONE_RUNS says how many instead
#   Scripts/checked.sh pins         the tests that pin the values of TouchTuning, each with that value changed
#
# The first two check the touch system after every event (the trait Invariants). They leave out the readers of files and
# the output of the command: no touch passes through them, and the readers are fuzzed.
#
# Each builds a copy of the package in .build/copies, whose manifest or sources it changes.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

# How builds with a sanitizer are made: only the lines of the debug information are kept, for the stacks that it prints.
options=(-Xswiftc -wmo -Xswiftc -disable-batch-mode -Xswiftc -num-threads -Xswiftc 2
  -Xswiftc -gline-tables-only -Xswiftc -index-ignore-system-modules -Xswiftc -use-ld=lld)
# Test targets that no touch passes through.
readers='TextSourcesTests TouchSnapshotTests TouchReportTests CommandKitTests TouchstoneCommandTests HouseTests'

# shellcheck source=Scripts/build.sh
. Scripts/build.sh
# shellcheck source=Scripts/copies.sh
. Scripts/copies.sh

# Leaves test targets out of a copy: `leave_out COPY "TARGET..."`.
leave_out() {
  change "$1" "package.targets.removeAll { \$0.type == .test && \"$2\".split(separator: \" \").contains(Substring(\$0.name)) }"
}

# Optimizes what random runs pass through in a copy, because they would otherwise take several times as long. Assertions stay
# in.
optimize() {
  local modules='TouchGraphics TouchLayout TouchCore TouchControls TouchTrace TouchStage TouchTesting PreciseTouch RandomRunning'
  modules+=' TouchDrawing TouchAnimation TouchRender TouchDynamics TouchInterface TouchInterfaceTests TouchCoreTests'
  change "$1" "for target in package.targets where \"$modules\".split(separator: \" \").contains(Substring(target.name)) {
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags([\"-O\", \"-assert-config\", \"Debug\"])]
}"
}

# Makes a build with the address sanitizer, in which each event is checked.
build_address() {
  copy address
  leave_out address "$readers"
  optimize address
  swift build --package-path .build/copies/address --scratch-path .build/address --build-tests --traits Invariants \
    --sanitize address "${options[@]}"
}

case ${1-} in
  random-runs)
    build_address
    TOUCHSTONE_RUNS=${TOUCHSTONE_RUNS:-all} Scripts/suite.sh --in .build/address RandomRuns --parts "$(nproc)"
    ;;
  suites)
    build_address
    Scripts/suite.sh --in .build/address --all --skip 'RandomRuns/|^TouchDoctorTests[.]'
    ;;
  exclusive)
    copy exclusive
    grep -rlF '@exclusivity(unchecked)' .build/copies/exclusive/Sources | xargs sed -i 's/@exclusivity(unchecked) \?//'
    # A debug build has all checks.
    leave_out exclusive "$readers"
    swift build --package-path .build/copies/exclusive --scratch-path .build/exclusive --build-tests "${whole[@]}"
    Scripts/suite.sh --in .build/exclusive '(RandomRuns|LettingGoTests)'
    ;;
  sessions)
    copy sessions
    optimize sessions
    # The tests of one module are enough, and so are the modules that they need.
    TOUCHSTONE_GROUPS=TouchCore swift build --package-path .build/copies/sessions --scratch-path .build/sessions \
      --build-tests "${whole[@]}"
    TOUCHSTONE_RUNS=${TOUCHSTONE_RUNS:-1000000} Scripts/suite.sh --in .build/sessions GestureRandomRuns --parts "$(nproc)"
    ;;
  threads)
    copy thread
    others=$(find Tests -mindepth 2 -maxdepth 2 -name '*Tests' -printf '%f\n' | grep -v '^ParallelTests$' | LC_ALL=C sort)
    leave_out thread "${others//$'\n'/ }"
    swift build --package-path .build/copies/thread --scratch-path .build/thread --product TouchstonePackageTests \
      --sanitize thread "${options[@]}"
    TSAN_OPTIONS=halt_on_error=1 Scripts/suite.sh --in .build/thread ParallelTests
    ;;
  pins)
    copy pins
    Scripts/pins.py mutate "$(find .build/copies/pins/Sources -name TouchTuning.swift)"
    leave_out pins HouseTests
    swift build --package-path .build/copies/pins --scratch-path .build/pins --build-tests "${whole[@]}"
    Scripts/pins.py run .build/pins/debug/TouchstonePackageTests.xctest
    ;;
  *)
    sed -n '4,14s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2
    exit 64
    ;;
esac
