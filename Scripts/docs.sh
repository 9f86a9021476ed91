#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Builds the documentation of every library target of every library product, offline, with warnings
# as errors, into .build/docs/<Target>.doccarchive.
#
# The tutorials in Documentation are articles of the module Touchstone: Scripts/tutorials.py.
#
# Targets come in the order of their dependencies, so that a page can link into a module it depends on
# by a path that starts with a slash: ``/TouchCore/UIView``.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

if (($# > 0)); then
  echo 'Usage: Scripts/docs.sh (it takes no arguments)' >&2
  exit 64
fi

# Prints the path of a program of the toolchain: from PATH or beside the real swift.
tool() {
  command -v "$1" || {
    local beside
    beside=$(dirname -- "$(readlink -f -- "$(command -v swift)")")/$1
    if [[ ! -x $beside ]]; then
      echo "Scripts/docs.sh: no $1 in PATH or beside swift. It comes with the toolchains of swift.org." >&2
      exit 69
    fi
    echo "$beside"
  }
}

docc=$(tool docc)
extract=$(tool swift-symbolgraph-extract)

# Prints the Swift targets of the library products as "name path", dependencies first.
targets() {
  swift package describe --type json 2>/dev/null | python3 -c '
import json, sys
package = json.load(sys.stdin)
known = {target["name"]: target for target in package["targets"]}
order = []
def visit(name):
    if name not in known or name in order: return
    for dependency in known[name].get("target_dependencies") or []: visit(dependency)
    order.append(name)
libraries = [n for p in package["products"] if "library" in p["type"] for n in p["targets"]]
for name in libraries: visit(name)
for name in order:
    # The modules with the names of Apple'"'"'s declare nothing.
    isNamed = known[name]["path"].startswith("Sources/UIKit/Names/")
    if name in libraries and known[name]["module_type"] == "SwiftTarget" and not isNamed:
        print(name, known[name]["path"])
'
}

mapfile -t libraries < <(targets)
if ((${#libraries[@]} == 0)); then
  echo 'Scripts/docs.sh: swift package describe lists no library target. Does the manifest compile?' >&2
  exit 1
fi
for library in "${libraries[@]}"; do
  read -r target path <<<"$library"
  if [[ ! -f $path/$target.docc/$target.md ]]; then
    echo "Scripts/docs.sh: $target has no documentation: write its landing page $path/$target.docc/$target.md" >&2
    exit 1
  fi
done

# The graphs are taken from the build of Scripts/build.sh. `swift package dump-symbol-graph` is unsuitable: it builds every
# target again, with every trait, in the location of the normal build.
# shellcheck source=Scripts/build.sh
. Scripts/build.sh
needs python3
mapfile -t modules < <(module_arguments)
triple=$(swift -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')

# Writes the graphs of a module into a folder: `graphs TARGET FOLDER`. Members from Foundation or from default
# implementations of protocols are omitted: their comments link to foreign symbols.
graphs() {
  "$extract" -module-name "$1" "${modules[@]}" -target "$triple" -output-dir "$2" \
    -minimum-access-level public -skip-synthesized-members -skip-inherited-docs -emit-extension-block-symbols
}

output=.build/docs
rm -rf "$output"
mkdir -p "$output/graphs"
dependencies=()
for library in "${libraries[@]}"; do
  read -r target path <<<"$library"
  echo "Building the documentation of $target"
  mkdir "$output/graphs/$target"
  # <Target>.symbols.json, and <Target>@<Other>.symbols.json for its extensions of another module.
  graphs "$target" "$output/graphs/$target"
  catalog=$path/$target.docc
  if [[ $target == Touchstone ]]; then
    catalog=$output/graphs/$target.docc
    Scripts/tutorials.py "$path/$target.docc" "$catalog"
  fi
  "$docc" convert "$catalog" --warnings-as-errors \
    --fallback-display-name "$target" \
    --fallback-bundle-identifier "$target" \
    --additional-symbol-graph-dir "$output/graphs/$target" \
    --enable-experimental-external-link-support "${dependencies[@]}" \
    --output-path "$output/$target.doccarchive"
  dependencies+=(--dependency "$output/$target.doccarchive")
done
rm -r "$output/graphs"
echo "The documentation is in $output"
