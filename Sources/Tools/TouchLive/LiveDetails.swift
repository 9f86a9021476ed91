// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import TouchSnapshot

#if TOUCHSTONE
  package import Touchstone
#else
  package import UIKit
#endif

/// What the caller adds to a snapshot of live views.
package struct LiveDetails {
  /// The position in a file of a view or a recognizer; nil for one that is from no file.
  package var position: (AnyObject) -> SourcePosition? = { _ in nil }
  /// Whether views are identified by their addresses, which differ from run to run.
  package var hasAddresses = false
  /// The point of the screen at which views that override hit-testing are asked; nil to ask nobody.
  package var point: CGPoint?

  /// The names of the views whose touches the delegate of a recognizer lets it have; nil if nobody knows.
  package var receives: (UIGestureRecognizer) -> [String]? = { _ in nil }

  /// Adds nothing.
  package init() {}
}

/// A recognizer that goes by the name of another class, because it only adds to it what a tool needs.
@MainActor package protocol StandInRecognizer: UIGestureRecognizer {
  /// The class whose place it takes.
  var standsFor: String { get }
}
