#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Writes the styles of the audit's page into the source that has them: Sources/Doctor/TouchDoctor/Audit/Output/Web.swift.
#
# Other modules have a build plugin for that. TouchDoctor is part of apps, which then need no plugin, so its source is
# committed; WebSourceTests fails while it is not current.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc -swift-version 6 -module-name SourceWriter Plugins/SourceWriter/*.swift -o "$work/writer"
mapfile -t files < <(find Sources/Doctor/TouchDoctor/Web Sources/Ground/TextSources/Pages/Web -name '*.css' | LC_ALL=C sort)
"$work/writer" pages Sources/Doctor/TouchDoctor/Audit/Output/Web.swift "${files[@]}"
