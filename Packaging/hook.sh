#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# The hook of pre-commit: audits the files that it is given, with a program that Packaging/obtain.sh finds.
set -euo pipefail
program=$("$(dirname -- "${BASH_SOURCE[0]}")/obtain.sh")
exec "$program" audit --remedies "$@"
