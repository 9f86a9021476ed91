// SPDX-License-Identifier: Apache-2.0

/// How presses go up the responder chain by default.
enum PressForwarding {
  static func forward(
    _ phase: UIPress.Phase, _ presses: Set<UIPress>, with event: UIPressesEvent?, from responder: UIResponder
  ) {
    ItemForwarding.forward(
      presses, phase: phase.rawValue, isBegan: phase == .began,
      isEnd: phase == .ended || phase == .cancelled, as: .presses, from: responder
    ) { hand(phase, $0, with: event, to: $1) }
  }

  static func hand(
    _ phase: UIPress.Phase, _ presses: Set<UIPress>, with event: UIPressesEvent?, to responder: UIResponder
  ) {
    switch phase {
    case .began: responder.pressesBegan(presses, with: event)
    case .changed: responder.pressesChanged(presses, with: event)
    case .ended: responder.pressesEnded(presses, with: event)
    case .cancelled: responder.pressesCancelled(presses, with: event)
    case .stationary: break
    }
  }
}

extension UIPress: ForwardedItem {
  var isOver: Bool { progress == .over }

  func reportStop(phase: Int, at responder: UIResponder) {
    window?.application?.report(
      .event(
        .dropped(
          .presses, because: "those above \(Swift.type(of: responder)) did not get the press when it began")))
  }
}
