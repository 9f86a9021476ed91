// SPDX-License-Identifier: Apache-2.0
// Draws the layers of the screen on a canvas: all of them, or those in the boxes that are to be drawn again.

/** How many pixels a point has, and the boxes that are drawn, in points; null for everything. */
const drawing = { scale: 1, boxes: null };

/** The outline of a layer, with its round corners. */
function outline(layer) {
  if (layer.outline) { return layer.outline; }
  const path = layer.outline = new Path2D();
  const corners = layer.corners === undefined ? 15 : layer.corners;
  const radius = layer.radius || 0;
  if (radius > 0) {
    // A canvas lists them clockwise from the top left.
    path.roundRect(...layer.bounds, [1, 2, 8, 4].map(bit => (corners & bit ? radius : 0)));
  } else {
    path.rect(...layer.bounds);
  }
  return path;
}

function setPlane(context, [a, b, c, d, tx, ty]) {
  const scale = drawing.scale;
  context.setTransform(a * scale, b * scale, c * scale, d * scale, tx * scale, ty * scale);
}

/** Whether nothing of a box is drawn. */
function isLeftOut(box) {
  return drawing.boxes !== null && !drawing.boxes.some(each => boxesTouch(each, box));
}

/** Draws a layer and those inside it, and says where the next one is. */
function paintLayer(context, known, start) {
  const node = known.tree[start], layer = known.layers.get(node.id);
  const opacity = layer.opacity === undefined ? 1 : layer.opacity;
  if (opacity <= 0 || isLeftOut(node.whole)) { return node.end; }
  if (opacity < 1 || layer.mask || castsWhole(layer)) {
    inPart(known.isAsWhole ? null : node.whole, () => asGroup(
      context,
      group => {
        paintParts(group, known, node, layer);
        if (layer.mask) { paintMask(group, layer.mask, node); }
      },
      (whole, canvas) => {
        whole.globalAlpha = opacity;
        if (castsWhole(layer)) {
          setPlane(whole, node.plane);
          applyShadow(whole, layer.shadow);
          whole.setTransform(1, 0, 0, 1, 0, 0);
        }
        drawGroup(whole, canvas);
      }));
  } else {
    paintParts(context, known, node, layer);
  }
  return node.end;
}

/** Lets the groups that `paint` draws be no larger than a box, as far as it is drawn. */
function inPart(box, paint) {
  const around = groups.part;
  if (box) {
    const seen = drawing.boxes ? drawing.boxes.filter(each => boxesTouch(each, box)).reduce(unitedBoxes) : box;
    const pixels = [0, 1, 2, 3].map(side => (side < 2 ? Math.max : Math.min)(box[side], seen[side]) * drawing.scale);
    groups.part = [...pixels.slice(0, 2).map(side => Math.floor(side) - 2), ...pixels.slice(2).map(side => Math.ceil(side) + 2)];
  }
  paint();
  groups.part = around;
}

function paintParts(context, known, node, layer) {
  const hasBox = !isLeftOut(node.box);
  setPlane(context, node.plane);
  if (hasBox) { paintBack(context, layer); }
  if (node.end > node.start + 1) {
    if (layer.clips) {
      context.save();
      context.clip(outline(layer));
    }
    let place = node.start + 1;
    while (place < node.end) { place = paintLayer(context, known, place); }
    if (layer.clips) { context.restore(); }
    setPlane(context, node.plane);
  }
  if (hasBox) { paintFront(context, layer); }
}

/** Draws what is behind the layers inside: the shadow, the background and the content. */
function paintBack(context, layer) {
  if (layer.shadow && layer.shadow.path) {
    context.save();
    applyShadow(context, layer.shadow);
    context.fillStyle = layer.shadow.color.slice(0, 7);
    // The shape itself is drawn far outside; only its shadow is on the canvas.
    const transform = context.getTransform();
    context.shadowOffsetX += 1e4;
    context.setTransform(new DOMMatrix([1, 0, 0, 1, -1e4, 0]).multiply(transform));
    context.fill(pathOf(layer.shadow.path));
    context.restore();
  }
  if (layer.background) {
    context.fillStyle = layer.background;
    if (layer.radius > 0) { context.fill(outline(layer)); } else { context.fillRect(...layer.bounds); }
  }
  paintList(context, layer, layer.content);
}

/** Draws what is in front of the layers inside: what the layer shows there, such as scroll indicators, and the border. */
function paintFront(context, layer) {
  paintList(context, layer, layer.front);
  if (!layer.border || !layer.border.width) { return; }
  context.save();
  context.clip(outline(layer));
  context.strokeStyle = layer.border.color;
  // Half of the line is outside and not drawn: a border is inside of the bounds.
  context.lineWidth = layer.border.width * 2;
  context.stroke(outline(layer));
  context.restore();
}

function paintList(context, layer, operations) {
  if (!operations || !operations.length) { return; }
  context.save();
  if (layer.clips) { context.clip(outline(layer)); }
  paintContent(context, operations);
  context.restore();
}

function paintMask(group, layers, node) {
  const mask = { layers: new Map(), tree: treeOf(layers.map((layer, place) => [place, layer.depth || 0])) };
  layers.forEach((layer, place) => mask.layers.set(place, layer));
  placeLayers(mask, node);
  const boxes = drawing.boxes;
  drawing.boxes = null;
  asGroup(
    group,
    context => {
      let place = 0;
      while (place < mask.tree.length) { place = paintLayer(context, mask, place); }
    },
    (whole, canvas) => {
      whole.globalCompositeOperation = "destination-in";
      drawGroup(whole, canvas);
    });
  drawing.boxes = boxes;
}

/** Keeps a drawing within boxes, as whole pixels, and removes what is there. */
function clearBoxes(context, boxes) {
  const pixels = boxes.map(box => box.map((side, place) => (
    place < 2 ? Math.floor(side * drawing.scale) - 1 : Math.ceil(side * drawing.scale) + 1)));
  context.beginPath();
  for (const [left, top, right, bottom] of pixels) { context.rect(left, top, right - left, bottom - top); }
  context.clip();
  for (const [left, top, right, bottom] of pixels) { context.clearRect(left, top, right - left, bottom - top); }
  return pixels.map(box => box.map(side => side / drawing.scale));
}

/** Draws the boxes of the screen that are to be drawn again on a canvas whose pixels are `scale` to a point. */
function paintScreen(canvas, scale) {
  const [width, height] = picture.screen.map(side => Math.max(1, Math.round(side * scale)));
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
    picture.stale = null;
  }
  const context = canvas.getContext("2d");
  drawing.scale = scale;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  if (picture.stale) {
    drawing.boxes = clearBoxes(context, picture.stale);
  } else {
    drawing.boxes = null;
    context.clearRect(0, 0, width, height);
  }
  for (const id of picture.order) {
    const known = picture.windows.get(id);
    let place = 0;
    while (place < known.tree.length) { place = paintLayer(context, known, place); }
  }
  context.restore();
  drawing.boxes = null;
  picture.stale = [];
}
