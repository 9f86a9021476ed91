// SPDX-License-Identifier: Apache-2.0

#if SDL
  import Foundation
  import TouchCore
  import TouchRender

  /// Watches all windows of a scene, which its screen shows one above the other.
  final class SceneWatcher {
    private let scene: UIWindowScene
    private let looks: ViewLooks
    private var entries: [Entry] = []

    private struct Entry {
      let window: UIWindow
      let watcher: WindowWatcher
      /// The position on the screen of the point at the zero of the window's coordinates.
      var origin: CGPoint
    }

    init(_ scene: UIWindowScene, looks: ViewLooks) {
      self.scene = scene
      self.looks = looks
    }

    /// The pictures of the windows that are shown, from the back to the front, with their positions on the
    /// screen.
    var pictures: [(picture: WindowPicture, origin: CGPoint)] {
      entries.map { ($0.watcher.picture, $0.origin) }
    }

    /// Brings the pictures up to date; returns what to draw again, in points of the screen.
    func update() -> [CGRect] {
      let windows = scene.windows.filter { !$0.isHidden }
      var changed: [CGRect] = []
      if !isShowing(windows) {
        entries = windows.map { window in
          let known = entries.first { $0.window === window }?.watcher
          return Entry(
            window: window, watcher: known ?? WindowWatcher(window, looks: looks), origin: Self.origin(window)
          )
        }
        changed = [scene.screen.bounds]
      }
      for entry in entries {
        changed += entry.watcher.update().rectangles.map {
          $0.offsetBy(dx: entry.origin.x, dy: entry.origin.y)
        }
      }
      return changed
    }

    /// When the windows may look different.
    var nextUpdate: NextUpdate {
      let windows = scene.windows.filter { !$0.isHidden }
      guard isShowing(windows) else { return .now }
      return entries.reduce(.never) { $0.sooner($1.watcher.nextUpdate) }
    }

    private func isShowing(_ windows: [UIWindow]) -> Bool {
      windows.count == entries.count
        && zip(entries, windows).allSatisfy { $0.window === $1 && $0.origin == Self.origin($1) }
    }

    private static func origin(_ window: UIWindow) -> CGPoint {
      CGPoint(
        x: window.frame.minX - window.bounds.minX, y: window.frame.minY - window.bounds.minY)
    }
  }
#endif
