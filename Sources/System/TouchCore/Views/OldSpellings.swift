// SPDX-License-Identifier: Apache-2.0

// The names of these types before Swift 4.2 nested them, which older code still uses.

/// The old name of ``UIView/ContentMode``.
public typealias UIViewContentMode = UIView.ContentMode
/// The old name of ``UIView/AutoresizingMask``.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The old name of ``UIView/AnimationOptions``.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The old name of ``UIView/AnimationCurve``.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The old name of ``UIWindow/Level``.
public typealias UIWindowLevel = UIWindow.Level
/// The old name of ``UITouch/TouchType``.
public typealias UITouchType = UITouch.TouchType
/// The old name of ``UITouch/Phase``.
public typealias UITouchPhase = UITouch.Phase
/// The old name of ``UIEvent/EventType``.
public typealias UIEventType = UIEvent.EventType
/// The old name of ``UIEvent/EventSubtype``.
public typealias UIEventSubtype = UIEvent.EventSubtype
/// The old name of ``UIPress/PressType``.
public typealias UIPressType = UIPress.PressType
/// The old name of ``UIPress/Phase``.
public typealias UIPressPhase = UIPress.Phase
/// The name of ``UIGestureRecognizer/State`` before Swift 4.2.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The name of ``UISwipeGestureRecognizer/Direction`` before Swift 4.2.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The old name of ``UIApplication/State``.
public typealias UIApplicationState = UIApplication.State
