// SPDX-License-Identifier: Apache-2.0
import Touchstone

// Substitutes for objects that UIKit creates itself, as tests of apps write them. Only the import differs
// from UIKit.

class MockTouch: UITouch {
  var mockedPhase: UITouch.Phase = .began
  var mockedLocation = CGPoint.zero
  var mockedPreviousLocation = CGPoint.zero
  weak var mockedView: UIView?

  init(in view: UIView?, at location: CGPoint) {
    mockedView = view
    mockedLocation = location
    mockedPreviousLocation = location
    super.init()
  }

  func move(to location: CGPoint) {
    mockedPreviousLocation = mockedLocation
    mockedLocation = location
    mockedPhase = .moved
  }

  override var phase: UITouch.Phase { mockedPhase }
  override var timestamp: TimeInterval { 12 }
  override var tapCount: Int { 2 }
  override var type: UITouch.TouchType { .pencil }
  override var force: CGFloat { 0.5 }
  override var maximumPossibleForce: CGFloat { 4 }
  override var majorRadius: CGFloat { 7 }
  override var view: UIView? { mockedView }
  override var window: UIWindow? { nil }
  override var gestureRecognizers: [UIGestureRecognizer]? { mockedView?.gestureRecognizers }

  override func location(in view: UIView?) -> CGPoint { mockedLocation }
  override func previousLocation(in view: UIView?) -> CGPoint { mockedPreviousLocation }
}

class MockEvent: UIEvent {
  var mockedTouches: Set<UITouch> = []

  override var type: UIEvent.EventType { .touches }
  override var timestamp: TimeInterval { 12 }
  override var allTouches: Set<UITouch>? { mockedTouches }

  override func touches(for view: UIView) -> Set<UITouch>? {
    mockedTouches.filter { $0.view === view }
  }

  override func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch, touch] }
}

class MockKey: UIKey {
  override var keyCode: UIKeyboardHIDUsage { .keyboardReturnOrEnter }
  override var characters: String { "\r" }
}

class MockPress: UIPress {
  override var type: UIPress.PressType { .select }
  override var key: UIKey? { MockKey() }
}

class MockPressesEvent: UIPressesEvent {
  override var allPresses: Set<UIPress> { [MockPress()] }
}
