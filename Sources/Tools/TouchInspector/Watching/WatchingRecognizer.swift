// SPDX-License-Identifier: Apache-2.0
#if INSPECTS && !TOUCHSTONE
  import Foundation
  import TouchLive
  import UIKit
  #if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Follows the touches of the application with a recognizer in each window that recognizes nothing.
  final class TouchWatcher {
    private let tell: (TouchNote) -> Void
    private var recognizers: [WatchingRecognizer] = []
    private var observer: (any NSObjectProtocol)?

    init(tell: @escaping (TouchNote) -> Void) {
      self.tell = tell
      watchWindows()
      observer = NotificationCenter.default.addObserver(
        forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: .main
      ) { [weak self] _ in
        // Notifications for the main queue arrive on the main actor.
        MainActor.assumeIsolated { self?.watchWindows() }
      }
    }

    /// Adds a recognizer to each window that has none yet.
    private func watchWindows() {
      for scene in UIApplication.shared.connectedScenes {
        for window in (scene as? UIWindowScene)?.windows ?? [] { watch(window) }
      }
    }

    private func watch(_ window: UIWindow) {
      guard !recognizers.contains(where: { $0.view === window }) else { return }
      let recognizer = WatchingRecognizer(tell)
      window.addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }

    /// Stops following.
    func stop() {
      for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
      recognizers = []
      if let observer { NotificationCenter.default.removeObserver(observer) }
    }
  }

  /// A recognizer that sees all touches of its window, takes none, and prevents nobody.
  final class WatchingRecognizer: UIGestureRecognizer {
    private let tell: (TouchNote) -> Void
    private var touches: [UITouch] = []

    init(_ tell: @escaping (TouchNote) -> Void) {
      self.tell = tell
      super.init(target: nil, action: nil)
      cancelsTouchesInView = false
      delaysTouchesBegan = false
      delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      for touch in Self.ordered(touches) {
        self.touches.append(touch)
        tell(.began(touch))
      }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      end(touches, isCancelled: false)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      end(touches, isCancelled: true)
    }

    /// UIKit asks this whenever another recognizer recognizes.
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
      if preventingGestureRecognizer.cancelsTouchesInView {
        let seen = touches.filter { touch in
          touch.gestureRecognizers?.contains { $0 === preventingGestureRecognizer } ?? false
        }
        for touch in seen { tell(.taken(touch, by: preventingGestureRecognizer)) }
      }
      return false
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    private func end(_ touches: Set<UITouch>, isCancelled: Bool) {
      for touch in Self.ordered(touches) {
        self.touches.removeAll { $0 === touch }
        tell(.ended(touch, isCancelled: isCancelled))
      }
      if self.touches.isEmpty { state = .failed }
    }

    private static func ordered(_ touches: Set<UITouch>) -> [UITouch] {
      touches.sorted { ($0.timestamp, $0.location(in: nil).x) < ($1.timestamp, $1.location(in: nil).x) }
    }
  }
#endif
