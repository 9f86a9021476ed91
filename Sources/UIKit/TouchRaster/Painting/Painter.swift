// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchDrawing
import TouchGraphics

/// Repeats the operations of display lists on pixels.
///
/// It keeps its state between calls, so that a context can draw operation by operation. The order of the
/// operations alone decides what the pixels are.
final class Painter {
  /// What a save keeps.
  struct State {
    /// The transform from the current coordinates to pixels, with y pointing down.
    var transform: CGAffineTransform
    var clip: Clip
  }

  /// A state that a restore or the end of a group brings back.
  private enum Saved {
    case state(State)
    case group(State, DisplayList.Effects, isEmpty: Bool)
  }

  var state: State
  /// The bitmap, and the groups that have begun.
  var surfaces: [Surface]
  private var saved: [Saved] = []
  /// The number of pixels per point, for shadows, which no transform changes.
  let scale: CGFloat
  let images: ImageLibrary

  init(_ surface: Surface, transform: CGAffineTransform, scale: CGFloat, images: ImageLibrary) {
    surfaces = [surface]
    state = State(transform: transform, clip: Clip(bounds: surface.bounds))
    self.scale = scale
    self.images = images
  }

  /// The surface that is painted.
  var surface: Surface { surfaces[surfaces.count - 1] }

  /// Draws operations.
  func draw(_ operations: [DisplayList.Operation]) {
    for operation in operations { draw(operation) }
  }

  private func draw(_ operation: DisplayList.Operation) {
    switch operation {
    case .save: saved.append(.state(state))
    case .restore:
      if case .state(let old)? = saved.last {
        state = old
        saved.removeLast()
      }
    case .transform(let transform): state.transform = transform.concatenating(state.transform)
    case .clip(let shape, let rule):
      state.clip.restrict(to: shape.outline.applying(state.transform), rule)
    case .clipToImage(let image, let rect): clip(to: image, in: rect)
    case .fill(let shape, let rule, let color, let effects):
      let outline = shape.outline.applying(state.transform)
      paint(outline, rule, Pixel(color, opacity: effects.alpha), effects)
    case .stroke(let shape, let line, let color, let effects):
      let outline = shape.outline.stroked(visible(line)).applying(state.transform)
      paint(outline, .winding, Pixel(color, opacity: effects.alpha), effects)
    case .clear(let rect):
      var effects = DisplayList.Effects()
      effects.blendMode = .clear
      paint(DisplayList.Shape(rect: rect).outline.applying(state.transform), .winding, 0, effects)
    case .image(let image, let rect, let tint, let effects): draw(image, in: rect, tint, effects)
    case .text(let text, let effects): draw(text, effects)
    case .gradient(let gradient, let effects): paint(gradient, effects)
    case .beginLayer(let effects): beginGroup(effects)
    case .endLayer: endGroup()
    }
  }

  /// The style of a line; one without a width is as thin as a pixel.
  private func visible(_ line: DisplayList.LineStyle) -> DisplayList.LineStyle {
    guard line.width == 0 else { return line }
    var line = line
    let t = state.transform
    let size = abs(t.a * t.d - t.b * t.c).squareRoot()
    line.width = size > 0 && size.isFinite ? 1 / size : 0
    return line
  }

  /// Fills an outline in pixels with one color.
  func paint(
    _ outline: Outline, _ rule: CGPathFillRule, _ color: Pixel, _ effects: DisplayList.Effects
  ) {
    let box = outline.controlBox
    guard !box.isNull else { return }
    withShadow(effects, of: box) { mode in
      let area = state.clip.bounds.intersection(box.around)
      guard !area.isEmpty else { return }
      var scanner = Scanner(outline, rule, in: area, isSmooth: effects.isAntialiased)
      scanner.scan { surface.paint($0, state.clip, mode, .one(color)) }
    }
  }

  // MARK: Groups

  private func beginGroup(_ effects: DisplayList.Effects) {
    var bounds = state.clip.bounds
    if let shadow = effects.shadow, !bounds.isEmpty {
      // What throws a shadow into the clip may be outside of it.
      let (x, y, reach) = shadow.pixels(scale)
      bounds = bounds.moved(-x, -y).inset(by: -3 * reach).joined(with: bounds)
    }
    if !bounds.isEmpty,
      !canMakeBitmap(width: bounds.width, height: bounds.height, bytesPerRow: bounds.width * 4)
    {
      bounds = state.clip.bounds
    }
    let group = bounds.isEmpty ? nil : Surface(bounds)
    saved.append(.group(state, effects, isEmpty: group == nil))
    state.clip = Clip(bounds: group == nil ? PixelRect(left: 0, top: 0, right: 0, bottom: 0) : bounds)
    if let group { surfaces.append(group) }
  }

  private func endGroup() {
    while let last = saved.popLast() {
      guard case .group(let old, let effects, let isEmpty) = last else { continue }
      state = old
      guard !isEmpty else { return }
      let group = surfaces.removeLast()
      let part = UInt32((min(max(effects.alpha, 0), 1) * 255).rounded())
      withShadow(effects, of: group.bounds.rect) { mode in
        let area = state.clip.bounds.intersection(group.bounds)
        guard !area.isEmpty else { return }
        var row = [Pixel](repeating: 0, count: area.width)
        let coverage = [UInt8](repeating: 255, count: area.width)
        for y in area.top..<area.bottom {
          group.memory.load(
            row: y - group.bounds.top, from: area.left - group.bounds.left, count: area.width, into: &row)
          surface.paint(
            Scanner.Row(y: y, x: area.left, coverage: coverage), state.clip, mode,
            .each(part == 255 ? row : row.map { $0.scaled(by: part) }))
        }
      }
      return
    }
  }
}

extension PixelRect {
  /// The smallest rectangle around both.
  func joined(with other: PixelRect) -> PixelRect {
    PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }
}
