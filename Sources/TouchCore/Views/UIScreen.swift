// SPDX-License-Identifier: Apache-2.0

/// A screen: its size in points and its pixels.
public final class UIScreen: NSObject {
  /// The screen of an application that has one only.
  public static let main = UIScreen(bounds: CGRect(x: 0, y: 0, width: 375, height: 667), scale: 2)

  /// The rectangle of the screen, in points.
  public let bounds: CGRect
  /// Pixels a point.
  public let scale: CGFloat
  /// Frames a second.
  public let maximumFramesPerSecond: Int

  /// Makes a screen.
  public init(bounds: CGRect, scale: CGFloat = 2, maximumFramesPerSecond: Int = 60) {
    self.bounds = bounds
    self.scale = scale
    self.maximumFramesPerSecond = maximumFramesPerSecond
    super.init()
  }
}
