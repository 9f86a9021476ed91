// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

@testable import TouchCore

/// Hit-testing without a walk: all views of a hierarchy as a flat list of plain values, back to front.
///
/// Each has its way from the root composed to one matrix. A view counts if it and all it is in can be hit and
/// hold the point; the last one that counts, in the order in which they are drawn, is the hit view.
struct FlatReference {
  private struct Plate {
    var parent: Int
    var matrix: [Double]?
    var box: CGRect
    var isOut: Bool
  }

  private var plates: [Plate] = []
  private let views: [UIView]

  init(_ root: UIView) {
    views = root.subtree()
    var places: [ObjectIdentifier: Int] = [:]
    for (place, view) in views.enumerated() {
      places[ObjectIdentifier(view)] = place
      let parent = place == 0 ? -1 : view.superview.flatMap { places[ObjectIdentifier($0)] } ?? -1
      let way = Self.fromParent(view)
      let above = parent < 0 ? nil : plates[parent].matrix
      let matrix = way.flatMap { way in
        place == 0 ? [1, 0, 0, 1, 0, 0] : above.map { Self.product($0, way) }
      }
      let state = !view.isUserInteractionEnabled || view.isHidden || !(Float(view.alpha) > 0.01)
      let isFinite = [view.bounds.minX, view.bounds.minY, view.bounds.width, view.bounds.height].allSatisfy(
        \.isFinite)
      plates.append(
        Plate(
          parent: parent, matrix: matrix, box: view.bounds.standardized,
          isOut: state || matrix == nil || !isFinite))
    }
  }

  /// The view hit at a point of the root's own coordinates.
  func view(at point: CGPoint) -> UIView? {
    var counts: [Bool] = []
    for plate in plates {
      let isAboveIn = plate.parent < 0 || counts[plate.parent]
      counts.append(isAboveIn && !plate.isOut && Self.holds(plate, point))
    }
    return counts.lastIndex(of: true).map { views[$0] }
  }

  private static func holds(_ plate: Plate, _ point: CGPoint) -> Bool {
    guard let m = plate.matrix else { return false }
    let x = m[0] * point.x + m[2] * point.y + m[4]
    let y = m[1] * point.x + m[3] * point.y + m[5]
    let box = plate.box
    return box.minX <= x && x < box.maxX && box.minY <= y && y < box.maxY
  }

  /// First `a`, then `b`.
  private static func product(_ a: [Double], _ b: [Double]) -> [Double] {
    [
      b[0] * a[0] + b[2] * a[1], b[1] * a[0] + b[3] * a[1], b[0] * a[2] + b[2] * a[3],
      b[1] * a[2] + b[3] * a[3], b[0] * a[4] + b[2] * a[5] + b[4], b[1] * a[4] + b[3] * a[5] + b[5],
    ]
  }

  /// From the superview's coordinates to the view's; nil if there is no such way.
  private static func fromParent(_ view: UIView) -> [Double]? {
    let t = view.transform
    let determinant = t.a * t.d - t.b * t.c
    guard determinant != 0, [determinant, t.tx, t.ty, view.center.x, view.center.y].allSatisfy(\.isFinite)
    else {
      return nil
    }
    let away: [Double] = [1, 0, 0, 1, -view.center.x - t.tx, -view.center.y - t.ty]
    let undo: [Double] = [t.d / determinant, -t.b / determinant, -t.c / determinant, t.a / determinant, 0, 0]
    let back: [Double] = [1, 0, 0, 1, view.bounds.midX, view.bounds.midY]
    return product(product(away, undo), back)
  }
}
