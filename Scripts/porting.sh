#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Tests the porter, a package of its own that links the SwiftSyntax of the toolchain.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

swift test --package-path Porting --disable-xctest
