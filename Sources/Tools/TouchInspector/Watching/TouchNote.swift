// SPDX-License-Identifier: Apache-2.0
#if INSPECTS
  #if TOUCHSTONE
    import Touchstone
  #else
    import UIKit
  #endif

  /// What became of a touch.
  enum TouchNote {
    /// It began, and its view is known.
    case began(UITouch)
    /// A recognizer recognized and took it from its view.
    case taken(UITouch, by: UIGestureRecognizer)
    /// It ended, or was cancelled.
    case ended(UITouch, isCancelled: Bool)
  }
#endif
