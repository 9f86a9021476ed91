// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchGraphics

/// The color of what the status bar shows.
public nonisolated enum UIStatusBarStyle: Int, Sendable, Hashable {
  /// Chosen by the style of the interface.
  case `default` = 0
  /// Light, for dark ground.
  case lightContent = 1
  /// Dark, for light ground.
  case darkContent = 3
}

/// How the status bar comes and goes.
public nonisolated enum UIStatusBarAnimation: Int, Sendable, Hashable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}

/// What a scene's view controllers have asked of the system's bars.
struct SystemBars: Equatable {
  var style = UIStatusBarStyle.default
  var isStatusBarHidden = false
  var hidesHomeIndicator = false
  var deferredEdges: UIRectEdge = []
}

/// The status bar of a scene, as its view controllers request it.
///
/// Nothing draws a status bar here: the values say what UIKit would show.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private final weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  deinit {}

  /// The style that the front controller requests.
  open var statusBarStyle: UIStatusBarStyle { scene?.surroundings.bars?.style ?? .default }

  /// Whether the front controller requests that the status bar is hidden.
  open var isStatusBarHidden: Bool { scene?.surroundings.bars?.isStatusBarHidden ?? false }

  /// The rectangle at the top of the screen that the safe area leaves to the status bar; zero while it is
  /// hidden.
  open var statusBarFrame: CGRect { frame(isHidden: isStatusBarHidden) }

  final func frame(isHidden: Bool) -> CGRect {
    guard let screen = scene?.storedScreen, !isHidden else { return .zero }
    return CGRect(
      x: screen.storedBounds.minX, y: screen.storedBounds.minY, width: screen.storedBounds.width,
      height: screen.safeArea.top)
  }
}

/// What a scene remembers besides its windows.
final class SceneSurroundings {
  var traitOverrides = UITraitOverrides()
  var traitObservers: [TraitObserver] = []
  /// What was asked for last; nil before any controller has appeared.
  var bars: SystemBars?
  /// The controller that decided last, where the search begins while it is still presented.
  weak var lastDeciding: UIViewController?
  var manager: UIStatusBarManager?
  /// How the interface is turned; nil if it never was.
  var orientation: UIInterfaceOrientation?
  /// The input views on the screen, once there were some.
  var inputViews: InputViews?
  /// How the device is held; nil if it was never turned.
  var held: UIInterfaceOrientation?
}

extension UIWindowScene {
  /// The traits of the screen with the overrides of the scene.
  final var traitsInEffect: UITraitCollection {
    storedScreen.storedTraitCollection.overridden(by: surroundings.traitOverrides)
  }

  final func setTraitOverrides(_ overrides: UITraitOverrides) {
    let old = traitsInEffect
    surroundings.traitOverrides = overrides
    TraitChange.announce(to: self, from: old, to: traitsInEffect)
  }

  final var statusBar: UIStatusBarManager {
    if let manager = surroundings.manager { return manager }
    let made = UIStatusBarManager(self)
    surroundings.manager = made
    return made
  }

  /// The controller of the window in front that decides about the bars.
  private final var deciding: UIViewController? {
    let windows = orderedWindows.filter { !$0.isHidden && $0.storedWindowLevel == .normal }
    let window = windows.last { $0.isKey } ?? windows.last
    var controller = window?.rootViewController
    // A search from the root for each of a chain of presentations would take time that grows with its square.
    if let last = surroundings.lastDeciding, last.storedPresenting != nil,
      last.loadedView?.storedWindow === window
    {
      controller = last
    }
    while let presented = controller?.storedPresented,
      presented.presentation?.style == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    {
      controller = presented
    }
    surroundings.lastDeciding = controller
    return controller
  }

  /// Asks the controllers what they want of the bars, and reports what has changed.
  final func updateBars() {
    var bars = SystemBars()
    if let deciding {
      bars.style = deciding.follow(\.childForStatusBarStyle).preferredStatusBarStyle
      bars.isStatusBarHidden = deciding.follow(\.childForStatusBarHidden).prefersStatusBarHidden
      bars.hidesHomeIndicator =
        deciding.follow(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
      bars.deferredEdges =
        deciding.follow(\.childForScreenEdgesDeferringSystemGestures)
        .preferredScreenEdgesDeferringSystemGestures
    }
    let old = surroundings.bars
    guard bars != old else { return }
    guard let application, let old else {
      surroundings.bars = bars
      return
    }
    let frame = statusBar.frame(isHidden: bars.isStatusBarHidden)
    withStatusBarNotifications(orientation: interfaceOrientation, frame: frame) { surroundings.bars = bars }
    if bars.style != old.style || bars.isStatusBarHidden != old.isStatusBarHidden {
      application.report(.system(.statusBar(style: "\(bars.style)", hidden: bars.isStatusBarHidden)))
    }
    if bars.hidesHomeIndicator != old.hidesHomeIndicator {
      application.report(.system(.homeIndicator(hidden: bars.hidesHomeIndicator)))
    }
    if bars.deferredEdges != old.deferredEdges {
      application.report(.system(.deferredEdges(bars.deferredEdges.names)))
    }
  }
}

extension UIRectEdge {
  /// The names of the edges, clockwise from the top.
  fileprivate var names: String {
    let all: [(UIRectEdge, String)] = [
      (.top, "top"), (.right, "right"), (.bottom, "bottom"), (.left, "left"),
    ]
    let names = all.filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}

extension UIViewController {
  /// The controller that `child` leads to, from one to the next; itself if that is nil.
  fileprivate final func follow(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    var controller = self
    // Overrides may lead in a circle.
    for _ in 0..<1000 {
      guard let next = controller[keyPath: child], next !== controller else { break }
      controller = next
    }
    return controller
  }

  /// Asks for the bars again, if the controller is in a window.
  final func barsMayHaveChanged() {
    loadedView?.storedWindow?.storedWindowScene?.updateBars()
  }
}
