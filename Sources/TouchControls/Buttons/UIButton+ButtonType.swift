// SPDX-License-Identifier: Apache-2.0

extension UIButton {
  /// The looks a button begins with.
  public nonisolated enum ButtonType: Int, Sendable {
    /// No look of its own: white titles, and pictures that change with the state.
    case custom = 0
    /// The system's look: titles in the tint colour that pale while the button is touched.
    case system = 1

    /// The old name of ``system``.
    public static var roundedRect: ButtonType { .system }
  }
}

/// The name that types of buttons had before Swift 4.2.
public typealias UIButtonType = UIButton.ButtonType
