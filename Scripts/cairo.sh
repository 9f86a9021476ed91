#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Tests pictures: builds with the trait Cairo, which the normal build does without, and runs the tests that compare
# windows with PNG files. TOUCHSTONE_RECORD=1 records the files.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

if (($# > 0)); then
  echo 'Usage: Scripts/cairo.sh (it takes no arguments)' >&2
  exit 64
fi
if ! pkg-config --exists cairo; then
  echo 'Scripts/cairo.sh: there is no cairo; install the package libcairo2-dev.' >&2
  exit 69
fi

# shellcheck source=Scripts/traits.sh
. Scripts/traits.sh
export TOUCHSTONE_TESTS=$traits_tests
log=$(mktemp)
trap 'rm -f "$log"' EXIT
swift build "${build[@]}" --build-tests | tee "$log"
if grep -q 'warning:' "$log"; then
  echo 'Scripts/cairo.sh: the build has warnings.' >&2
  exit 1
fi
swift test "${build[@]}" --skip-build --disable-xctest
