// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchGraphics

/// A screen: its size in points and its pixels.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The screen of the shared application's first scene; one of 375 by 667 points while it has none.
  open class var main: UIScreen {
    for scene in UIApplication.current?.scenes ?? [] {
      if let scene = scene as? UIWindowScene { return scene.storedScreen }
    }
    return usual
  }

  private static let usual = UIScreen(bounds: CGRect(x: 0, y: 0, width: 375, height: 667), scale: 2)

  /// The rectangle of the screen in points, as the interface is turned.
  open var bounds: CGRect { storedBounds }
  /// The number of pixels per point.
  open var scale: CGFloat { storedScale }
  /// The rectangle of the screen, in pixels.
  open var nativeBounds: CGRect {
    CGRect(
      x: bounds.origin.x * scale, y: bounds.origin.y * scale, width: bounds.width * scale,
      height: bounds.height * scale)
  }
  /// The number of physical pixels per point; always ``scale``, because nothing scales the screen.
  open var nativeScale: CGFloat { scale }
  /// The number of frames per second.
  open var maximumFramesPerSecond: Int { storedMaximumFramesPerSecond }

  /// The traits of everything on the screen, unless a scene, a controller or a view overrides them.
  open var traitCollection: UITraitCollection { storedTraitCollection }
  /// Never called: the windows and what is in them are notified when the interface turns.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  final var storedBounds: CGRect
  package final let storedScale: CGFloat
  package final let storedMaximumFramesPerSecond: Int
  /// The insets of the part that no bar, corner or camera of the device covers.
  public final let safeArea: UIEdgeInsets
  /// The traits of the screen, by its size and scale.
  final var storedTraitCollection: UITraitCollection

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of the screen, in points.
  ///   - scale: The number of pixels per point.
  ///   - maximumFramesPerSecond: The number of frames per second.
  ///   - safeArea: The insets of the part that no bar, corner or camera of the device covers.
  public init(
    bounds: CGRect, scale: CGFloat = 2, maximumFramesPerSecond: Int = 60, safeArea: UIEdgeInsets = .zero
  ) {
    self.safeArea = safeArea
    if safeArea != .zero { SafeArea.isUsed = true }
    storedTraitCollection = UITraitCollection.of(bounds: bounds, scale: scale)
    storedBounds = bounds
    storedScale = scale
    storedMaximumFramesPerSecond = maximumFramesPerSecond
    super.init()
  }
}
