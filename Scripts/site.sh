#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Makes one static site, .build/site, of the archives that Scripts/docs.sh has built: Scripts/site.sh [BASE].
#
# BASE is the path of the site on its server, such as touchstone for https://example.org/touchstone; without it, the
# site is for the root of a server. To look at it: python3 -m http.server --directory .build/site
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

docc=$(command -v docc || true)
[[ -n $docc ]] || docc=$(dirname -- "$(readlink -f -- "$(command -v swift)")")/docc
shopt -s nullglob
archives=(.build/docs/*.doccarchive)
if ((${#archives[@]} == 0)); then
  echo 'Scripts/site.sh: there are no archives in .build/docs: run Scripts/docs.sh first.' >&2
  exit 66
fi

rm -rf .build/docs/all .build/site
"$docc" merge "${archives[@]}" --synthesized-landing-page-name Touchstone --output-path .build/docs/all
base=()
if [[ -n ${1-} ]]; then base=(--hosting-base-path "$1"); fi
"$docc" process-archive transform-for-static-hosting .build/docs/all --output-path .build/site "${base[@]}"
# The root of the site leads to the list of modules.
cat >.build/site/index.html <<'HTML'
<!doctype html><meta charset="utf-8"><title>Touchstone</title>
<meta http-equiv="refresh" content="0; url=documentation/">
<a href="documentation/">The documentation of Touchstone</a>
HTML
echo 'The site is in .build/site'
