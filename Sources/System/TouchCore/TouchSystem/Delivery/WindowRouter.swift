// SPDX-License-Identifier: Apache-2.0
package import Foundation
import TouchGraphics

/// Routes an event from the application to its windows.
struct WindowRouter {
  let application: UIApplication

  /// Routes an event by its kind.
  ///
  /// Path of a touch: step 4.
  func route(_ event: UIEvent) {
    switch event.type {
    case .touches: routeTouches(event)
    case .presses, .motion, .remoteControl: ResponderRouter(application: application).route(event)
    case .scroll, .hover, .transform: routePointer(event)
    }
  }

  /// Finds the view of each touch that begins, then sends the event to each window with a touch to deliver.
  ///
  /// Path of a touch: step 4.
  @inline(__always)
  private func routeTouches(_ event: UIEvent) {
    guard event === application.registry.event else {
      application.report(.event(.dropped(.touches, because: "it is not the application's present event")))
      return
    }
    let touches = event.touches
    touches.each { hitTestIfNeeded($0, with: event) }
    guard touches.count > Crowd.fingers else {
      return touches.each { send(event, touches, toWindowOf: $0) }
    }
    sendToEachWindow(event, touches)
  }

  /// Hit-tests a touch that begins, once.
  ///
  /// Path of a touch: step 5.
  private func hitTestIfNeeded(_ touch: UITouch, with event: UIEvent) {
    guard touch.storedPhase == .began, touch.deliveryState == .awaitingBegan, !touch.state.wasHitTested else {
      return
    }
    hitTest(touch, with: event)
  }

  /// Sends the event to the window of a touch to deliver, unless an earlier one is in it, too.
  ///
  /// Path of a touch: step 7.
  private func send(_ event: UIEvent, _ touches: [UITouch], toWindowOf touch: UITouch) {
    guard touch.needsDelivery else { return }
    touch.withWindow { window in
      let isServed = touches.any(before: touch) { $0.needsDelivery && $0.isIn(window) }
      if !isServed { send(event, to: window) }
    }
  }

  /// The same for many touches, grouped by window so that no window needs a loop over all.
  @inline(never)
  private func sendToEachWindow(_ event: UIEvent, _ touches: [UITouch]) {
    if touches.haveOneWindow { return touches.each { send(event, touches, toWindowOf: $0) } }
    let groups = touches.byWindow
    if groups.count == 1 { return groups[0].each { send(event, groups[0], toWindowOf: $0) } }
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, group) in groups.enumerated() {
      group[0].withWindow { indices[ObjectIdentifier($0)] = index }
    }
    touches.each { touch in
      guard let window = touch.storedWindow, let index = indices[ObjectIdentifier(window)] else { return }
      send(event, groups[index], toWindowOf: touch)
    }
  }

  /// The one hit-test of a touch; an override that sends the event again does not make it two.
  ///
  /// Path of a touch: step 5.
  private func hitTest(_ touch: UITouch, with event: UIEvent) {
    touch.state.wasHitTested = true
    let location = touch.sample.location
    let found = application.hitTest(atScreenPoint: location, with: event)
    // An override may have cancelled all touches.
    guard touch.deliveryState == .awaitingBegan else { return }
    // The window may have left the application meanwhile.
    guard let (window, view) = found, window.belongs(to: application) else {
      return application.report(touch.advance(.unrouted), of: touch)
    }
    touch.state.window = window
    touch.state.view = view
    application.registry.forgetViewLook()
    touch.sample.location = window.pointFromScreen(location)
    touch.state.previousSample.location = touch.sample.location
    touch.state.start = touch.sample.location
    RecognizerBinding(application: application).bind(touch, with: event)
    application.touchWatcher?.touchBegan(touch)
  }

  private func routePointer(_ event: UIEvent) {
    guard let event = event as? UIPointerEvent else {
      application.report(.event(.dropped(event.type, because: "it says nothing of where the pointer is")))
      return
    }
    guard application.ignoredEventsCount == 0 else {
      application.report(
        .event(.dropped(event.type, because: "the application ignores interaction events")))
      return
    }
    // A scroll stays with the view it began in, wherever the pointer goes.
    if let step = event.step, step != .began {
      if let place = application.gestures.pointer.origin(of: event.type) {
        return send(event, to: place.window, at: place.view)
      }
      guard step == .notch else {
        return application.report(.event(.dropped(event.type, because: "its beginning was not seen")))
      }
    }
    let found = application.hitTest(atScreenPoint: event.screenLocation, with: event)
    if event.type == .hover, let left = application.gestures.pointer.hoverWindow, left !== found?.0 {
      send(event, to: left, at: nil)
    }
    guard let (window, view) = found else {
      application.report(.event(.dropped(event.type, because: "no view is under the pointer")))
      return
    }
    send(event, to: window, at: view)
  }

  private func send(_ event: UIPointerEvent, to window: UIWindow, at view: UIView?) {
    event.window = window
    event.view = view
    send(event, to: window)
  }

  /// Reports an event as sent to a window, and sends it.
  ///
  /// Path of a touch: step 7.
  @inline(never)
  private func send(_ event: UIEvent, to window: UIWindow) {
    if Observation.isOn { report(event, sentTo: window) }
    window.sendEvent(event)
  }

  @inline(never)
  private func report(_ event: UIEvent, sentTo window: UIWindow) {
    application.report(
      .event(
        .sent(
          event.type, to: application.names.name(of: window),
          touches: event.touches.filter { $0.isIn(window) && $0.needsDelivery }.map(\.number))))
  }
}

extension UIApplication {
  /// The window and the view at a point of the screen: the frontmost window that answers wins.
  ///
  /// Path of a touch: step 5.
  package final func hitTest(atScreenPoint point: CGPoint, with event: UIEvent?) -> (UIWindow, UIView)? {
    guard point.isFinite else { return nil }
    // Without a list of one.
    if let window = onlyActiveWindow { return hitTest(window, atScreenPoint: point, with: event) }
    for window in windowsFrontToBack {
      if let found = hitTest(window, atScreenPoint: point, with: event) { return found }
    }
    return nil
  }

  @inline(__always)
  private final func hitTest(
    _ window: UIWindow, atScreenPoint point: CGPoint, with event: UIEvent?
  ) -> (UIWindow, UIView)? {
    guard !window.isHidden else { return nil }
    let inWindow = window.pointFromScreen(point)
    let view = window.ownHit(inWindow, with: event)
    report(.hitTest(.result(window: names.name(of: window), at: inWindow, view.map { names.name(of: $0) })))
    return view.map { (window, $0) }
  }
}

extension UIWindow {
  /// What ``UIView/hitTest(_:with:)`` answers, unless that is a view of another application.
  ///
  /// An override may return any view. One of another application would make the gestures of the two wait for
  /// each other's fingers. UIKit has one application in each process, so that the question does not arise.
  @inline(__always)
  package final func ownHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = hitTest(point, with: event)
    guard let view, view.windowReference != windowReference else { return view }
    return belongsElsewhere(view) ? nil : view
  }

  /// Whether a view is in a window of another application, which is reported.
  @inline(never)
  private final func belongsElsewhere(_ view: UIView) -> Bool {
    guard let application, let window = view.storedWindow, let other = window.application,
      other !== application
    else { return false }
    Misuse.report(
      "hitTest(_:with:): \(application.names.name(of: self)) answers \(other.names.name(of: view)), which is in "
        + "\(other.names.name(of: window)) of another application; it counts as no hit. Return a view of the "
        + "window's own application.")
    return true
  }
}
