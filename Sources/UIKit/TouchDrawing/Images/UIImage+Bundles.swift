// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchGraphics

extension UIImage {
  /// Finds an image of the catalog by its name; every bundle has the same images, whatever the traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }
}
