#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Tests the porter, a package of its own that links the SwiftSyntax of the toolchain, and the controls that it ports.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

swift test --package-path Porting --disable-xctest
# SwiftPM looks for new files in a dependency only if a manifest is newer than its plan.
touch Porting/Corpus/Package.swift
swift test --package-path Porting/Corpus --disable-xctest
