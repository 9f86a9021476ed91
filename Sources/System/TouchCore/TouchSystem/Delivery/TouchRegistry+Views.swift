// SPDX-License-Identifier: Apache-2.0

extension TouchRegistry {
  /// The touches in a view or its subtree that are not finished: those that have lifted, then those that are
  /// down.
  func touches(in view: UIView) -> [UITouch] {
    guard touches.count + lifted.count > Crowd.fingers else {
      return (lifted + touches).filter { touch in
        touch.deliveryState != .finished && touch.storedView?.isAtOrBelow(view) == true
      }
    }
    var found: [UITouch] = []
    let byView = touchesByView
    for view in view.subtree() {
      byView[ObjectIdentifier(view)]?.each { if $0.deliveryState != .finished { found.append($0) } }
    }
    return found.sorted { one, other in
      if (one.state.registration.lift == 0) != (other.state.registration.lift == 0) {
        return one.state.registration.lift != 0
      }
      return one.state.registration.lift == 0
        ? one.number < other.number : one.state.registration.lift < other.state.registration.lift
    }
  }

  /// Clears the cache of touches by their views.
  @inline(__always)
  func forgetViewLook() {
    if state.viewLook != nil { state.viewLook = nil }
  }

  /// The touches by their views, cached until the next finger comes down.
  private var touchesByView: [ObjectIdentifier: [UITouch]] {
    if let viewLook = state.viewLook, viewLook.last == last { return viewLook.touches }
    var byView: [ObjectIdentifier: [UITouch]] = [:]
    let add = { (touch: UITouch) in
      if let view = touch.storedView { byView[ObjectIdentifier(view), default: []].append(touch) }
    }
    lifted.each(add)
    touches.each(add)
    state.viewLook = (last, byView)
    return byView
  }
}
