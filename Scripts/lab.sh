#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Tests the lab in the build of Scripts/build.sh: connects as a page does, and as nobody should; and touches the page in
# Chromium and Firefox. Pictures of the page are kept in .build/lab. `Scripts/lab.sh --soak SECONDS` only touches at random
# while it watches the memory; `Scripts/lab.sh --network` only connects from another network namespace, which needs root.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

if (($# > 0)) && [[ $* != --network && ! $* =~ ^--soak\ [1-9][0-9]*$ ]]; then
  echo 'Usage: Scripts/lab.sh [--soak SECONDS | --network]' >&2
  exit 64
fi
# shellcheck source=Scripts/build.sh
. Scripts/build.sh
needs python3 chromium firefox-esr
needs_trait Lab libwebsockets-dev
if [[ ${1-} == --network ]]; then
  needs ip
  python3 Scripts/lab-network.py "$products/touchstone"
  exit
elif (($# > 0)); then
  python3 Scripts/lab-soak.py "$products/touchstone" "$2"
  exit
fi
python3 Scripts/lab-calls.py "$products/touchstone"
python3 Scripts/lab-hostile.py "$products/touchstone"
python3 Scripts/lab-check.py "$products/touchstone" --shots .build/lab
