#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Tests windows of the desktop: shows a scene with `touchstone run` on a display of Xvfb, taps, drags, types and
# scrolls with xdotool, and checks what is printed and what is on the screen. The screenshot is kept in .build/window.png.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

if (($# > 0)); then
  echo 'Usage: Scripts/sdl.sh (it takes no arguments)' >&2
  exit 64
fi
# shellcheck source=Scripts/build.sh
. Scripts/build.sh
# shellcheck source=Scripts/display.sh
. Scripts/display.sh
touchstone=$products/touchstone

fail() {
  printf 'Scripts/sdl.sh: %s\n' "$1" >&2
  for log in "$folder"/*.log; do sed "s|^|$(basename "$log"): |" "$log" >&2; done
  exit 1
}

# Waits until a file has a line: `await FILE PATTERN`.
await() {
  for _ in {1..100}; do
    if grep -qE -- "$2" "$1" 2>/dev/null; then return; fi
    sleep 0.1
  done
  fail "nobody printed a line with '$2'"
}

# Without a display the command says so.
for driver in SDL_VIDEODRIVER=x11 -uSDL_VIDEODRIVER; do
  code=0
  env -u DISPLAY -u WAYLAND_DISPLAY "$driver" timeout 20 "$touchstone" run button/click >"$folder/none.log" 2>&1 || code=$?
  ((code == 69)) || fail "without a display the exit code is $code ($driver)"
  grep -q 'there is no display' "$folder/none.log" || fail "without a display it does not say so ($driver)"
done

cat >"$folder/window.scene.json5" <<'SCENE'
{
  name: "window",
  size: [320, 240],
  views: [
    { class: "UISwitch", name: "toggle", frame: [40, 40, 51, 31], actions: { valueChanged: "toggled" } },
    { class: "UISlider", name: "volume", frame: [40, 120, 240, 34], actions: { valueChanged: "volume changed" } },
    { class: "UITextField", name: "field", frame: [120, 40, 160, 34], actions: { editingChanged: "typed" } },
    { class: "UIScrollView", name: "list", frame: [0, 170, 200, 70], contentSize: [200, 1000] },
    { class: "UIButton", name: "corner", frame: [220, 190, 80, 30], title: "Corner",
      autoresizingMask: ["flexibleLeftMargin", "flexibleTopMargin"], actions: { touchUpInside: "corner tapped" } },
  ],
}
SCENE

start_display 640x480

SDL_VIDEODRIVER=x11 "$touchstone" run "$folder/window.scene.json5" --only input,controls,scroll,log \
  >"$folder/out.log" 2>"$folder/err.log" &
program=$!
processes+=("$program")
await "$folder/err.log" 'Close the window'
window=$(timeout 20 xdotool search --sync --onlyvisible --name '^window$' | head -n 1)
[[ -n $window ]] || fail 'there is no window'
sleep 0.5

xdotool mousemove --window "$window" 65 55 click 1
await "$folder/out.log" 'log +toggled'
xdotool mousemove --window "$window" 56 137 mousedown 1
for x in 80 110 140 170 200; do
  xdotool mousemove --window "$window" "$x" 137
  sleep 0.05
done
xdotool mouseup 1
await "$folder/out.log" 'log +volume changed'
await "$folder/out.log" 'ended at \(200, 137\)'

# Keys go to the text field that was tapped, the wheel scrolls what is under the pointer, and a resized window moves what
# is aligned with its far corner.
xdotool mousemove --window "$window" 200 57 click 1
await "$folder/out.log" 'editingDidBegin'
xdotool key --window "$window" a b
await "$folder/out.log" 'log +typed'
xdotool mousemove --window "$window" 100 205 click 5 click 5
await "$folder/out.log" 'scroll.*list'
xdotool windowsize --sync "$window" 400 300
sleep 0.5
xdotool mousemove --window "$window" 340 265 click 1
await "$folder/out.log" 'log +corner tapped'
xdotool windowsize --sync "$window" 320 240
sleep 1

# A window in which nothing moves costs nothing: much less than drawing each frame would.
ticks() { awk '{ print $14 + $15 }' "/proc/$program/stat"; }
before=$(ticks)
sleep 2
spent=$(($(ticks) - before))
((spent <= 10)) || fail "it worked $spent hundredths of a second while nothing happened"

# The frame buffer is a file in the format XWD.
PYTHONPATH=Scripts/report python3 - "$folder/Xvfb_screen0" .build/window.png <<'PYTHON' || fail 'the screen does not show the controls'
import sys
from pictures import write_png, xwd_rows

with open(sys.argv[1], 'rb') as file:
    width, height, rows = xwd_rows(file.read())
write_png(sys.argv[2], width, height, rows)

# The window is in the middle of the screen.
left, top = (width - 320) // 2, (height - 240) // 2
def pixel(x, y):
    return tuple(rows[top + y][(left + x) * 3 : (left + x) * 3 + 3])

found = {'switch': pixel(50, 55), 'slider': pixel(60, 137), 'background': pixel(300, 220)}
print(found)
switch, slider, background = found['switch'], found['slider'], found['background']
assert switch[1] > 150 and switch[0] < 120, 'the switch is not green'
assert slider[2] > 200 and slider[0] < 80, 'the left of the slider is not blue'
assert background == (255, 255, 255), 'the background is not white'
PYTHON
kill "$program"
echo 'A tap, a drag, keys, the wheel and another size arrived, and the screen shows them.'
