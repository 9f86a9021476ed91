// SPDX-License-Identifier: Apache-2.0

extension UIButton {
  /// The style a button is created with.
  public nonisolated enum ButtonType: Int, Sendable {
    /// No style of its own: white titles, and images that change with the state.
    case custom = 0
    /// The system's style: titles in the tint colour that fade while the button is touched.
    case system = 1

    /// The old name of ``system``.
    public static var roundedRect: ButtonType { .system }
  }
}

/// The name of ``UIButton/ButtonType`` before Swift 4.2.
public typealias UIButtonType = UIButton.ButtonType
