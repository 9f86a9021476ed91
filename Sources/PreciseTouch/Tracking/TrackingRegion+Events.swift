// SPDX-License-Identifier: Apache-2.0
#if canImport(UIKit)
  public import UIKit
#else
  public import Touchstone
#endif

extension TrackingRegion {
  /// What an event of a control is by this region: for handlers of controls that one cannot subclass.
  ///
  /// Let one handler take `touchDragInside` and `touchDragOutside`, and
  /// another one `touchUpInside` and `touchUpOutside`, with the event of
  /// touches as their second argument, and ask here which of the six events the region makes of it:
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
  /// Do not take `touchDragEnter` and `touchDragExit` as well: those are
  /// sent at UIKit's own border. Nil for an event without a finger of the control in it, such as that of
  /// `sendActions(for:)`: where there is no finger, there is no place to judge by.
  public func classify(_ event: UIEvent?, in control: UIControl) -> UIControl.Event? {
    let touches = event?.touches(for: control) ?? []
    guard let touch = touches.min(by: { $0.timestamp < $1.timestamp }) else { return nil }
    let rect = control.bounds
    let wasInside = contains(touch.previousLocation(in: control), in: rect)
    let isInside = contains(touch.location(in: control), in: rect, wasInside: wasInside)
    switch touch.phase {
    case .ended: return isInside ? .touchUpInside : .touchUpOutside
    case .moved, .stationary:
      if isInside { return wasInside ? .touchDragInside : .touchDragEnter }
      return wasInside ? .touchDragExit : .touchDragOutside
    case .began: return .touchDown
    case .cancelled: return .touchCancel
    default: return nil
    }
  }
}
