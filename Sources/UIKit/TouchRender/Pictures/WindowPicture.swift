// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// What a window shows, as values: its layers, from the back to the front.
///
/// Each layer is followed by the layers inside it, whose ``PictureLayer/depth`` is greater. The first layer
/// is the window itself; the picture has its coordinates. Hidden layers are left out.
public nonisolated struct WindowPicture: Equatable, Sendable {
  /// The rectangle of the window, in its own coordinates.
  public var bounds: CGRect
  /// The number of pixels per point.
  public var scale: CGFloat
  /// The layers, from the back to the front.
  public var layers: [PictureLayer]

  /// Creates a picture.
  public init(bounds: CGRect, scale: CGFloat, layers: [PictureLayer] = []) {
    self.bounds = bounds
    self.scale = scale
    self.layers = layers
  }

  /// What a window shows now.
  ///
  /// To follow a window over time, keep a ``WindowWatcher``.
  @MainActor public init(of window: UIWindow, looks: ViewLooks = ViewLooks()) {
    let watcher = WindowWatcher(window, looks: looks)
    watcher.update()
    self = watcher.picture
  }
}
