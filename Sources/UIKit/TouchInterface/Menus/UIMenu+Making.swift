// SPDX-License-Identifier: Apache-2.0
public import TouchControls
public import TouchCore
public import TouchGraphics

extension UIMenu {
  /// Creates a menu; without an identifier it gets a unique one.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.init(
      presenter: MenuPresentation.self, title: title, subtitle: subtitle, image: image,
      identifier: identifier, options: options, preferredElementSize: preferredElementSize,
      children: children)
  }
}
