// SPDX-License-Identifier: Apache-2.0
// The picture of the screen: the layers of its windows, kept up to date and drawn.

const picture = { windows: new Map(), order: [], screen: [375, 667], scale: 1, drawings: 0 };

on("picture", message => {
  if (message.full) { picture.windows.clear(); }
  picture.screen = message.screen;
  picture.order = message.windows.map(each => each.id);
  for (const update of message.windows) {
    const known = picture.windows.get(update.id) || { layers: new Map(), tree: [] };
    for (const layer of update.layers || []) { known.layers.set(layer.id, layer); }
    known.origin = update.origin;
    known.bounds = update.bounds;
    if (update.order) { readOrder(known, update.order); }
    picture.windows.set(update.id, known);
  }
  for (const id of [...picture.windows.keys()]) {
    if (!picture.order.includes(id)) { picture.windows.delete(id); }
  }
});

/** Reads the order of the layers, and forgets those that are gone. */
function readOrder(known, order) {
  known.tree = [];
  const present = new Map();
  for (let place = 0; place < order.length; place += 2) {
    const layer = known.layers.get(order[place]);
    if (!layer) { continue; }
    known.tree.push({ id: layer.id, depth: order[place + 1] });
    present.set(layer.id, layer);
  }
  known.layers = present;
}

/** The transform of a layer, to the coordinates of the layer around it. */
function matrixOf(layer) {
  return new DOMMatrix(layer.transform || [1, 0, 0, 1, 0, 0]);
}

/** What a transform does in the plane; of perspective it keeps where three corners of the bounds go. */
function flattened(matrix, [x, y, width, height]) {
  if (matrix.is2D) { return matrix; }
  const project = (left, top) => {
    const point = matrix.transformPoint(new DOMPoint(left, top));
    return [point.x / (point.w || 1), point.y / (point.w || 1)];
  };
  const [across, down] = [width || 1, height || 1];
  const [origin, right, below] = [project(x, y), project(x + across, y), project(x, y + down)];
  const [a, b] = [(right[0] - origin[0]) / across, (right[1] - origin[1]) / across];
  const [c, d] = [(below[0] - origin[0]) / down, (below[1] - origin[1]) / down];
  return new DOMMatrix([a, b, c, d, origin[0] - a * x - c * y, origin[1] - b * x - d * y]);
}

/** The outline of a layer, with its round corners. */
function outline(layer) {
  const path = new Path2D();
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

/** Draws a layer and those inside it, and says where the next one is. */
function paintLayer(context, known, start, around) {
  const { id, depth } = known.tree[start];
  let end = start + 1;
  while (end < known.tree.length && known.tree[end].depth > depth) { end += 1; }
  const layer = known.layers.get(id);
  const opacity = layer.opacity === undefined ? 1 : layer.opacity;
  if (opacity <= 0) { return end; }
  const transform = around.multiply(matrixOf(layer));
  if (opacity < 1 || layer.mask || castsWhole(layer)) {
    asGroup(
      context,
      group => {
        paintParts(group, known, start, end, transform);
        if (layer.mask) { paintMask(group, layer.mask, transform); }
      },
      (whole, canvas) => {
        whole.globalAlpha = opacity;
        if (castsWhole(layer)) {
          whole.setTransform(transform.is2D ? transform : flattened(transform, layer.bounds));
          applyShadow(whole, layer.shadow);
          whole.setTransform(1, 0, 0, 1, 0, 0);
        }
        whole.drawImage(canvas, 0, 0);
      });
  } else {
    paintParts(context, known, start, end, transform);
  }
  return end;
}

/** Whether a layer's shadow is that of everything in it. */
function castsWhole(layer) {
  return Boolean(layer.shadow && !layer.shadow.path);
}

function paintParts(context, known, start, end, transform) {
  const layer = known.layers.get(known.tree[start].id);
  context.setTransform(flattened(transform, layer.bounds));
  paintBack(context, layer);
  if (end > start + 1) {
    context.save();
    if (layer.clips) { context.clip(outline(layer)); }
    let place = start + 1;
    while (place < end) { place = paintLayer(context, known, place, transform); }
    context.restore();
    context.setTransform(flattened(transform, layer.bounds));
  }
  paintBorder(context, layer);
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
    context.fill(outline(layer));
  }
  if (layer.content && layer.content.length) {
    context.save();
    if (layer.clips) { context.clip(outline(layer)); }
    paintContent(context, layer.content);
    context.restore();
  }
}

function paintBorder(context, layer) {
  if (!layer.border || !layer.border.width) { return; }
  context.save();
  context.clip(outline(layer));
  context.strokeStyle = layer.border.color;
  // Half of the line is outside and not drawn: a border is inside of the bounds.
  context.lineWidth = layer.border.width * 2;
  context.stroke(outline(layer));
  context.restore();
}

function paintMask(group, layers, transform) {
  const layersById = new Map();
  const tree = layers.map((layer, place) => {
    layersById.set(place, { ...layer, id: place });
    return { id: place, depth: layer.depth || 0 };
  });
  const mask = { layers: layersById, tree };
  asGroup(
    group,
    context => {
      let place = 0;
      while (place < tree.length) { place = paintLayer(context, mask, place, transform); }
    },
    (whole, canvas) => {
      whole.globalCompositeOperation = "destination-in";
      whole.drawImage(canvas, 0, 0);
    });
}

/** Draws the whole screen on a canvas whose pixels are `scale` to a point. */
function paintScreen(canvas, scale) {
  const [width, height] = picture.screen.map(side => Math.max(1, Math.round(side * scale)));
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  const context = canvas.getContext("2d");
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  for (const id of picture.order) {
    const known = picture.windows.get(id);
    const around = new DOMMatrix([scale, 0, 0, scale, known.origin[0] * scale, known.origin[1] * scale]);
    let place = 0;
    while (place < known.tree.length) { place = paintLayer(context, known, place, around); }
  }
  picture.drawings += 1;
}
