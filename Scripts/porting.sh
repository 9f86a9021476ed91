#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Tests the porter, a package of its own that links the SwiftSyntax of the toolchain, and the controls that it ports.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

swift test --package-path Porting --disable-xctest
# In the build directory of the package, so that the modules that it has already compiled are not compiled again. The plan
# of one package must not serve the other: the next build in this directory makes its own.
trap 'rm -f .build/debug.yaml' EXIT
swift test --package-path Porting/Corpus --scratch-path .build --disable-build-manifest-caching --disable-xctest
