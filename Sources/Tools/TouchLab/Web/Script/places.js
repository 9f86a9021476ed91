// SPDX-License-Identifier: Apache-2.0
// Where the layers are on the screen: their transforms to it, and boxes around what they cover.

/** A transform in the plane after another one. */
function product([a, b, c, d, tx, ty], [e, f, g, h, x, y]) {
  return [a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h, a * x + c * y + tx, b * x + d * y + ty];
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

/** The box around a rectangle that is transformed: left, top, right, bottom. */
function boxAround([a, b, c, d, tx, ty], [x, y, width, height]) {
  const left = a * x + c * y + tx, top = b * x + d * y + ty;
  const across = [a * width, b * width], down = [c * height, d * height];
  return [
    left + Math.min(0, across[0]) + Math.min(0, down[0]), top + Math.min(0, across[1]) + Math.min(0, down[1]),
    left + Math.max(0, across[0]) + Math.max(0, down[0]), top + Math.max(0, across[1]) + Math.max(0, down[1]),
  ];
}

/** The box around two boxes. */
function unitedBoxes(one, other) {
  return [
    Math.min(one[0], other[0]), Math.min(one[1], other[1]), Math.max(one[2], other[2]), Math.max(one[3], other[3]),
  ];
}

/** Whether two boxes have something in common. */
function boxesTouch(one, other) {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
}

/** Whether a layer's shadow is that of everything in it. */
function castsWhole(layer) {
  return Boolean(layer.shadow && !layer.shadow.path);
}

/**
 * Finds where each layer of a tree is. A node gets its transform in the plane, that in space if it leaves the plane, the box
 * of the layer itself, and that of the layer with everything inside it.
 */
function placeLayers(known, around) {
  const above = [];
  known.isAsWhole = false;
  for (const node of known.tree) {
    const layer = known.layers.get(node.id), outer = node.depth > 0 ? above[node.depth - 1] || around : around;
    above[node.depth] = node;
    placeLayer(node, layer, outer);
    node.box = node.whole = boxAround(node.plane, layer.extent || layer.bounds);
    // What moves in space, or throws the shadow of others, covers more than what has changed.
    if (node.space || (castsWhole(layer) && node.end > node.start + 1)) { known.isAsWhole = true; }
  }
  for (let place = known.tree.length - 1; place >= 0; place -= 1) {
    const node = known.tree[place], parent = known.tree[node.parent];
    if (parent && !known.layers.get(parent.id).clips) { parent.whole = unitedBoxes(parent.whole, node.whole); }
  }
}

function placeLayer(node, layer, outer) {
  const own = layer.transform || [1, 0, 0, 1, 0, 0];
  if (own.length === 6 && !outer.space) {
    node.plane = product(outer.plane, own);
    node.space = null;
    return;
  }
  node.space = (outer.space || new DOMMatrix(outer.plane)).multiply(matrixOf(layer));
  const { a, b, c, d, e, f } = flattened(node.space, layer.bounds);
  node.plane = [a, b, c, d, e, f];
}

/** The nodes of a tree from pairs of a layer's number and its depth: each knows where the layers inside it end. */
function treeOf(pairs) {
  const tree = [], open = [];
  for (const [id, depth] of pairs) {
    while (open.length > depth) { open.pop().end = tree.length; }
    const node = { id, depth, start: tree.length, end: 0, parent: open.length ? open.at(-1).start : -1 };
    tree.push(node);
    open.push(node);
  }
  for (const node of open) { node.end = tree.length; }
  return tree;
}
