// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Where a finger goes: a point, or a point relative to a view.
///
/// Views are given as objects or by name. A place is looked up when a finger goes there, so a view may have
/// moved since the place was created.
@preconcurrency @MainActor public struct Place: Equatable {
  /// A side of a view.
  enum Side: String, CaseIterable {
    case above, below
    case left = "left of"
    case right = "right of"
  }

  enum Form: Equatable {
    case screen(CGPoint)
    case point(CGPoint, in: StageReference)
    case center(of: StageReference)
    case inside(StageReference)
    case beside(Side, StageReference, by: CGFloat)
  }

  let form: Form

  init(_ form: Form) {
    self.form = form
  }

  /// The center of a view; a finger that comes down there must hit the view itself.
  public static func center(of view: any ViewReference) -> Place {
    Place(.center(of: view.stageReference))
  }

  /// The center of a view; a finger that comes down there must hit the view or one inside it.
  public static func inside(_ view: any ViewReference) -> Place {
    Place(.inside(view.stageReference))
  }

  /// A point in the coordinates of a view, whatever is there.
  public static func point(_ x: CGFloat, _ y: CGFloat, in view: any ViewReference) -> Place {
    Place(.point(CGPoint(x: x, y: y), in: view.stageReference))
  }

  /// A point of the screen, whatever is there.
  public static func screen(_ x: CGFloat, _ y: CGFloat) -> Place {
    Place(.screen(CGPoint(x: x, y: y)))
  }

  /// A point above the center of the top edge of a view, whatever is there.
  public static func above(_ view: any ViewReference, by distance: CGFloat) -> Place {
    Place(.beside(.above, view.stageReference, by: distance))
  }

  /// A point below the center of the bottom edge of a view, whatever is there.
  public static func below(_ view: any ViewReference, by distance: CGFloat) -> Place {
    Place(.beside(.below, view.stageReference, by: distance))
  }

  /// A point to the left of the center of the left edge of a view, whatever is there.
  public static func left(of view: any ViewReference, by distance: CGFloat) -> Place {
    Place(.beside(.left, view.stageReference, by: distance))
  }

  /// A point to the right of the center of the right edge of a view, whatever is there.
  public static func right(of view: any ViewReference, by distance: CGFloat) -> Place {
    Place(.beside(.right, view.stageReference, by: distance))
  }
}
