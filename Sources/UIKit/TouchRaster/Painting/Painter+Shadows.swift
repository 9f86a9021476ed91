// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

extension DisplayList.Shadow {
  /// The offset in pixels, and how many pixels to each side are averaged: three averages over such boxes are
  /// close to a Gaussian.
  func pixels(_ scale: CGFloat) -> (x: Int, y: Int, reach: Int) {
    func number(_ value: CGFloat) -> Int {
      let value = (value * scale).rounded()
      return value.isNaN ? 0 : Int(min(max(value, -10_000), 10_000))
    }
    let sigma = blur / 2 * scale
    let reach = sigma.isNaN ? 0 : Int((min(max(sigma, 0), 500) * 0.94).rounded())
    return (number(offset.width), number(offset.height), reach)
  }
}

extension Painter {
  /// Paints something, after its shadow if it has one.
  ///
  /// - Parameters:
  ///   - effects: The shadow and the blend mode.
  ///   - box: The rectangle around what is painted, in pixels.
  ///   - body: Paints it with a blend mode.
  func withShadow(_ effects: DisplayList.Effects, of box: CGRect, _ body: (CGBlendMode) -> Void) {
    if let shadow = effects.shadow { drawShadow(shadow, of: box.around, body) }
    body(effects.blendMode)
  }

  private func drawShadow(
    _ shadow: DisplayList.Shadow, of box: PixelRect, _ body: (CGBlendMode) -> Void
  ) {
    let (x, y, reach) = shadow.pixels(scale)
    let seen = state.clip.bounds.moved(-x, -y).inset(by: -3 * reach)
    let thrower = box.intersection(seen)
    guard !state.clip.bounds.isEmpty, !thrower.isEmpty else { return }
    let area = thrower.inset(by: -3 * reach)
    guard let shape = Surface(area) else { return }
    let old = state
    state.clip = Clip(bounds: area)
    surfaces.append(shape)
    body(.normal)
    surfaces.removeLast()
    state = old
    var values = shape.memory.pixels.map { UInt8($0.alpha) }
    blur(&values, width: area.width, height: area.height, reach)
    let color = Pixel(shadow.color)
    for row in 0..<area.height {
      let coverage = Array(values[row * area.width..<(row + 1) * area.width])
      surface.paint(
        Scanner.Row(y: area.top + row + y, x: area.left + x, coverage: coverage), state.clip, .normal,
        .one(color))
    }
  }

  /// Blurs values by averages over boxes.
  private func blur(_ values: inout [UInt8], width: Int, height: Int, _ reach: Int) {
    guard reach > 0 else { return }
    for _ in 0..<3 {
      for y in 0..<height { average(&values, from: y * width, step: 1, count: width, reach) }
      for x in 0..<width { average(&values, from: x, step: width, count: height, reach) }
    }
  }

  /// Replaces each value of a row or a column by the average of those around it.
  private func average(_ values: inout [UInt8], from start: Int, step: Int, count: Int, _ reach: Int) {
    let line = (0..<count).map { Int(values[start + $0 * step]) }
    let size = 2 * reach + 1
    var sum = line.prefix(reach).reduce(0, +)
    for index in 0..<count {
      if index + reach < count { sum += line[index + reach] }
      if index - reach - 1 >= 0 { sum -= line[index - reach - 1] }
      values[start + index * step] = UInt8((sum + reach) / size)
    }
  }
}
