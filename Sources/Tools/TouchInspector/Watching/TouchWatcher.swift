// SPDX-License-Identifier: Apache-2.0
#if INSPECTS && TOUCHSTONE
  import TouchCore
  import Touchstone

  /// The session follows the touches of the application itself: an object between the two would cost every
  /// touch.
  extension WatchingSession: TouchWatching {
    func touchBegan(_ touch: UITouch) { tell(.began(touch)) }

    func touch(_ touch: UITouch, isTakenBy recognizer: UIGestureRecognizer) {
      tell(.taken(touch, by: recognizer))
    }

    func touchEnded(_ touch: UITouch, isCancelled: Bool) { tell(.ended(touch, isCancelled: isCancelled)) }
  }
#endif
