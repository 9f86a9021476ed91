// SPDX-License-Identifier: Apache-2.0
// The picture of the screen: the layers of its windows, kept up to date, and what of it is to be drawn again.

const picture = {
  windows: new Map(), order: [], screen: [375, 667], scale: 1, input: undefined,
  /** The boxes that are to be drawn again, or null for everything. */
  stale: null,
};
const mostBoxes = 32;

on("picture", message => {
  const isOtherScreen = message.screen.join() !== picture.screen.join();
  const order = message.windows.map(each => each.id);
  if (message.full || isOtherScreen || order.join() !== picture.order.join()) { picture.stale = null; }
  if (message.full) { picture.windows.clear(); }
  picture.screen = message.screen;
  picture.order = order;
  if (message.input !== undefined) { picture.input = message.input; }
  for (const update of message.windows) {
    const known = picture.windows.get(update.id) || { layers: new Map(), tree: [], nodes: new Map(), isAsWhole: false };
    for (const layer of update.layers || []) { known.layers.set(layer.id, layer); }
    const wasAsWhole = known.isAsWhole;
    known.origin = update.origin;
    known.bounds = update.bounds;
    if (update.order) { readOrder(known, update.order); }
    if (update.order || (update.layers || []).length || !update.draw) {
      placeLayers(known, { plane: [1, 0, 0, 1, ...known.origin], space: null });
    }
    picture.windows.set(update.id, known);
    noteStale(known, update.draw, wasAsWhole || known.isAsWhole);
  }
  for (const id of [...picture.windows.keys()]) {
    if (!picture.order.includes(id)) { picture.windows.delete(id); }
  }
});

/** Reads the order of the layers, and forgets those that are gone. */
function readOrder(known, order) {
  const pairs = [];
  const present = new Map();
  for (let place = 0; place < order.length; place += 2) {
    const layer = known.layers.get(order[place]);
    if (!layer) { continue; }
    pairs.push([layer.id, order[place + 1]]);
    present.set(layer.id, layer);
  }
  known.tree = treeOf(pairs);
  known.nodes = new Map(known.tree.map(node => [node.id, node]));
  known.layers = present;
}

/** Notes the rectangles of a window that are to be drawn again. */
function noteStale(known, rectangles, isAsWhole) {
  if (!picture.stale) { return; }
  if (!rectangles || (isAsWhole && rectangles.length)) {
    picture.stale = null;
    return;
  }
  picture.stale.push(...rectangles.map(each => boxAround([1, 0, 0, 1, ...known.origin], each)));
  if (picture.stale.length > mostBoxes) { picture.stale = [picture.stale.reduce(unitedBoxes)]; }
}
