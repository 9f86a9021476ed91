// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
public import TouchStage

/// Something that an event generator can touch: a point of the window, a view, or an accessibility
/// identifier.
@preconcurrency @MainActor public protocol Locatable {
  /// The place of a generator's stage where it is.
  func place(for generator: EventGenerator) throws -> Place
}

extension CGPoint: Locatable {
  /// The point in the coordinates of the generator's window, whatever is there.
  public func place(for generator: EventGenerator) -> Place {
    .point(x, y, in: generator.window)
  }
}

extension CGRect: Locatable {
  /// The middle of the rectangle, in the coordinates of the generator's window, whatever is there.
  public func place(for generator: EventGenerator) -> Place {
    .point(midX, midY, in: generator.window)
  }
}

extension UIView: Locatable {
  /// The middle of the view; a finger must hit the view or one inside it.
  public func place(for generator: EventGenerator) -> Place { .inside(self) }
}

extension String: Locatable {
  /// The middle of the view with this accessibility identifier; a finger must hit the view or one inside it.
  public func place(for generator: EventGenerator) throws -> Place {
    .inside(try generator.viewWithIdentifier(self))
  }
}
