// SPDX-License-Identifier: Apache-2.0

/// How touches go up the responder chain by default.
extension UITouch: @MainActor ForwardedItem {
  static var methods: ResponderMethods { .touches }

  static func hand(
    _ phase: Phase, _ touches: Set<UITouch>, with event: UIEvent?, to responder: UIResponder
  ) {
    switch phase {
    case .began: responder.touchesBegan(touches, with: event)
    case .moved: responder.touchesMoved(touches, with: event)
    case .ended: responder.touchesEnded(touches, with: event)
    case .cancelled: responder.touchesCancelled(touches, with: event)
    default: break
    }
  }

  var isOver: Bool { progress == .over }

  func reportStop(_ phase: Phase, at responder: UIResponder) {
    guard let application = window?.application else { return }
    application.report(
      .delivery(.stopped(touch: number, phase, at: application.names.name(of: responder))))
  }

  /// Better values come late, when a touch may be over; they go to who is next now.
  static func forwardEstimates(_ touches: Set<UITouch>, from responder: UIResponder) {
    guard let heir = ResponderMethods.estimates.heir(of: responder) else { return }
    let number = touches.map(\.number).min() ?? 0
    ForwardingStack.pass(from: responder, .estimates, phase: 0, number: number) {
      heir.touchesEstimatedPropertiesUpdated(touches)
    }
  }
}
