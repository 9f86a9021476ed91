// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchTrace

/// Facts of every kind, with every reason, whose lines tests state.
enum Samples {
  static let card = StableName(className: "UIView", identifier: "card", number: 3)
  static let plain = StableName(className: "Box<Int>", number: 12)
  static let point = CGPoint(x: 150, y: 120.5)

  static let phases: [UITouch.Phase] = [
    .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
  ]

  static let input: [InputFact] = {
    let facts: [InputFact] =
      [
        .began(touch: 1, contact: 7, at: point, tapCount: 2),
        .changed(touch: 1, phase: .moved, to: point),
        .changed(touch: 1, phase: .ended, to: CGPoint(x: -0.25, y: 1.0 / 3)),
        .timeClamped(from: .nan, to: 2),
        .timeClamped(from: -.infinity, to: 0.1 + 0.2),
      ] + InputFact.Repair.allCases.map { .mended(contact: 1, $0) }
    return facts
      + InputFact.Refusal.allCases.map {
        .dropped(contact: .max, phase: .regionEntered, because: $0)
      }
  }()

  static let hitTest: [HitTestFact] = {
    let facts: [HitTestFact] = [
      .answered(card, depth: 2, plain), .answered(card, depth: 0, nil),
      .result(window: plain, at: point, card), .result(window: plain, at: point, nil),
    ]
    return HitVerdict.allCases.map { HitTestFact.visited(card, at: point, depth: 1, $0) } + facts
  }()

  static let event: [EventFact] = {
    let types: [UIEvent.EventType] = [
      .touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform,
    ]
    let facts: [EventFact] = [
      .sent(.touches, to: card, touches: [1, 2]), .sent(.hover, to: card, touches: []),
      .routed(.motion, "shake", to: plain), .held(.presses, "began 1", from: card),
    ]
    let causes = DeliveryFact.Cause.allCases.map {
      EventFact.cancelled(.presses, "menu", of: card, because: $0)
    }
    return facts + causes + types.map { EventFact.dropped($0, because: "a \"reason\"") }
  }()

  static let delivery: [DeliveryFact] = {
    var facts: [DeliveryFact] = [
      .nobody(touch: 4), .held(touch: 6, view: card, .began),
      .discarded(touch: 6, by: plain), .taken(touches: [7], view: card, by: plain),
    ]
    facts += phases.map { DeliveryFact.handed(to: card, $0, touches: [1]) }
    facts += DeliveryFact.Refusal.allCases.map { DeliveryFact.refused(touch: 2, view: card, because: $0) }
    facts += DeliveryFact.Cause.allCases.map {
      DeliveryFact.cancelled(touches: [2, 3], view: plain, because: $0)
    }
    return facts
  }()

  static let responder: [ResponderFact] = [
    .became(card), .resigned(card), .refused(card, "no"), .action("cut:", to: plain),
    .unanswered(action: "paste:"),
  ]

  static let timer: [TimerFact] = TimerFact.Change.allCases.map {
    TimerFact(label: "tap interval", due: 0.35, change: $0)
  }

  static let animation: [AnimationFact] = {
    let began: [AnimationFact] = [
      .began(card, property: "alpha", delay: 0, duration: 0.3, blocksTouches: true),
      .began(plain, property: "center", delay: 0.1, duration: 1, blocksTouches: false),
    ]
    return began + AnimationFact.End.allCases.map { AnimationFact.ended(card, property: "alpha", $0) }
  }()

  static let layout: [LayoutFact] =
    [.solved(card, views: 1), .solved(card, views: 12), .broken(card, constraint: "a.width == 10", of: 3)]
    + LayoutFact.Axes.allCases.map { .ambiguous(card, $0) }

  static let gesture: [GestureFact] = {
    let pan = StableName(className: "UIPanGestureRecognizer", identifier: "drag", number: 1)
    let tap = StableName(className: "UITapGestureRecognizer", number: 2)
    var facts: [GestureFact] = [
      .bound(pan, touch: 1), .shown(pan, .moved, touches: [1, 2]), .state(pan, from: .possible, to: .began),
      .waits(tap, for: [pan, card]),
      .requirementBroken(tap, by: pan), .circle(tap, pan), .prevented(tap, by: pan), .action(pan, .changed),
      .ignored(touch: 3, by: tap), .reset(pan), .boundPress(tap, press: 1), .ignoredPress(press: 1, by: tap),
      .shownPresses(tap, .changed, presses: [1, 2]), .refusedPress(pan, press: 2, because: .pressType),
      .shownPointer(pan, .scroll, .moved), .refusedPointer(pan, .hover, because: .delegateRefusedEvent),
    ]
    facts += GestureFact.Question.allCases.map {
      $0 == .shouldBegin ? .asked($0, pan, by: card, true) : .compared($0, pan, tap, by: plain, false)
    }
    facts += GestureFact.Refusal.allCases.map { GestureFact.refused(tap, touch: 2, because: $0) }
    facts += GestureFact.DropCause.allCases.map { GestureFact.dropped(pan, because: $0) }
    return facts
  }()

  static let control: [ControlFact] = {
    let facts: [ControlFact] = [
      .disabled(card, touches: [1, 2]), .ignored(card, touch: 2, following: 1), .refused(card, touch: 3),
      .began(plain, touch: 1), .crossed(card, touch: 1, inside: false, distance: 70.5),
      .stopped(plain, touch: 1),
      .crossed(card, touch: 1, inside: true), .ended(plain, touch: 1, inside: false),
      .ended(card, touch: 1, inside: true), .cancelled(card, touch: 1, taken: false),
      .cancelled(card, touch: 1, taken: true), .highlighted(plain, true), .highlighted(card, false),
      .sent(card, event: "touchDown", handlers: 2, inside: true),
      .sent(card, event: "valueChanged+0x1000000", handlers: 0, inside: nil),
      .sent(card, event: "touchDragExit", handlers: 1, inside: false),
      .told(card, of: "touchDragExit"), .told(plain, of: nil),
      .grabbed(plain, touch: 1), .lost(plain, touch: 1), .changed(card, to: "0.25"),
      .repeated(plain, times: 3),
    ]
    return facts
      + ControlFact.Silence.allCases.map { ControlFact.unsent(card, event: "touchCancel", because: $0) }
      + ControlFact.DeadPart.allCases.map { ControlFact.passedOver(card, touch: 2, because: $0) }
      + ControlFact.Question.allCases.map { ControlFact.asked(plain, $0, true) }
  }()

  static let scroll: [ScrollFact] = {
    let list = StableName(className: "UIScrollView", identifier: "list", number: 1)
    var facts: [ScrollFact] = [
      .dragBegan(list, at: point), .zoomBegan(list, scale: 1), .zoomEnded(list, scale: 2.5),
      .dragEnded(list, velocity: CGPoint(x: 0, y: 1.25), target: point, decelerates: true),
      .dragEnded(list, velocity: .zero, target: point, decelerates: false),
    ]
    facts += ScrollFact.Question.allCases.map { ScrollFact.asked($0, list, about: card, true) }
    facts += ScrollFact.Axis.allCases.flatMap {
      [.locked(list, to: $0), .limitMet(list, $0, bounces: true), .limitMet(list, $0, bounces: false)]
    }
    facts += ScrollFact.Release.allCases.map { ScrollFact.released(touch: 1, by: list, because: $0) }
    facts += ScrollFact.Keeping.allCases.map { ScrollFact.kept(touch: 1, by: list, because: $0) }
    facts += ScrollFact.Refusal.allCases.map { ScrollFact.refused(list, because: $0) }
    facts += ScrollFact.Motion.allCases.map { ScrollFact.motionBegan(list, $0, to: point) }
    facts += ScrollFact.End.allCases.map { ScrollFact.motionEnded(list, .decelerating, at: point, $0) }
    return facts
  }()

  static let port: [PortFact] = [
    .connected(as: "Pay", zero: 1_234_567_890_123), .front(true), .front(false),
    .received(
      frame: 12, contacts: [3, 4],
      PortFact.Journey(happened: 1, arrived: 1.00025, sent: 1.0003, received: 1.0005)),
    .received(
      frame: 13, contacts: [], PortFact.Journey(happened: 1, arrived: 1, sent: 1, received: 1)),
    .handled(frame: 12, waited: 0.00125), .cancelled(because: "the router ends"), .lost(because: "it ended"),
  ]

  static let interaction: [InteractionFact] = {
    let facts: [InteractionFact] = [
      .opened(card, menu: "Sort", items: 3), .opened(plain, menu: "", items: 1), .marked(card, item: "Name"),
      .marked(card, item: nil), .chosen(card, item: "Name"), .lifted(card, items: 1), .lifted(card, items: 2),
      .over(plain), .over(nil), .dropped(plain), .dropped(nil), .refreshing(card, true),
      .refreshing(card, false), .pencil(card, "tap"), .dragging(card), .putBack(card), .added(card, items: 1),
      .added(card, items: 2), .pointer(card, style: "lift effect"), .pointer(card, style: nil),
    ]
    return facts + InteractionFact.Close.allCases.map { InteractionFact.closed(card, because: $0) }
      + InteractionFact.Refusal.allCases.map { InteractionFact.refused(card, because: $0) }
  }()

  static let system: [SystemFact] = {
    let facts: [SystemFact] = [
      .prepared(.light), .felt(.rigid, intensity: 0.5), .clicked(heard: true), .clicked(heard: false),
      .sounded("1104", alert: false), .sounded("tick.caf", alert: true),
      .announced("announcement", argument: "Saved"), .announced("layoutChanged", argument: nil),
      .keyboard(height: 291, duration: 0.25), .keyboard(height: 0, duration: 0),
      .turned(to: "landscapeLeft"), .statusBar(style: "lightContent", hidden: false),
      .statusBar(style: "default", hidden: true), .homeIndicator(hidden: true), .homeIndicator(hidden: false),
      .deferredEdges("top, bottom"),
    ]
    return facts + SystemFact.Feedback.allCases.map { SystemFact.felt($0, intensity: 1) }
  }()

  static let kinds: [TouchFact.Kind] = {
    var kinds = input.map { TouchFact.Kind.input($0) }
    kinds += hitTest.map { .hitTest($0) }
    kinds += event.map { .event($0) }
    kinds += delivery.map { .delivery($0) }
    kinds += responder.map { .responder($0) }
    kinds += timer.map { .timer($0) }
    kinds += animation.map { .animation($0) }
    kinds += layout.map { .layout($0) }
    kinds += gesture.map { .gesture($0) }
    kinds += control.map { .control($0) }
    kinds += scroll.map { .scroll($0) }
    kinds += port.map { .port($0) }
    kinds += interaction.map { .interaction($0) }
    kinds += system.map { .system($0) }
    return kinds
  }()

  static let trace: Trace = {
    var entries = kinds.map { Trace.Entry.fact(TouchFact(time: 0.05, kind: $0)) }
    entries.append(.note("Button touches began", time: 1))
    entries.append(.note("two\nlines \"and\" \\ \u{1} 👆", time: 1))
    return Trace(entries)
  }()
}
