// SPDX-License-Identifier: Apache-2.0

/// How presses go up the responder chain by default.
extension UIPress: @MainActor ForwardedItem {
  static var methods: ResponderMethods { .presses }

  static func hand(
    _ phase: Phase, _ presses: Set<UIPress>, with event: UIPressesEvent?, to responder: UIResponder
  ) {
    switch phase {
    case .began: responder.pressesBegan(presses, with: event)
    case .changed: responder.pressesChanged(presses, with: event)
    case .ended: responder.pressesEnded(presses, with: event)
    case .cancelled: responder.pressesCancelled(presses, with: event)
    case .stationary: break
    }
  }

  var isOver: Bool { progress == .over }

  func reportStop(_ phase: Phase, at responder: UIResponder) {
    window?.application?.report(
      .event(
        .dropped(
          .presses, because: "those above \(Swift.type(of: responder)) did not get the press when it began")))
  }
}
