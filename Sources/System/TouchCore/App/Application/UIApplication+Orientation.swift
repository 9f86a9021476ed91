// SPDX-License-Identifier: Apache-2.0
public import TouchGraphics

extension UIApplication {
  /// The orientations that the application supports in a window: what its delegate says.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  /// The direction of the interface, from the scene that connected first.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let traits = scenes.lazy.compactMap { ($0 as? UIWindowScene)?.traitsInEffect }.first
    return traits?.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The text size that the user has chosen, from the scene that connected first.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    let traits = scenes.lazy.compactMap { ($0 as? UIWindowScene)?.traitsInEffect }.first
    return traits?.preferredContentSizeCategory ?? .large
  }
}
