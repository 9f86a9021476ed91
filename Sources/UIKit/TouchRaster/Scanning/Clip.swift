// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// The pixels that drawing may change, and how much of each.
struct Clip {
  /// The rectangle around them.
  var bounds: PixelRect
  /// The part of each pixel of a rectangle, from 0 to 255; nil for all of each.
  private(set) var mask: Mask?

  /// The parts of the pixels of a rectangle.
  final class Mask: Sendable {
    let bounds: PixelRect
    let parts: [UInt8]

    init(bounds: PixelRect, parts: [UInt8]) {
      (self.bounds, self.parts) = (bounds, parts)
    }

    /// The part of a pixel, which must be inside of the bounds.
    @inline(__always)
    func part(_ x: Int, _ y: Int) -> UInt8 {
      parts[(y - bounds.top) * bounds.width + x - bounds.left]
    }
  }

  init(bounds: PixelRect) {
    self.bounds = bounds
  }

  /// Restricts the clip to the inside of an outline in pixels.
  mutating func restrict(to outline: Outline, _ rule: CGPathFillRule) {
    if let rect = outline.wholePixels(in: bounds) {
      bounds = bounds.intersection(rect)
      return
    }
    let box =
      outline.controlBox.isNull ? PixelRect(left: 0, top: 0, right: 0, bottom: 0) : outline.controlBox.around
    let area = bounds.intersection(box)
    var parts = [UInt8](repeating: 0, count: area.isEmpty ? 0 : area.width * area.height)
    var scanner = Scanner(outline, rule, in: area, isSmooth: true)
    scanner.scan { row in
      let start = (row.y - area.top) * area.width + row.x - area.left
      for index in row.coverage.indices { parts[start + index] = row.coverage[index] }
    }
    restrict(to: parts, of: area)
  }

  /// Restricts the clip to parts of the pixels of a rectangle inside of its bounds.
  mutating func restrict(to parts: [UInt8], of area: PixelRect) {
    var parts = parts
    if let mask, !area.isEmpty {
      for y in area.top..<area.bottom {
        for x in area.left..<area.right {
          let index = (y - area.top) * area.width + x - area.left
          parts[index] = UInt8(Pixel.times(UInt32(parts[index]), UInt32(mask.part(x, y))))
        }
      }
    }
    bounds = area
    mask = area.isEmpty ? nil : Mask(bounds: area, parts: parts)
  }
}

extension Outline {
  /// The rectangle that the outline is if its edges are edges of pixels, cut to bounds; nil for another
  /// shape.
  fileprivate func wholePixels(in limit: PixelRect) -> PixelRect? {
    let corners = elements.compactMap { element -> CGPoint? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    guard elements.count == 5, corners.count == 4, elements.last == .close else { return nil }
    let isUpright = corners[0].y == corners[1].y && corners[2].y == corners[3].y
    let isTurned = corners[0].x == corners[1].x && corners[2].x == corners[3].x
    let isClosed =
      isUpright
      ? corners[1].x == corners[2].x && corners[3].x == corners[0].x
      : isTurned && corners[1].y == corners[2].y && corners[3].y == corners[0].y
    guard isClosed, corners.allSatisfy({ $0.x == $0.x.rounded() && $0.y == $0.y.rounded() }) else {
      return nil
    }
    let box = controlBox.intersection(limit.rect)
    return box.isNull ? PixelRect(left: 0, top: 0, right: 0, bottom: 0) : box.around
  }
}

extension CGRect {
  /// The whole pixels around the rectangle; beyond some size it is cut off.
  var around: PixelRect {
    func number(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(min(max(value, -1e8), 1e8)) }
    return PixelRect(
      left: number(minX.rounded(.down)), top: number(minY.rounded(.down)),
      right: number(maxX.rounded(.up)), bottom: number(maxY.rounded(.up)))
  }
}
