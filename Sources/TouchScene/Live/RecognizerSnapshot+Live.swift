// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot
import Touchstone

extension RecognizerSnapshot {
  /// Takes a snapshot of a recognizer.
  @MainActor init(of recognizer: UIGestureRecognizer, _ names: RecognizerNames, _ positions: ScenePositions) {
    self.init(
      className: RecognizerNames.className(of: recognizer), identifier: names[recognizer],
      position: positions[recognizer])
    isEnabled = .known(recognizer.isEnabled)
    cancelsTouchesInView = .known(recognizer.cancelsTouchesInView)
    delaysTouchesBegan = .known(recognizer.delaysTouchesBegan)
    delaysTouchesEnded = .known(recognizer.delaysTouchesEnded)
    mustFail = .known(recognizer.required.map { names[$0] })
    hasDelegate = .known(recognizer.delegate != nil)
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
