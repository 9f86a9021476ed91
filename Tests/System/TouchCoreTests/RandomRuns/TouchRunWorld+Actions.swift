// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import TouchCore

extension TouchRunWorld {
  /// Does something to the views, the windows or the input, wherever the run is at the moment.
  func perform(_ action: TouchRunAction) {
    switch action {
    case .make(let kind, let parent, let rect): make(kind, parent, rect)
    case .add(let number, let other, let place):
      if let child = view(number) { view(other)?.insertSubview(child, at: place) }
    case .remove(let number): view(number)?.removeFromSuperview()
    case .forget(let number): forget(number)
    case .hide(let number, let on): view(number)?.isHidden = on
    case .interaction(let number, let on): view(number)?.isUserInteractionEnabled = on
    case .alpha(let number, let percent): view(number)?.alpha = CGFloat(percent) / 100
    case .frame(let number, let rect): view(number)?.frame = rect.rect
    case .scroll(let number, let x, let y):
      view(number)?.bounds.origin = CGPoint(x: RunContact.value(x), y: RunContact.value(y))
    case .transform(let number, let transform): view(number)?.transform = transform.transform
    case .front(let number): view(number).map { $0.superview?.bringSubviewToFront($0) }
    case .back(let number): view(number).map { $0.superview?.sendSubviewToBack($0) }
    case .exchange(let number, let a, let b): view(number)?.exchangeSubview(at: a, withSubviewAt: b)
    case .multiple(let number, let on): view(number)?.isMultipleTouchEnabled = on
    case .exclusive(let number, let on): view(number)?.isExclusiveTouch = on
    case .layout(let number): view(number)?.setNeedsLayout()
    default: performOnWindows(action)
    }
  }

  private func performOnWindows(_ action: TouchRunAction) {
    switch action {
    case .scene(let number, let place): window(number).windowScene = place == 2 ? nil : scene(place)
    case .level(let number, let level): window(number).windowLevel = UIWindow.Level(CGFloat(level))
    case .show(let number): window(number).makeKeyAndVisible()
    case .activate(let number, let on):
      scene(number).storedActivationState = on ? .foregroundActive : .background
    case .cancel(let number):
      let scene = scene(number)
      scene.application?.cancelAllTouches(in: scene, because: .sceneLeft)
    case .cancelAll: application?.cancelAllTouches(because: .resignedActive)
    case .withhold(let number, let events):
      mayWithhold = true
      if number < 0 { application?.withheld = events } else { window(number).withheld = events }
    default: performOnInput(action)
    }
  }

  private func performOnInput(_ action: TouchRunAction) {
    switch action {
    case .sendAgain:
      if let application, let event = application.registry.event {
        ledger.sending(event)
        application.sendEvent(event)
      }
    case .sendAgainTo(let number):
      if let event = application?.registry.event {
        ledger.sending(event)
        window(number).sendEvent(event)
      }
    case .handle(let contacts, let after): application?.handle(frame(contacts, after))
    case .enqueue(let contacts, let after): application?.enqueue(frame(contacts, after))
    case .timer(let after, let action):
      guard let application else { return }
      application.timers.schedule(at: application.clock.now + Double(after) / 1000, "run") { [weak self] in
        self?.perform(action)
      }
    case .advance(let milliseconds): application?.advance(by: Double(milliseconds) / 1000)
    case .gesture(let action): recognizers.perform(action)
    case .controller(let action): controllers.perform(action)
    default: performOnApplications(action)
    }
  }

  private func performOnApplications(_ action: TouchRunAction) {
    switch action {
    case .disconnect(let number):
      let scene = scene(number)
      scene.application?.disconnect(scene)
    case .resignActive: application?.resignActive()
    case .becomeActive: application?.becomeActive()
    case .background(let number): scene(number).enterBackground()
    case .foreground(let number): scene(number).becomeActive()
    case .letGo: letGo()
    case .newApplication(let window): makeApplication(window)
    case .inApplication(let number, let action): inApplication(number) { perform(action) }
    default: break
    }
  }
}
