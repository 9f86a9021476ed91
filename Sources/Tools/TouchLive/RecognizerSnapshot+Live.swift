// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

#if TOUCHSTONE
  import TouchCore
  import Touchstone
#else
  import UIKit
#endif

extension RecognizerSnapshot {
  /// Takes a snapshot of a recognizer.
  @MainActor init(of recognizer: UIGestureRecognizer, _ names: RecognizerNames, _ details: LiveDetails) {
    self.init(
      className: RecognizerNames.publicClassName(of: recognizer), identifier: names[recognizer],
      position: details.position(recognizer))
    isEnabled = .known(recognizer.isEnabled)
    cancelsTouchesInView = .known(recognizer.cancelsTouchesInView)
    delaysTouchesBegan = .known(recognizer.delaysTouchesBegan)
    delaysTouchesEnded = .known(recognizer.delaysTouchesEnded)
    #if TOUCHSTONE
      // UIKit tells nobody which recognizers another one waits for.
      mustFail = .known(recognizer.required.map { names[$0] })
    #endif
    hasDelegate = .known(recognizer.delegate != nil)
    if let names = details.receives(recognizer) {
      attributes += (names.isEmpty ? [""] : names).map { .init(name: Self.receives, value: $0) }
    }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      numberOfTapsRequired = .known(tap.numberOfTapsRequired)
      numberOfTouchesRequired = .known(tap.numberOfTouchesRequired)
    case let press as UILongPressGestureRecognizer:
      numberOfTapsRequired = .known(press.numberOfTapsRequired)
      numberOfTouchesRequired = .known(press.numberOfTouchesRequired)
      minimumPressDuration = .known(press.minimumPressDuration)
    case let swipe as UISwipeGestureRecognizer:
      numberOfTouchesRequired = .known(swipe.numberOfTouchesRequired)
    case let pan as UIPanGestureRecognizer:
      numberOfTouchesRequired = .known(pan.minimumNumberOfTouches)
    default:
      break
    }
  }
}
