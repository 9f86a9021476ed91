// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Classes of modules that use this one, found by their names if the program is linked with them.
///
/// These are all such classes: `Documentation/Decisions/0011-classes-by-name.md` says why each is here, and
/// `LinkedClassTests` finds lookups anywhere else.
package enum LinkedClasses {
  /// The bars of navigation controllers.
  static let navigationBars = NSClassFromString("TouchInterface.StackBars") as? any NavigationBars.Type
  /// What keeps the attributed texts of labels and fields.
  package static let textKeeper =
    NSClassFromString("TouchInterface.TextKeeper") as? any AttributedTextKeeper.Type
  /// What posts the notifications of the keyboard.
  static let keyboardMover = NSClassFromString("TouchInterface.KeyboardMover") as? any KeyboardMoving.Type
  /// The text on the general pasteboard.
  package static let textPasteboard =
    NSClassFromString("TouchInterface.GeneralText") as? any TextPasteboard.Type
  /// What identifies the test that the present task belongs to.
  static let testTeller = NSClassFromString("TouchTesting.TestTeller") as? any TestTelling.Type
  /// The class that tells by its presence that the program was written for iOS.
  static let namedUIKit: AnyClass? = NSClassFromString("UIKit.NamedUIKit")
}
