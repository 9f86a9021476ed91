// SPDX-License-Identifier: Apache-2.0
// The layers one above the other in space, with a ray where the finger is.

const exploded = { turn: 0.9, tilt: 0.75, gap: 40, space: 0, drag: null };

/** Leads from the screen to the drawing, for what is at a height above the screen: turned, then seen from the side. */
function spaceMatrix(canvas, height) {
  const [width, depth] = picture.screen, diagonal = Math.hypot(width, depth);
  const scale = Math.min(canvas.width / diagonal, canvas.height / (diagonal * Math.sin(exploded.tilt) + exploded.space));
  const lift = (height - exploded.space / 2) * Math.cos(exploded.tilt) * scale;
  return new DOMMatrix([1, 0, 0, 1, canvas.width / 2, canvas.height / 2 - lift])
    .scale(scale, scale * Math.sin(exploded.tilt)).rotate(exploded.turn * 30).translate(-width / 2, -depth / 2);
}

/** The layers of all windows with their transforms to the screen and their heights. */
function layersInSpace() {
  const result = [];
  let base = 0;
  for (const id of picture.order) {
    const known = picture.windows.get(id), transforms = [];
    let highest = base;
    for (const { id: number, depth } of known.tree) {
      const layer = known.layers.get(number);
      transforms.length = depth;
      const around = depth > 0 ? transforms[depth - 1] : new DOMMatrix([1, 0, 0, 1, known.origin[0], known.origin[1]]);
      transforms[depth] = around.multiply(matrixOf(layer));
      const height = base + depth * exploded.gap;
      highest = Math.max(highest, height);
      result.push({ layer, window: id, transform: transforms[depth], height });
    }
    base = highest + 2 * exploded.gap;
  }
  return result.sort((first, second) => first.height - second.height);
}

const drawExploded = whenIdle(() => {
  if (!isShown("layers") || byId("touch-page").hidden) { return; }
  const canvas = byId("exploded"), box = canvas.getBoundingClientRect();
  canvas.width = Math.max(1, Math.round(box.width * devicePixelRatio));
  canvas.height = Math.max(1, Math.round(box.height * devicePixelRatio));
  const context = canvas.getContext("2d"), style = getComputedStyle(document.documentElement);
  const layers = layersInSpace();
  exploded.space = layers.length ? layers.at(-1).height : 0;
  const hit = chosenHit(), finger = hit && hit.at;
  const way = new Set(hit ? hit.asked.filter(each => each.onPath && each.layer).map(each => each.layer.join(" ")) : []);
  const points = [];
  for (const { layer, window, transform, height } of layers) {
    const space = spaceMatrix(canvas, height);
    context.setTransform(flattened(space.multiply(transform), layer.bounds));
    context.globalAlpha = 0.85 * (layer.opacity === undefined ? 1 : layer.opacity);
    paintBack(context, layer);
    paintFront(context, layer);
    context.globalAlpha = 1;
    const isOnWay = way.has(window + " " + layer.id);
    context.strokeStyle = style.getPropertyValue(isOnWay ? "--accent" : "--line");
    context.lineWidth = isOnWay ? 2.5 : 1;
    context.stroke(outline(layer));
    if (finger && isOnWay) { points.push(space.transformPoint(new DOMPoint(...finger))); }
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  if (finger && layers.length) { drawRay(context, canvas, finger, layers, points, style.getPropertyValue("--finger")); }
});

/** The ray from above through the point, with a dot in each layer of the hit path. */
function drawRay(context, canvas, finger, layers, points, color) {
  const highest = layers.at(-1).height + 60;
  const top = spaceMatrix(canvas, highest).transformPoint(new DOMPoint(...finger));
  const bottom = spaceMatrix(canvas, 0).transformPoint(new DOMPoint(...finger));
  context.strokeStyle = context.fillStyle = color;
  context.lineWidth = 1.5 * devicePixelRatio;
  context.beginPath();
  context.moveTo(top.x, top.y);
  context.lineTo(bottom.x, bottom.y);
  context.stroke();
  for (const point of points) {
    context.beginPath();
    context.arc(point.x, point.y, 4 * devicePixelRatio, 0, 7);
    context.fill();
  }
}

const explodedCanvas = byId("exploded");
explodedCanvas.addEventListener("pointerdown", event => {
  exploded.drag = [event.clientX, event.clientY, exploded.turn, exploded.tilt];
  explodedCanvas.setPointerCapture(event.pointerId);
});
explodedCanvas.addEventListener("pointermove", event => {
  if (!exploded.drag) { return; }
  const [x, y, turn, tilt] = exploded.drag;
  exploded.turn = turn + (event.clientX - x) / 80;
  exploded.tilt = Math.min(1.5, Math.max(0.2, tilt + (event.clientY - y) / 200));
  drawExploded();
});
explodedCanvas.addEventListener("pointerup", () => { exploded.drag = null; });
explodedCanvas.addEventListener("keydown", event => {
  const step = arrows[event.key];
  if (!step) { return; }
  exploded.turn += step[0] * 0.1;
  exploded.tilt = Math.min(1.5, Math.max(0.2, exploded.tilt + step[1] * 0.05));
  drawExploded();
  event.preventDefault();
});
byId("gap").addEventListener("input", event => {
  exploded.gap = Number(event.target.value);
  drawExploded();
});
on("drawn", () => drawExploded());
on("chosen", () => drawExploded());
on("shown", () => drawExploded());
addEventListener("resize", () => drawExploded());
