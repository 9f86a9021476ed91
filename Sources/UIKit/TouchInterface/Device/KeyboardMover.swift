// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import TouchCore

/// Posts the notifications of the keyboard for input views, which take its place; the core finds the class by
/// its name.
package final class KeyboardMover: KeyboardMoving {
  package static func moveKeyboard(of scene: UIWindowScene, toHeight height: CGFloat) {
    scene.moveKeyboard(toHeight: height)
  }

  package static func heightOfKeyboard(of scene: UIWindowScene) -> CGFloat {
    scene.keyboardFrame.isNull ? 0 : scene.keyboardFrame.height
  }
}
