// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  public import Touchstone
#else
  public import UIKit
#endif

extension TrackingRegion {
  /// Returns the control event that an event is by this region, for handlers of controls that you cannot
  /// subclass.
  ///
  /// Use one handler for `touchDragInside` and `touchDragOutside`, and another for `touchUpInside` and
  /// `touchUpOutside`, with the touch event as their second argument. Ask here which of the six events
  /// applies by this region:
  ///
  /// ```swift
  /// @objc func dragged(_ sender: UIControl, with event: UIEvent) {
  ///   switch TrackingRegion.bounds.classify(event, in: sender) {
  ///   case .touchDragExit: sender.alpha = 0.5
  ///   case .touchDragEnter: sender.alpha = 1
  ///   default: break
  ///   }
  /// }
  /// ```
  ///
  /// Do not handle `touchDragEnter` and `touchDragExit` as well: those are sent at UIKit's own edge. The
  /// result is nil for an event without a finger of the control, such as that of `sendActions(for:)`: without
  /// a finger there is no point to classify. No state is kept between events, so two things are ignored: a
  /// separate region for the way back (``returning(inside:)``), and, of two fingers that move on one control
  /// at once, which one the control follows.
  public func classify(_ event: UIEvent?, in control: UIControl) -> UIControl.Event? {
    // A stationary finger did not cause the event.
    let touches = event?.touches(for: control)?.filter { $0.phase != .stationary } ?? []
    guard let touch = touches.min(by: { $0.timestamp < $1.timestamp }) else { return nil }
    let rect = control.bounds
    let wasInside = contains(touch.previousLocation(in: control), in: rect)
    let isInside = contains(touch.location(in: control), in: rect)
    switch touch.phase {
    case .ended: return isInside ? .touchUpInside : .touchUpOutside
    case .moved:
      if isInside { return wasInside ? .touchDragInside : .touchDragEnter }
      return wasInside ? .touchDragExit : .touchDragOutside
    case .began: return .touchDown
    case .cancelled: return .touchCancel
    default: return nil
    }
  }
}
