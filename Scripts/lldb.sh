#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Tests the command `touch` of Debugger/touch.py with the toolchain's own LLDB: a program that uses Touchstone is stopped
# in the middle of a touch, and asked. Where LLDB cannot start or may not debug, it says so and tests nothing.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

if (($# > 0)); then
  echo 'Usage: Scripts/lldb.sh (it takes no arguments)' >&2
  exit 64
fi

skip() {
  echo "Scripts/lldb.sh: NOT TESTED: $1"
  exit 0
}

lldb=$(dirname -- "$(readlink -f -- "$(command -v swift)")")/lldb
[[ -x $lldb ]] || lldb=$(dirname -- "$(command -v swift)")/lldb
[[ -x $lldb ]] || skip 'the toolchain has no lldb.'

# Toolchains for Debian 12 link Python 3.10, which Debian 12 does not have. Homes of Python 3.10 that other programs
# installed will do.
run_lldb() { "$lldb" --no-lldbinit --batch "$@" 2>&1; }
if ! run_lldb --version >/dev/null; then
  for library in "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.10.*/lib/libpython3.10.so.1.0 /usr/local/lib/libpython3.10.so.1.0; do
    [[ -f $library ]] || continue
    home=$(dirname -- "$(dirname -- "$library")")
    run_lldb() {
      env "LD_LIBRARY_PATH=$home/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" "PYTHONHOME=$home" \
        "$lldb" --no-lldbinit --batch "$@" 2>&1
    }
    break
  done
  run_lldb --version >/dev/null || skip 'the toolchain'"'"'s lldb does not start; it needs the Python that it was built with.'
fi
run_lldb -o run -- /bin/true | grep -q 'exited with status = 0' || skip 'this machine does not let lldb run programs.'

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/scene.json5" <<'TEXT'
{
  size: [375, 667],
  controller: {},
  views: [
    { class: "UIButton", name: "buy", title: "Buy", frame: [20, 100, 200, 44] },
    { class: "UIButton", name: "sell", title: "Sell", frame: [20, 500, 200, 44] },
    { class: "UIView", name: "cover", frame: [0, 0, 300, 400] },
  ],
}
TEXT
echo 'tap "sell"' >"$folder/tap.touch"

TOUCHSTONE=$PWD/.build/debug/touchstone
export TOUCHSTONE
questions=(
  'touch why Buy'
  'touch why Sell'
  'touch why 120 522 Sell'
  'touch audit'
  'touch dump'
  'touch why No such view'
  'touch why 100'
  'touch why -5 10'
  'touch why --at 5,5'
  "touch why Don't"
  'touch why Nothing'
  'touch ponder'
)
arguments=(-O 'settings set interpreter.stop-command-source-on-error false'
  -O 'command script import Debugger/touch.py')
{
  echo 'touch why Buy'
  echo 'breakpoint set --one-shot true --name UIApplication.sendEvent'
  echo 'run'
  printf '%s\n' "${questions[@]}"
} >"$folder/commands"
run_lldb "${arguments[@]}" -s "$folder/commands" -- "$TOUCHSTONE" play "$folder/scene.json5" "$folder/tap.touch" \
  >"$folder/output" || true

failed=0
expect() {
  if ! grep -qF -- "$1" "$folder/output"; then
    echo "Scripts/lldb.sh: this was expected, and not printed: $1" >&2
    failed=1
  fi
}
expect 'No app is running. Run or attach to one'
expect "UIButton 'Buy' does not get the touch at 120, 122 (certain)."
expect 'lies in front of it, in the same'
expect "UIButton 'Sell' gets the touch at 120, 522 (certain)."
expect 'covers all of UIButton "Buy" and takes the touches [covered-target]'
expect '; frame = (20 500; 200 44);'
expect 'takes one view. Put quotes around a text with blanks: "No such view".'
expect 'A point has two numbers:'
expect "error: standard input: no view has the address, index path, identifier, text, label or class 'Nothing'"
expect 'No view gets the touch at -5, 10 (certain).'
expect 'Leave out --at: the point and the view stand alone'
expect "A quote has no end in: why Don't."
expect 'There is no'
if ((failed)); then
  cat "$folder/output" >&2
  exit 1
fi
echo 'The command touch answered in lldb.'
