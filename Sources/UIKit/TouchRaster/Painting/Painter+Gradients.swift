// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

extension Painter {
  /// Fills everything inside the clip with a gradient.
  func paint(_ gradient: DisplayList.Gradient, _ effects: DisplayList.Effects) {
    guard let inverse = state.transform.inverse else { return }
    let colors = GradientColors(gradient, opacity: effects.alpha)
    let area = state.clip.bounds
    guard !area.isEmpty else { return }
    withShadow(effects, of: area.rect) { mode in
      let coverage = [UInt8](repeating: 255, count: area.width)
      for y in area.top..<area.bottom {
        let row = (area.left..<area.right).map { x -> Pixel in
          let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
          return gradient.position(of: point).map(colors.color) ?? 0
        }
        surface.paint(
          Scanner.Row(y: y, x: area.left, coverage: coverage), state.clip, mode, .each(row))
      }
    }
  }
}

/// The colors of a gradient, which are mixed before they are multiplied by their opacity.
struct GradientColors {
  private var table: [Pixel] = []
  private static let steps = 1024

  init(_ gradient: DisplayList.Gradient, opacity: CGFloat) {
    let stops = zip(gradient.locations, gradient.colors).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map { (location: $0.element.0, color: $0.element.1) }
    guard let first = stops.first, let last = stops.last else { return }
    for step in 0...Self.steps {
      let place = CGFloat(step) / CGFloat(Self.steps)
      let next = stops.firstIndex { $0.location > place } ?? stops.count
      if next == 0 {
        table.append(Pixel(first.color, opacity: opacity))
      } else if next == stops.count {
        table.append(Pixel(last.color, opacity: opacity))
      } else {
        let (a, b) = (stops[next - 1], stops[next])
        let part = (place - a.location) / (b.location - a.location)
        table.append(Pixel(Self.mix(a.color, b.color, part), opacity: opacity))
      }
    }
  }

  /// The color at a position from 0 to 1.
  func color(at position: CGFloat) -> Pixel {
    guard !table.isEmpty, position.isFinite else { return 0 }
    return table[Int((min(max(position, 0), 1) * CGFloat(Self.steps)).rounded())]
  }

  private static func mix(_ a: CGColor, _ b: CGColor, _ part: CGFloat) -> CGColor {
    let ((r, g, b0), (r1, g1, b1)) = (a.redGreenBlue, b.redGreenBlue)
    return .of(
      .rgb(r + (r1 - r) * part, g + (g1 - g) * part, b0 + (b1 - b0) * part),
      alpha: a.alpha + (b.alpha - a.alpha) * part)
  }
}

extension DisplayList.Gradient {
  /// Where a point is in the gradient, from 0 to 1; nil where it paints nothing.
  func position(of point: CGPoint) -> CGFloat? {
    switch form {
    case .linear(let from, let to):
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = dx * dx + dy * dy
      guard length > 0 else { return nil }
      return kept(((point.x - from.x) * dx + (point.y - from.y) * dy) / length)
    case .radial(let from, let radius, let to, let endRadius):
      return positions(point, from, radius, to, endRadius).lazy.compactMap { kept($0) }.first
    }
  }

  /// A position that the gradient paints, at most an end if it goes on beyond it.
  private func kept(_ position: CGFloat) -> CGFloat? {
    if position < 0 { return extendsBefore ? 0 : nil }
    if position > 1 { return extendsAfter ? 1 : nil }
    return position.isNaN ? nil : position
  }

  /// The circles between two that a point is on, those in front first.
  private func positions(
    _ point: CGPoint, _ from: CGPoint, _ radius: CGFloat, _ to: CGPoint, _ endRadius: CGFloat
  ) -> [CGFloat] {
    let (cx, cy, cr) = (to.x - from.x, to.y - from.y, endRadius - radius)
    let (px, py) = (point.x - from.x, point.y - from.y)
    let a = cx * cx + cy * cy - cr * cr
    let b = px * cx + py * cy + radius * cr
    let c = px * px + py * py - radius * radius
    var found: [CGFloat]
    if abs(a) < 1e-12 {
      found = abs(b) < 1e-12 ? [] : [c / (2 * b)]
    } else {
      let discriminant = b * b - a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      found = [(b + root) / a, (b - root) / a]
    }
    found.sort(by: >)
    return found.filter { radius + $0 * cr >= 0 }
  }
}
