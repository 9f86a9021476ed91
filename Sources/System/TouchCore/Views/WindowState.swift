// SPDX-License-Identifier: Apache-2.0

/// What a window remembers besides what it remembers as a view.
struct WindowState {
  var level = UIWindow.Level.normal
  /// The scene, which clears the reference before it goes.
  var scene: Borrowed<UIWindowScene>?
  weak var firstResponder: UIResponder?
  /// Whether a root controller that was set is being taken back.
  var isRefusingRoot = false
  /// Whether the window was on a screen at the last check.
  var wasShown = false
  /// The position in the order in which windows came to the front of their scene.
  var order = 0
  /// The records of renderers that draw the window.
  var changes: [WeakChanges] = []
  /// What all refer to the window by that do not retain it.
  var backReference: BackReference<UIWindow>?
}

extension WindowState: @preconcurrency CustomStringConvertible {
  var description: String {
    var parts = ["level \(level.rawValue)", "order \(order)", wasShown ? "shown" : "not shown"]
    if scene == nil { parts.append("no scene") }
    if let firstResponder { parts.append("first responder \(type(of: firstResponder))") }
    if isRefusingRoot { parts.append("refuses its root controller") }
    return parts.joined(separator: ", ")
  }
}

// The parts of the state by the names that the core knows them by.
extension UIWindow {
  @inline(__always)
  final var storedWindowLevel: Level {
    get { windowState.level }
    set { windowState.level = newValue }
  }
  @inline(__always)
  package final internal(set) var storedWindowScene: UIWindowScene? {
    get { windowState.scene?.object }
    set { windowState.scene = Borrowed(newValue) }
  }
  /// The scene of the window, not retained; it tells whether two windows are in the same one.
  @inline(__always)
  final var sceneReference: Borrowed<UIWindowScene>? { windowState.scene }
  /// What all refer to the window by that do not retain it.
  final var windowBackReference: BackReference<UIWindow>? { windowState.backReference }
  @inline(__always)
  package final internal(set) var storedFirstResponder: UIResponder? {
    get { windowState.firstResponder }
    set { windowState.firstResponder = newValue }
  }
  final var isRefusingRoot: Bool {
    get { windowState.isRefusingRoot }
    set { windowState.isRefusingRoot = newValue }
  }
  final var wasShown: Bool {
    get { windowState.wasShown }
    set { windowState.wasShown = newValue }
  }
  final var order: Int {
    get { windowState.order }
    set { windowState.order = newValue }
  }
}
