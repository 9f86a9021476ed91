#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Makes the site: Scripts/web.sh [--check | --module]. The doctor as a page that needs no server and no network, the pages of its
# reasons and rules, and what else has been built: the report of the demo and the documentation. All of it is in `site`.
#
# The doctor is compiled with Embedded Swift for WebAssembly (Scripts/embedded.sh) and linked with wasi-libc; the page imports
# nothing into it. `--module` makes only that, .build/web/doctor.wasm. `--check` also compares its answers with those of the
# command, gives it what nobody should, and uses the page in Chromium.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

case ${1-} in
  '' | --check | --module) ;;
  *)
    echo 'Usage: Scripts/web.sh [--check | --module]' >&2
    exit 64
    ;;
esac
for program in node wasm-ld clang wasm-opt terser; do
  command -v "$program" >/dev/null && continue
  echo "Scripts/web.sh: there is no $program: run Scripts/dependencies.sh"
  exit 77
done
libc=/usr/lib/wasm32-wasi/libc.a
[[ -e $libc ]] || {
  echo 'Scripts/web.sh: wasi-libc is not installed: run Scripts/dependencies.sh'
  exit 77
}

modules=.build/web/modules
resources=$(swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath": "(.*)".*/\1/p')
mkdir -p "$modules"
Scripts/embedded.sh "$modules"
sources=Web/Doctor/Module

# Whether a file is newer than those that it is made of.
is_newer() {
  local made=$1 source
  [[ -e $made ]] || return 1
  for source in "${@:2}"; do
    if [[ $source -nt $made ]]; then return 1; fi
  done
}

# Embedded Swift compiles the functions of all modules with the program that uses them. What makes code larger for speed is
# left out: a function for each closure that it is called with (sorting, above all), and loops and what they hold twice.
if ! is_newer "$modules/DoctorPage.o" "$sources"/*.swift "$modules"/*.swiftmodule; then
  swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -swift-version 6 -Osize \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -strict-memory-safety -warnings-as-errors -package-name Touchstone \
    -Xllvm -sil-disable-pass=closure-specialize -Xllvm -sil-disable-pass=loop-unroll \
    -Xllvm -sil-disable-pass=array-property-opt -Xllvm -sil-disable-pass=loop-rotate \
    -parse-as-library -module-name DoctorPage -I "$modules" -c -o "$modules/DoctorPage.o" "$sources"/*.swift
fi
for file in memory numbers; do
  clang --target=wasm32-wasi -Os -Wall -Wextra -Werror -isystem /usr/include/wasm32-wasi \
    -c "$sources/$file.c" -o "$modules/$file.o"
done
# A deep stack: the trees of files are walked with stacks of their own, but Swift destroys what they made.
wasm-ld --no-entry --gc-sections --strip-all --stack-first -z stack-size=4194304 --wrap=free --wrap=posix_memalign \
  --export=doctor_take --export=doctor_return --export=doctor_ask --export=doctor_answer --export=doctor_memory \
  -o .build/web/linked.wasm "$modules"/{DoctorPage,memory,numbers}.o \
  "$resources/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a" "$libc"
# Nothing lies in the first kilobyte, which is the end of the stack: an offset that is added to an address becomes part of the
# load, and what that leaves is made smaller once more.
wasm-opt --low-memory-unused -Oz --optimize-added-constants-propagate -Oz --converge --enable-bulk-memory \
  --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals \
  .build/web/linked.wasm -o .build/web/doctor.wasm
# What unpacks it in the page: for speed, because everybody waits for it.
clang --target=wasm32 -O2 -nostdlib -ffreestanding -Wall -Wextra -Werror -c "$sources/unpack.c" -o "$modules/unpack.o"
wasm-ld --no-entry --gc-sections --strip-all -z stack-size=16384 \
  --export=start --export=unpack --export=__heap_base -o .build/web/unpack.wasm "$modules/unpack.o"
clang -O2 -Wall -Wextra -Werror -o .build/web/pack "$sources/pack.c"
if [[ ${1-} == --module ]]; then exit; fi

mkdir -p site
for report in .build/checks/debug/touchstone .build/debug/touchstone; do
  [[ -x $report ]] || continue
  rm -f site/demo.html
  "$report" demo --report site/demo.html >/dev/null && break
done
# On the site the report has a way back.
if [[ -f site/demo.html ]]; then
  sed -i '0,/Touchstone<\/p>/s//Touchstone<a href="index.html">Doctor<\/a><\/p>/' site/demo.html
fi
if [[ -d .build/site ]]; then
  rm -rf site/documentation
  cp -r .build/site site/documentation
fi
# Where Debian has the modules of terser, whichever node runs it.
NODE_PATH=/usr/share/nodejs node Scripts/web/build.js .build/web/doctor.wasm site
echo 'The site is in site: open site/index.html'
if [[ ${1-} != --check ]]; then exit; fi

doctor=.build/checks/debug/touchstone-doctor
[[ -x $doctor ]] || doctor=.build/modules/Doctor/debug/touchstone-doctor
node Scripts/web/answers.js .build/web/doctor.wasm "$doctor"
node Scripts/web/fuzz.js .build/web/doctor.wasm
python3 Scripts/web-check.py site --shots .build/web/shots
