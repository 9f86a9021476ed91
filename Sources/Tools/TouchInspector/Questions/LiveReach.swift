// SPDX-License-Identifier: Apache-2.0
#if INSPECTS
  import Foundation
  #if TOUCHSTONE
    import Touchstone
  #else
    import UIKit
  #endif

  /// How much of a view the app's own hit-test finds, asked at points in equal distances.
  public struct LiveReach: Sendable, Hashable, CustomStringConvertible {
    /// The point that is nearest to the middle among those at which the view is not found; nil if there is
    /// none.
    let dead: CGPoint?
    /// The rows of points from the top, each from the left: whether the view, or one in it, is found there.
    public let rows: [[Bool]]

    /// How many points were asked.
    public var asked: Int { rows.reduce(0) { $0 + $1.count } }
    /// At how many of them the view, or one in it, was found.
    public var found: Int { rows.reduce(0) { $0 + $1.count(where: \.self) } }
    /// Whether some of the view is out of reach, and some is not.
    public var isPartlyDead: Bool { found > 0 && found < asked }

    /// Asks the app.
    @MainActor init(of view: UIView, on screen: LiveScreen) {
      let bounds = view.bounds
      var nearest: (point: CGPoint, steps: Int)?
      rows = (0..<Self.side).map { row in
        (0..<Self.side).map { column in
          let x = bounds.minX + bounds.width * (CGFloat(column) + 0.5) / CGFloat(Self.side)
          let y = bounds.minY + bounds.height * (CGFloat(row) + 0.5) / CGFloat(Self.side)
          let point = screen.point(CGPoint(x: x, y: y), of: view)
          if screen.hitView(at: point)?.isDescendant(of: view) ?? false { return true }
          let steps = abs(row - Self.side / 2) + abs(column - Self.side / 2)
          if steps < nearest?.steps ?? .max { nearest = (point, steps) }
          return false
        }
      }
      dead = nearest?.point
    }

    /// How many points are asked in each direction: an odd number, so that the middle is one of them.
    private static let side = 9

    /// A picture: `#` where the view is found, `.` where it is not.
    public var description: String {
      let lines = rows.map { row in "    " + row.map { $0 ? "#" : "." }.joined() }
      return "The app's own hit-test finds it at \(found) of \(asked) points (#):\n"
        + lines.joined(separator: "\n")
    }
  }
#endif
