// SPDX-License-Identifier: Apache-2.0
#if INSPECTS && TOUCHSTONE
  import TouchCore
  import Touchstone

  /// Follows the touches of the application, and tells what became of each.
  final class TouchWatcher: TouchWatching {
    private let tell: (TouchNote) -> Void

    init(tell: @escaping (TouchNote) -> Void) {
      self.tell = tell
      UIApplication.shared.touchWatcher = self
    }

    /// Stops following.
    func stop() {
      let application = UIApplication.shared
      if application.touchWatcher === self { application.touchWatcher = nil }
    }

    func touchBegan(_ touch: UITouch) { tell(.began(touch)) }

    func touch(_ touch: UITouch, isTakenBy recognizer: UIGestureRecognizer) {
      tell(.taken(touch, by: recognizer))
    }

    func touchEnded(_ touch: UITouch, isCancelled: Bool) { tell(.ended(touch, isCancelled: isCancelled)) }
  }
#endif
