// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A view of the app's in a bar that is smaller than a finger.
///
/// A bar takes the size of what is given to it from that itself, so that it can be larger.
struct BarItemSize {
  /// The lines that give it the size.
  let code: [String]
  private let name: String

  /// The size that a finger needs, in points (documented).
  private static let enough = 44.0

  /// Nil if the expected view lies in no bar, or in one that has room for nothing else.
  init?(_ touch: ExpectedTouch) {
    guard let bar = touch.levels.lastIndex(where: { ClassKnowledge.roles(of: $0.view).contains(.bar) }),
      let depth = touch.levels.indices.dropFirst(bar + 1).first(where: {
        !ClassKnowledge.isPrivate(touch.levels[$0].view)
      }), depth > bar + 1,
      let size = touch.geometry(touch.levels[depth].place).bounds?.size, size.width > 0, size.height > 0,
      size.width < Self.enough || size.height < Self.enough
    else { return nil }
    let place = touch.levels[depth].place
    name = touch.name(of: place)
    let variable = touch.variable(place)
    code = [("width", size.width), ("height", size.height)].filter { $0.1 < Self.enough }.map { side, _ in
      "\(variable).\(side)Anchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true"
    }
  }

  /// What to do about a point beside the view.
  var besideText: String {
    "Choose a point inside it, or make \(name) 44 × 44 points large. The bar lays it out in the size that it asks for:"
  }

  /// What to do about a view that sticks out of it.
  var outsideText: String {
    "The bar lays out \(name) in the size that it asks for. Make it 44 × 44 points large, and pin what is in it to its edges:"
  }
}
