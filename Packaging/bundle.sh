#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Packs the doctor for machines without a toolchain: Packaging/bundle.sh [--check] [TRIPLE=PROGRAM]...
#
# `touchstone-doctor` is built with the Swift libraries in it, and stripped. The folder artifacts then has
#
# - touchstone-doctor-TRIPLE.tar.gz: the program alone, for the audit action, the hook of pre-commit and containers;
# - touchstone-doctor.artifactbundle.zip: the bundle of SE-0305, for plugins, with the checksum that a package names;
# - plugins: the package that uses the bundle, ready to be published under a tag;
# - container: the folder to build an image from.
#
# Each archive has its SHA-256 beside it, and the same program gives the same bytes. Programs that have been built elsewhere, such
# as arm64-apple-macosx=PATH, become variants of the bundle; one for this system is taken instead of a build. --check unpacks everything and uses it, as far as this machine
# can.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

# What a download may have.
most=25000000
out=artifacts
checks=false
others=()
built=''
triple=$(swift -print-target-info | sed -nE 's/.*"unversionedTriple": "(.*)".*/\1/p' | head -n 1)
for word in "$@"; do
  case $word in
    --check) checks=true ;;
    -*)
      echo 'Usage: Packaging/bundle.sh [--check] [TRIPLE=PROGRAM]...' >&2
      exit 64
      ;;
    "$triple"=*) built=${word#*=} ;;
    *=*) others+=("$word") ;;
    *)
      echo "Packaging/bundle.sh: $word is not TRIPLE=PROGRAM, such as arm64-apple-macosx=build/touchstone-doctor." >&2
      exit 64
      ;;
  esac
done

for need in zip strip; do
  command -v "$need" >/dev/null && continue
  echo "Packaging/bundle.sh: there is no $need: run Scripts/dependencies.sh"
  exit 77
done
if [[ -z $built ]]; then
  build=(-c release --product touchstone-doctor --static-swift-stdlib -debug-info-format none --scratch-path .build/bundle)
  SWIFT_DETERMINISTIC_HASHING=1 swift build "${build[@]}"
  built=$(swift build "${build[@]}" --show-bin-path)/touchstone-doctor
fi
rm -rf "$out"/touchstone-doctor* "$out/plugins" "$out/container"
bundle=$out/touchstone-doctor.artifactbundle
mkdir -p "$bundle" "$out/container"
program=$out/container/touchstone-doctor
cp "$built" "$program"
strip "$program"
size=$(stat --format %s "$program")
echo "touchstone-doctor for $triple: $size bytes"
if ((size > most)); then
  echo "That is more than $most." >&2
  exit 1
fi
version=$("$program" --version | cut -d ' ' -f 2)

# Files of an archive have no time and no owner, so that it depends on what is in it alone.
pack() {
  tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=a+rX,u+w -cf - "$@" | gzip -n -9
}

checksum() { (cd "$out" && sha256sum "$1" >"$1.sha256"); }

variants=()
for pair in "$triple=$program" ${others[@]+"${others[@]}"}; do
  name=${pair%%=*}
  folder=touchstone-doctor-$version-$name
  mkdir -p "$bundle/$folder/bin"
  cp "${pair#*=}" "$bundle/$folder/bin/touchstone-doctor"
  chmod 755 "$bundle/$folder/bin/touchstone-doctor"
  pack -C "$bundle/$folder/bin" touchstone-doctor >"$out/touchstone-doctor-$name.tar.gz"
  checksum "touchstone-doctor-$name.tar.gz"
  variants+=("{\"path\": \"$folder/bin/touchstone-doctor\", \"supportedTriples\": [\"$name\"]}")
done
list=$(printf '        %s,\n' "${variants[@]}")
cat >"$bundle/info.json" <<JSON
{
  "schemaVersion": "1.0",
  "artifacts": {
    "touchstone-doctor": {
      "type": "executable",
      "version": "$version",
      "variants": [
${list%,}
      ]
    }
  }
}
JSON
cp LICENSE "$bundle"
find "$bundle" -exec touch --no-dereference --date=@315532800 {} +
(cd "$out" && find touchstone-doctor.artifactbundle | LC_ALL=C sort | TZ=UTC zip -q -X -9 -@ touchstone-doctor.artifactbundle.zip)
checksum touchstone-doctor.artifactbundle.zip
sum=$(cut -d ' ' -f 1 "$out/touchstone-doctor.artifactbundle.zip.sha256")

# The plugin is the one of this package, which finds its program in another way.
mkdir -p "$out/plugins/Plugins/AuditPackage" "$out/plugins/Plugins/AuditTarget"
cp Plugins/AuditPackage/AuditPackage.swift Packaging/plugin/DoctorTool.swift "$out/plugins/Plugins/AuditPackage"
sed 's/tool = "DoctorCommand"/tool = "touchstone-doctor"/' Plugins/AuditTarget/AuditTarget.swift \
  >"$out/plugins/Plugins/AuditTarget/AuditTarget.swift"
sed -e "s/VERSION/$version/" -e "s/CHECKSUM/$sum/" Packaging/plugin/Package.swift >"$out/plugins/Package.swift"
cp Packaging/plugin/README.md LICENSE "$out/plugins"
cp Packaging/container/Containerfile "$out/container"
(cd "$out" && ls -l ./*.gz ./*.zip)
if [[ $checks != true ]]; then exit; fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$PWD
expect() {
  if [[ $2 == *"$3"* ]]; then return; fi
  printf 'Packaging/bundle.sh: %s: this was expected: %s\n%s\n' "$1" "$3" "$2" >&2
  exit 1
}
(cd "$out" && sha256sum --check --quiet ./*.sha256)
expect 'the checksum' "$(swift package compute-checksum "$out/touchstone-doctor.artifactbundle.zip")" "$sum"
tar -xzf "$out/touchstone-doctor-$triple.tar.gz" -C "$work"
button='<button id="b1"><rect key="frame" x="20" y="20" width="20" height="20"/><state key="normal" title="Buy"/></button>'
mkdir -p "$work/app/Sources/App"
cat >"$work/app/Sources/App/Main.storyboard" <<XML
<?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
 initialViewController="a"><scenes><scene sceneID="s1"><objects><viewController id="a" sceneMemberID="viewController"><view key="view"
 id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>$button</subviews></view></viewController></objects></scene>
</scenes></document>
XML
echo 'The program alone, without an environment:'
found=$(env -i "$work/touchstone-doctor" audit --show note --fail-on never "$work/app/Sources/App") || true
expect 'an audit' "$found" '[target-too-small]'
# What a container of Debian without anything has: glibc, and the libraries of apt.
libraries=$(ldd "$work/touchstone-doctor" | sed -E '/linux-vdso|lib(c|m|gcc_s|stdc\+\+|pthread|dl|rt)\.so|ld-linux/d')
if [[ -n $libraries ]]; then
  printf 'Packaging/bundle.sh: the program needs more than Debian has without anything:\n%s\n' "$libraries" >&2
  exit 1
fi
echo 'A package that uses the plugins:'
cat >"$work/app/Package.swift" <<SWIFT
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "App", dependencies: [.package(path: "../plugins")],
  targets: [
    .target(
      name: "App", exclude: ["Main.storyboard"], plugins: [.plugin(name: "AuditTarget", package: "plugins")])
  ])
SWIFT
echo 'let answer = 42' >"$work/app/Sources/App/App.swift"
cp -r "$out/plugins" "$work"
# The bundle has not been published yet.
sed -i -E '/url: /d; s|checksum: "[^"]*"|path: "touchstone-doctor.artifactbundle"|' "$work/plugins/Package.swift"
cp -r "$bundle" "$work/plugins"
found=$(cd "$work/app" && swift package audit --show note --fail-on never 2>&1) || true
expect 'the plugin' "$found" '[target-too-small]'
sed -i 's/width="20" height="20"/width="2" height="2"/' "$work/app/Sources/App/Main.storyboard"
found=$(cd "$work/app" && swift build 2>&1) || true
expect 'the plugin of a build' "$found" 'warning: '
found=$(cd "$work/app" && swift build 2>&1) || true
if [[ $found == *'[target-too-small]'* ]]; then
  echo 'Packaging/bundle.sh: a build in which nothing changed is audited again' >&2
  exit 1
fi
echo 'The hook, with the download in place of a build:'
found=$(cd "$work/app" && TOUCHSTONE_DOWNLOADS="file://$root/$out" XDG_CACHE_HOME=$work/cache "$root/Packaging/hook.sh" \
  --show note --fail-on never -- Sources/App/Main.storyboard 2>&1) || true
expect 'the hook' "$found" '[target-too-small]'
expect 'the cache' "$(find "$work/cache" -type f)" "$version"
if command -v podman >/dev/null || docker info >/dev/null 2>&1; then
  engine=$(command -v podman || echo docker)
  "$engine" build -q -t touchstone-doctor "$out/container"
  expect 'the image' "$("$engine" run --rm touchstone-doctor --version)" "$version"
else
  echo 'No image was built: neither podman nor a docker that runs is here.'
fi
echo 'All of it works.'
