// SPDX-License-Identifier: Apache-2.0
#if INSPECTS
  import Foundation
  import TouchDoctor
  import TouchLive
  import TouchSnapshot
  #if TOUCHSTONE
    import Touchstone
  #else
    import UIKit
  #endif

  /// The windows of a screen, as they are now.
  @MainActor struct LiveScreen {
    /// The visible windows, from back to front.
    let windows: [UIWindow]

    /// What is said where no window is visible.
    static let isEmpty = ExplainingFailure(
      message: "No window of the app is visible, so no view gets touches. Show one: makeKeyAndVisible().")

    /// The windows of the scene in the foreground, or of a view's.
    init(of view: UIView? = nil) {
      if let scene = (view as? UIWindow)?.windowScene ?? view?.window?.windowScene {
        windows = Self.windows(of: [scene])
      } else if let window = view?.window {
        windows = [window]
      } else {
        windows = Self.windows(of: Self.foreground)
      }
    }

    /// The scenes that are active, or all if none is.
    private static var foreground: [UIWindowScene] {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let active = scenes.filter { $0.activationState == .foregroundActive }
      return active.isEmpty ? scenes : active
    }

    private static func windows(of scenes: [UIWindowScene]) -> [UIWindow] {
      // Sorting does not promise to keep the order of equal levels.
      scenes.flatMap(\.windows).filter { !$0.isHidden }.enumerated().sorted {
        ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
      }.map(\.element)
    }

    /// The windows and views, in the order in which a snapshot has them.
    var views: [UIView] {
      var views: [UIView] = []
      var waiting: [UIView] = windows.reversed()
      while let view = waiting.popLast() {
        views.append(view)
        waiting.append(contentsOf: view.subviews.reversed())
      }
      return views
    }

    /// A snapshot for the questions about one point, or about none.
    func snapshot(at point: CGPoint?) -> SnapshotDocument {
      var details = LiveDetails()
      details.point = point
      #if !TOUCHSTONE
        details.hasAddresses = true
      #endif
      let tree = ViewTree(views: windows, details)
      return SnapshotDocument(format: .live, trees: [tree], entries: tree.views.count)
    }

    /// The view that the app's own hit-test finds.
    func hitView(at point: CGPoint) -> UIView? {
      for window in windows.reversed() {
        if let view = window.quietHitTest(window.pointFromScreen(point)) { return view }
      }
      return nil
    }

    /// Where a point of a view is on the screen.
    func point(_ point: CGPoint, of view: UIView) -> CGPoint {
      guard let window = view as? UIWindow ?? view.window else { return point }
      return window.pointOnScreen(view.convert(point, to: window))
    }
  }
#endif
