// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// Keeps a picture of a window up to date, at the cost of what changes.
///
/// ```swift
/// let watcher = WindowWatcher(window)
/// let changes = watcher.update()
/// for layer in watcher.picture.layers { … }
/// ```
///
/// If nothing has changed, ``update()`` compares one number. A layer that moved or looks different is read
/// again, and nothing else is. Running animations are shown where they are at the time of the application's
/// clock.
public final class WindowWatcher {
  /// The window.
  public private(set) weak var window: UIWindow?
  /// How the classes of views look.
  public let looks: ViewLooks
  /// What the window showed at the last update.
  public private(set) var picture: WindowPicture

  private let record: WindowChanges
  private var generation = -1
  private var tree: LayerTree

  /// Starts to watch a window; its picture is empty until the first update.
  public init(_ window: UIWindow, looks: ViewLooks = ViewLooks()) {
    self.window = window
    self.looks = looks
    record = WindowChanges(of: window)
    picture = WindowPicture(bounds: window.bounds, scale: window.contentScaleFactor)
    tree = LayerTree(looks: looks)
  }

  /// Whether the next update may find changes.
  var hasChanged: Bool { generation != record.generation || tree.isMoving }

  /// Brings ``picture`` up to date, and returns what has changed since the last update.
  @discardableResult
  public func update() -> PictureChanges {
    guard hasChanged else { return PictureChanges() }
    let isFirst = generation < 0
    generation = record.generation
    let changed = record.take()
    guard let window else { return clear() }
    let old = picture.bounds
    picture.bounds = window.bounds
    picture.scale = window.contentScaleFactor
    let taken: WindowChanges.Changed = isFirst ? .everything : changed
    var changes = tree.update(from: window.layer, taken, into: &picture.layers)
    if picture.bounds != old || isFirst { changes.damage(picture.bounds) }
    return changes
  }

  /// The nearest view that each layer of the picture is in, from the back to the front.
  package var views: [(id: PictureLayer.ID, view: UIView?)] { tree.views }

  /// The picture of a window that no longer exists.
  private func clear() -> PictureChanges {
    var changes = PictureChanges()
    changes.removed = picture.layers.map(\.id).sorted()
    picture.layers = []
    tree = LayerTree(looks: looks)
    return changes
  }
}
