// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

extension UIButton {
  /// The style a button is created with.
  public nonisolated enum ButtonType: Int, Sendable {
    /// No style of its own: white titles, and images that change with the state.
    case custom = 0
    /// The system's style: titles in the tint color that fade while the button is touched.
    case system = 1
    /// An "i" in a circle, for more about what is beside the button.
    case detailDisclosure = 2
    /// The same as ``detailDisclosure``.
    case infoLight = 3
    /// The same as ``detailDisclosure``.
    case infoDark = 4
    /// A plus in a circle, for adding somebody or something.
    case contactAdd = 5
    /// A cross in a gray circle, for closing what contains it.
    case close = 7

    /// The old name of ``system``.
    public static var roundedRect: ButtonType { .system }
  }
}

extension UIButton.ButtonType {
  /// The image that a button of this type has from the start.
  ///
  /// It is that of the ``ImageCatalog``, if the app has added one with the symbol's name. Otherwise it is
  /// blank, 22 points wide, and 30 for ``close`` (reported: the sizes that such buttons have on iOS).
  nonisolated var image: UIImage? {
    let (name, side): (String, CGFloat) =
      switch self {
      case .custom, .system: ("", 0)
      case .detailDisclosure, .infoLight, .infoDark: ("info.circle", 22)
      case .contactAdd: ("plus.circle", 22)
      case .close: ("xmark.circle.fill", 30)
      }
    guard !name.isEmpty else { return nil }
    return UIImage(systemName: name)
      ?? UIImage(
        size: CGSize(width: side, height: side), scale: 1, renderingMode: .alwaysTemplate, name: name)
  }
}

/// The name of ``UIButton/ButtonType`` before Swift 4.2.
public typealias UIButtonType = UIButton.ButtonType
