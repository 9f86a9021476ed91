// SPDX-License-Identifier: Apache-2.0
import TouchTrace

/// A fact of every kind, with every reason.
enum Samples {
  static let card = StableName(className: "UIView", identifier: "card", number: 3)
  static let plain = StableName(className: "Box<Int>", number: 12)
  static let point = CGPoint(x: 150, y: 120.5)

  static let input: [InputFact] =
    [
      .began(touch: 1, contact: 7, at: point, tapCount: 2),
      .changed(touch: 1, phase: .moved, to: point),
      .changed(touch: 1, phase: .ended, to: CGPoint(x: -0.25, y: 1.0 / 3)),
      .timeClamped(from: .nan, to: 2),
      .timeClamped(from: -.infinity, to: 0.1 + 0.2),
      .mended(contact: 1, .keptLocation),
      .mended(contact: 1, .cancelledPrevious),
    ]
    + [.unknownContact, .cancelledEarlier, .notANumber, .alreadyDown, .notAFinger]
    .map { .dropped(contact: .max, phase: .regionEntered, because: $0) }

  static let hitTest: [HitTestFact] =
    [
      .answered(card, depth: 2, plain), .answered(card, depth: 0, nil),
      .result(window: plain, at: point, card), .result(window: plain, at: point, nil),
    ]
    + [.inside, .outside, .hidden, .interactionOff, .transparent, .animating, .degenerate, .asked]
    .map { .visited(card, at: point, depth: 1, $0) }

  static let event: [EventFact] =
    [.sent(.touches, to: card, touches: [1, 2]), .sent(.hover, to: card, touches: [])]
    + [.touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform]
    .map { .dropped($0, because: "a \"reason\"") }
    + [.routed(.motion, "shake", to: plain)]

  static let delivery: [DeliveryFact] =
    [.nobody(touch: 4)]
    + [.began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited]
    .map { .handed(to: card, $0, touches: [1]) }
    + [.multipleTouchOff, .exclusiveButOthersTrack, .exclusiveElsewhere, .beganWithheld, .leftWindow]
    .map { .refused(touch: 2, view: card, because: $0) }
    + [.system, .leftWindow, .resignedActive, .sceneLeft, .endWithheld, .cameDownTwice]
    .map { .cancelled(touches: [2, 3], view: plain, because: $0) }

  static let responder: [ResponderFact] = [
    .became(card), .resigned(card), .refused(card, "no"), .action("cut:", to: plain),
    .unanswered(action: "paste:"),
  ]

  static let timer: [TimerFact] = [.scheduled, .fired, .cancelled].map {
    TimerFact(label: "tap interval", due: 0.35, change: $0)
  }

  static let trace = Trace(
    kinds.map { .fact(TouchFact(time: 0.05, kind: $0)) }
      + [.note("Button touches began", time: 1), .note("two\nlines \"and\" \\ \u{1} 👆", time: 1)])

  static let kinds: [TouchFact.Kind] =
    input.map { .input($0) } + hitTest.map { .hitTest($0) } + event.map { .event($0) }
    + delivery.map { .delivery($0) } + responder.map { .responder($0) } + timer.map { .timer($0) }
}
