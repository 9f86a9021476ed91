// SPDX-License-Identifier: Apache-2.0
// Draws the operations of a display list on a canvas.

const paths = new Map();
const spareCanvases = [];
const fontFamilies = {
  plain: "system-ui, -apple-system, 'Helvetica Neue', 'DejaVu Sans', sans-serif",
  mono: "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace",
};

/** The path of SVG path data; the latest are kept. */
function pathOf(data) {
  let path = paths.get(data);
  if (!path) {
    if (paths.size > 4000) { paths.clear(); }
    path = new Path2D(data);
    paths.set(data, path);
  }
  return path;
}

/** The part of the canvas that groups have, in pixels: left, top, right, bottom; null for the whole canvas. */
const groups = { part: null };

function groupRectangle({ width, height }) {
  const [left, top, right, bottom] = groups.part || [0, 0, width, height];
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return [x, y, Math.min(width, right) - x, Math.min(height, bottom) - y];
}

/** Draws with `paint` on an empty canvas of the same size, and then all of it as a whole with `merge`. */
function asGroup(context, paint, merge) {
  const { width, height } = context.canvas, rectangle = groupRectangle(context.canvas);
  if (rectangle[2] <= 0 || rectangle[3] <= 0) { return; }
  const canvas = spareCanvases.pop() || document.createElement("canvas");
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  const group = canvas.getContext("2d");
  group.save();
  group.setTransform(1, 0, 0, 1, 0, 0);
  group.beginPath();
  group.rect(...rectangle);
  group.clip();
  group.clearRect(...rectangle);
  group.setTransform(context.getTransform());
  paint(group);
  group.restore();
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  merge(context, canvas);
  context.restore();
  spareCanvases.push(canvas);
}

/** Draws what a group has drawn. */
function drawGroup(context, canvas) {
  const rectangle = groupRectangle(canvas);
  context.drawImage(canvas, ...rectangle, ...rectangle);
}

/** Sets what the drawing that follows has in addition: alpha, blending, a shadow. */
function applyEffects(context, effects) {
  if (!effects) { return; }
  if (effects.alpha !== undefined) { context.globalAlpha *= effects.alpha; }
  if (effects.blend) { context.globalCompositeOperation = effects.blend; }
  if (effects.shadow) { applyShadow(context, effects.shadow); }
}

function applyShadow(context, shadow) {
  // A canvas measures shadows in pixels, whatever its transform is.
  const transform = context.getTransform();
  const scale = Math.hypot(transform.a, transform.b);
  context.shadowColor = shadow.color;
  context.shadowBlur = (shadow.blur || 0) * scale;
  context.shadowOffsetX = shadow.offset[0] * scale;
  context.shadowOffsetY = shadow.offset[1] * scale;
}

function withEffects(context, effects, paint) {
  context.save();
  applyEffects(context, effects);
  paint();
  context.restore();
}

const painters = {
  save: context => context.save(),
  restore: context => context.restore(),
  transform: (context, ...numbers) => context.transform(...numbers),
  clip: (context, path, rule) => context.clip(pathOf(path), rule),
  clipImage: (context, image, rect) => context.clip(pathOf(rectPath(rect))),
  fill: (context, path, rule, color, effects) => withEffects(context, effects, () => {
    context.fillStyle = color;
    context.fill(pathOf(path), rule);
  }),
  stroke: (context, path, line, color, effects) => withEffects(context, effects, () => {
    context.strokeStyle = color;
    context.lineWidth = line.width === undefined ? 1 : line.width;
    context.lineCap = line.cap || "butt";
    context.lineJoin = line.join || "miter";
    context.miterLimit = line.miter || 10;
    context.setLineDash(line.dash || []);
    context.lineDashOffset = line.phase || 0;
    context.stroke(pathOf(path));
  }),
  clear: (context, rect) => context.clearRect(...rect),
  image: (context, image, rect, tint, effects) => withEffects(context, effects, () => {
    paintImage(context, image, rect, tint);
  }),
  text: (context, text, effects) => withEffects(context, effects, () => paintText(context, text)),
  gradient: (context, gradient, effects) => withEffects(context, effects, () => paintGradient(context, gradient)),
};

/** Draws a list of operations. */
function paintContent(context, operations) {
  const needsOwnSurface = operations.some(operation =>
    operation[0] === "clear" || operation[0] === "begin" || (operation.at(-1) || {}).blend);
  if (needsOwnSurface) {
    asGroup(context, group => paintOperations(group, operations, 0), (whole, canvas) => drawGroup(whole, canvas));
  } else {
    paintOperations(context, operations, 0);
  }
}

/** Draws the operations from `start` to the end of their group, and says where that is. */
function paintOperations(context, operations, start) {
  let place = start;
  while (place < operations.length) {
    const [kind, ...values] = operations[place];
    place += 1;
    if (kind === "end") { return place; }
    if (kind === "begin") {
      asGroup(
        context, group => { place = paintOperations(group, operations, place); },
        (whole, canvas) => {
          applyEffects(whole, values[0]);
          drawGroup(whole, canvas);
        });
    } else if (painters[kind]) {
      painters[kind](context, ...values);
    }
  }
  return place;
}

function rectPath([x, y, width, height]) {
  return "M" + x + " " + y + "h" + width + "v" + height + "h" + -width + "Z";
}

function paintText(context, text) {
  const [x, y, width, height] = text.rect;
  if (text.background) {
    context.fillStyle = text.background;
    context.fillRect(x, y, width, height);
  }
  const slant = text.design === "italic" ? "italic " : "";
  const family = text.design === "mono" ? fontFamilies.mono : fontFamilies.plain;
  context.font = slant + (text.weight || 400) + " " + text.size + "px " + family;
  context.fillStyle = text.color;
  context.textBaseline = "alphabetic";
  const measured = context.measureText(text.string).width;
  // The line stands in the middle of its rectangle; of a letter's height about four fifths are above the baseline.
  const baseline = y + height / 2 + text.size * 0.36;
  context.save();
  context.translate(x, baseline);
  if (measured > 0 && width > 0) { context.scale(width / measured, 1); }
  context.fillText(text.string, 0, 0);
  context.restore();
  const thickness = Math.max(1, text.size / 14);
  if (text.underline) { context.fillRect(x, baseline + thickness, width, thickness); }
  if (text.strike) { context.fillRect(x, baseline - text.size * 0.3, width, thickness); }
}

function paintGradient(context, gradient) {
  const [from, to] = [gradient.from, gradient.to];
  const isRadial = gradient.startRadius !== undefined;
  const fill = isRadial
    ? context.createRadialGradient(...from, gradient.startRadius, ...to, gradient.endRadius)
    : context.createLinearGradient(...from, ...to);
  const { colors, locations } = gradient;
  if (gradient.before === false) { fill.addColorStop(0, "transparent"); }
  colors.forEach((color, place) => {
    const location = locations ? locations[place] : place / Math.max(1, colors.length - 1);
    fill.addColorStop(Math.min(1, Math.max(0, location)), color);
  });
  if (gradient.after === false) { fill.addColorStop(1, "transparent"); }
  context.fillStyle = fill;
  context.fillRect(-1e5, -1e5, 2e5, 2e5);
}

/** Draws an image into a rectangle; one that is known by its name alone is a frame with the name. */
function paintImage(context, image, rect, tint) {
  if (tint) {
    asGroup(
      context, group => {
        paintImage(group, image, rect, null);
        group.globalCompositeOperation = "source-in";
        group.fillStyle = tint;
        group.fillRect(...rect);
      },
      (whole, canvas) => drawGroup(whole, canvas));
    return;
  }
  const [x, y, width, height] = rect;
  context.save();
  if (image.content) {
    const [left, top, across, down] = image.bounds || [0, 0, image.width, image.height];
    context.translate(x, y);
    context.scale(width / (across || 1), height / (down || 1));
    context.translate(-left, -top);
    paintContent(context, image.content);
  } else if (image.part) {
    const [left, top, across, down] = image.part;
    const scale = [width / (across || 1), height / (down || 1)];
    context.clip(pathOf(rectPath(rect)));
    const whole = [
      x - left * scale[0], y - top * scale[1], image.of.width * scale[0], image.of.height * scale[1]];
    paintImage(context, image.of, whole, null);
  } else if (image.of) {
    paintImage(context, image.of, rect, null);
  } else if (image.pixels) {
    context.drawImage(canvasOf(image.pixels), ...rect);
  } else {
    paintNamedImage(context, image.name || "image", rect);
  }
  context.restore();
}

/** A canvas with pixels, whose bytes are red, green, blue and alpha. */
function canvasOf(pixels) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [pixels.width, pixels.height];
  const bytes = Uint8ClampedArray.from(atob(pixels.bytes), letter => letter.charCodeAt(0));
  canvas.getContext("2d").putImageData(new ImageData(bytes, pixels.width, pixels.height), 0, 0);
  return canvas;
}

function paintNamedImage(context, name, [x, y, width, height]) {
  const inset = Math.min(width, height) * 0.08;
  context.strokeStyle = context.fillStyle = "#8E8E93";
  context.lineWidth = Math.max(1, inset / 2);
  context.strokeRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset);
  const size = Math.min(10, height / 3);
  context.font = size + "px " + fontFamilies.plain;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(name, x + width / 2, y + height / 2, width - 3 * inset);
  context.textAlign = "start";
}
