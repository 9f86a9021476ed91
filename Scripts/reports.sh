#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Writes the reports of the tests and the page of an audit into .build/reports and opens each in a headless Chromium:
# see Scripts/report-check.py. axe-core checks each of them; pip fetches it once into .build/axe. It needs the build of
# Scripts/build.sh.
# `Scripts/reports.sh --accept` accepts the current images; review them first.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

# shellcheck source=Scripts/build.sh
. Scripts/build.sh
needs python3 chromium
folder=.build/reports
rm -rf "$folder"
TOUCHSTONE_REPORTS=$PWD/$folder Scripts/suite.sh ReportFilesTests
"$products/touchstone" audit --fail-on never --show note --html "$folder/audit.html" Scripts/report/hostile-dump.txt
Scripts/report-check.py --axe "${1:---pictures}" "$folder"/*.html
