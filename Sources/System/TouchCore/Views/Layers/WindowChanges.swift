// SPDX-License-Identifier: Apache-2.0

// The attribute is written out because the optimizer, when it compiles another module with tests enabled,
// does not see that it is this module's default, and refuses the isolated deinit.

/// The layers of a window that may look different than when a renderer last looked.
///
/// A renderer adds a record to each window that it draws. While no window has one, a change costs the
/// comparison of one number.
@MainActor package final class WindowChanges {
  /// How many records windows have.
  @safe @exclusivity(unchecked) package private(set) static var records = 0

  /// Incremented by each change; while it stays the same, nothing looks different.
  package private(set) var generation = 0
  /// The layers that changed, in the order of their first change.
  private var layers: [CALayer] = []
  private var known: Set<ObjectIdentifier> = []
  private var isEverything = false

  /// How many layers are recorded before all count as changed, so that a record that nobody reads stays
  /// small.
  private static var maximumLayers: Int { 100_000 }

  /// What changed.
  package enum Changed {
    /// These layers.
    case layers([CALayer])
    /// Possibly every layer.
    case everything
  }

  /// Adds a record to a window.
  package init(of window: UIWindow) {
    Self.records += 1
    window.windowState.changes.append(WeakChanges(record: self))
  }

  isolated deinit { Self.records -= 1 }

  /// What changed since the last call.
  package func take() -> Changed {
    let changed = isEverything ? Changed.everything : .layers(layers)
    (layers, known, isEverything) = ([], [], false)
    return changed
  }

  /// Records that every layer may look different.
  package func noteEverything() {
    generation &+= 1
    (layers, known, isEverything) = ([], [], true)
  }

  fileprivate func note(_ layer: CALayer) {
    generation &+= 1
    guard !isEverything, known.insert(ObjectIdentifier(layer)).inserted else { return }
    if layers.count == Self.maximumLayers { return noteEverything() }
    layers.append(layer)
  }
}

/// A record that its renderer owns.
struct WeakChanges {
  weak var record: WindowChanges?
}

extension UIView {
  /// Records that the view may look different now.
  @inline(__always)
  package final func noteLooks() {
    if WindowChanges.records > 0 { recordChange() }
  }

  /// A function of its own: hardly any change has a renderer that waits for it.
  @inline(never)
  private final func recordChange() {
    // A view without a layer has never been drawn; the change that added it says that it is new.
    guard let layer = extras?.layer else { return }
    storedWindow?.record(layer)
  }

  /// Records that everything in the view may look different: it was added, and may have changed before.
  final func noteLooks(of subtree: [UIView]) {
    guard WindowChanges.records > 0 else { return }
    for view in subtree { view.recordChange() }
  }
}

extension UIWindow {
  fileprivate final func record(_ layer: CALayer) {
    for change in windowState.changes { change.record?.note(layer) }
    guard windowState.changes.contains(where: { $0.record == nil }) else { return }
    windowState.changes = windowState.changes.filter { $0.record != nil }
  }

  /// Records that everything in the window may look different.
  package final func noteEverything() {
    for change in windowState.changes { change.record?.noteEverything() }
  }
}

extension CALayer {
  /// Records that the layer may look different now.
  @inline(__always)
  package final func noteLooks() {
    if WindowChanges.records > 0 { recordChange() }
  }

  @inline(never)
  private final func recordChange() {
    guard motion?.model == nil else { return }
    windowOfView?.record(self)
  }

  /// The window of the view whose layer this is, or is in.
  private final var windowOfView: UIWindow? {
    var layer = self
    while layer.backing == nil, let above = layer.parent { layer = above }
    return (layer.backing as? UIView)?.storedWindow
  }

  /// Records that the layer may look different, and a sublayer with the layers without a view below it: the
  /// sublayer was added, and they may have changed before.
  final func noteLooks(withAdded sublayer: CALayer) {
    // All of them are in one window; looking for it from each would take the square of the time in a deep
    // tree.
    guard WindowChanges.records > 0, let window = windowOfView else { return }
    if motion?.model == nil { window.record(self) }
    var waiting = [sublayer]
    while let layer = waiting.popLast() {
      if layer.motion?.model == nil { window.record(layer) }
      waiting.append(contentsOf: layer.children.reversed().filter { $0.backing == nil })
    }
  }
}
