#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Tests `touchstone mcp` with the official Python client of the Model Context Protocol, which pip gets from PyPI:
#   Scripts/agents.sh [PROGRAM]
#
# Without PROGRAM it is the one that Scripts/build.sh has built.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

program=${1:-.build/checks/debug/touchstone}
[[ -x $program ]] || {
  echo "agents.sh: there is no program $program; run Scripts/build.sh first." >&2
  exit 69
}
client=.build/agents/client
if [[ ! -d $client ]]; then
  mkdir -p .build/agents
  python3 -m pip install --quiet --target "$client.part" 'mcp==2.3.0' || {
    echo 'agents.sh: pip could not get mcp 2.3.0 from PyPI.' >&2
    exit 69
  }
  mv "$client.part" "$client"
fi
PYTHONPATH=$client exec python3 Scripts/agents.py "$program"
