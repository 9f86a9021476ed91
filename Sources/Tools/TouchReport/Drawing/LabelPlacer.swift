// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Finds places for the labels of a scene that cover neither the paths of fingers, nor controls, nor each
/// other.
///
/// Each label has several possible places. The first one that covers nothing counts; if all cover something,
/// the first of those that cover the least. The script of the page does the same.
nonisolated struct LabelPlacer {
  /// A possible place: where the text begins, or where it ends.
  struct Place {
    var x: CGFloat
    var y: CGFloat
    var isEnd = false
  }

  private let screen: CGRect
  private var obstacles: [CGRect]

  /// Creates a placer for one moment.
  ///
  /// - Parameters:
  ///   - screen: The rectangle in which all labels are.
  ///   - paths: The points of the paths to leave free.
  ///   - tips: The positions of the fingers that are down.
  init(screen: CGRect, paths: [[CGPoint]], tips: [CGPoint]) {
    self.screen = screen
    obstacles = []
    for path in paths {
      let points = path.map { CGPoint(x: Self.rounded($0.x), y: Self.rounded($0.y)) }
      for (a, b) in zip(points, points.dropFirst()) where a != b {
        obstacles.append(
          CGRect(
            x: min(a.x, b.x) - 2, y: min(a.y, b.y) - 2, width: abs(a.x - b.x) + 4, height: abs(a.y - b.y) + 4)
        )
      }
    }
    for tip in tips {
      obstacles.append(
        CGRect(x: Self.rounded(tip.x) - 20, y: Self.rounded(tip.y) - 20, width: 40, height: 40))
    }
  }

  /// Leaves a control free, and the edges of its region.
  mutating func keepFree(_ control: CGRect, region: CGRect?) {
    obstacles.append(Self.rounded(control))
    guard let box = region.map(Self.rounded) else { return }
    for y in [box.minY, box.maxY] {
      obstacles.append(CGRect(x: box.minX - 2, y: y - 2, width: box.width + 4, height: 4))
    }
    for x in [box.minX, box.maxX] {
      obstacles.append(CGRect(x: x - 2, y: box.minY - 2, width: 4, height: box.height + 4))
    }
  }

  /// The place of a label, which later labels leave free.
  ///
  /// - Parameters:
  ///   - text: The label.
  ///   - letter: The width of a letter.
  ///   - places: The possible places, the best one first.
  /// - Returns: The place.
  mutating func place(_ text: String, letter: CGFloat = 5.4, at places: [Place]) -> Place {
    let width = CGFloat(text.utf16.count) * letter
    var best: (place: Place, box: CGRect, count: Int)?
    for place in places {
      let place = onScreen(place, width)
      let box = CGRect(x: place.isEnd ? place.x - width : place.x, y: place.y - 8, width: width, height: 10)
      let count = obstacles.count { $0.touches(box) }
      if best.map({ count < $0.count }) ?? true { best = (place, box, count) }
      if count == 0 { break }
    }
    guard let best else { return Place(x: screen.minX, y: screen.minY) }
    obstacles.append(best.box)
    return best.place
  }

  /// The places around a box: outside its corners, and a line farther away.
  static func places(around box: CGRect) -> [Place] {
    var places: [Place] = []
    for line in [0, 11] as [CGFloat] {
      places += [
        Place(x: box.minX + 3, y: box.minY - 4 - line),
        Place(x: box.maxX - 2, y: box.minY - 4 - line, isEnd: true),
        Place(x: box.minX + 3, y: box.maxY + 10 + line),
        Place(x: box.maxX - 2, y: box.maxY + 10 + line, isEnd: true),
      ]
    }
    return places
  }

  /// The places beside a finger.
  static func places(beside point: CGPoint) -> [Place] {
    [3, -22, 28].flatMap { y in
      [
        Place(x: point.x + 24, y: point.y + y), Place(x: point.x - 24, y: point.y + y, isEnd: true),
      ]
    }
  }

  private func onScreen(_ place: Place, _ width: CGFloat) -> Place {
    let low = place.isEnd ? screen.minX + width : screen.minX + 3
    let high = place.isEnd ? screen.maxX - 3 : screen.maxX - width
    var place = place
    place.x = min(max(place.x, low), max(low, high))
    place.y = min(max(place.y, screen.minY + 10), screen.maxY - 4)
    return place
  }

  /// The number as the data of the page has it.
  private static func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }

  private static func rounded(_ box: CGRect) -> CGRect {
    let (x, y) = (rounded(box.minX), rounded(box.minY))
    return CGRect(x: x, y: y, width: rounded(box.maxX) - x, height: rounded(box.maxY) - y)
  }
}
