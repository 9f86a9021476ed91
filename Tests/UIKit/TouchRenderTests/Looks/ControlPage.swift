// SPDX-License-Identifier: Apache-2.0
import TouchRender
import TouchTesting

/// A page with every control, for pictures and lists.
@MainActor struct ControlPage {
  let stage = Stage(size: CGSize(width: 320, height: 620))
  let window: UIWindow
  let root: UIView

  init(_ style: UIUserInterfaceStyle = .light) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 620))
    window = UIWindow(windowScene: stage.scene)
    window.isHidden = false
    window.traitOverrides.userInterfaceStyle = style
    root.backgroundColor = .systemBackground
    window.addSubview(root)
  }

  /// The lines of the picture with the looks of the system, without those of the window and the page.
  func lines() -> [String] {
    stage.application.advance(by: 0)
    return WindowPicture(of: window, looks: .system).lines.dropFirst(2).map { String($0.dropFirst(4)) }
  }
}
