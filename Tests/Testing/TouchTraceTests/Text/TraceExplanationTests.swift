// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchTrace

@Suite struct TraceExplanationTests {
  @Test func `a fact that repeats another is left out, and so is what is too much`() {
    let facts = (0..<40).map { number in
      TouchFact(time: Double(number), kind: .delivery(.nobody(touch: number / 2)))
    }
    let sentences = Trace(facts: facts).explanation(limit: 2)
    #expect(sentences.count == 3)
    #expect(sentences.first?.hasPrefix("0.000 s: touch 0 ") == true)
    #expect(sentences.last == "… and 18 more")
    #expect(Trace(facts: facts).explanation(limit: 19).count == 20)
  }

  private let button = StableName(className: "UIButton", identifier: "buy", number: 1)
  private let window = StableName(className: "UIWindow", number: 1)

  private func explanation(_ facts: [(Double, TouchFact.Kind)]) -> [String] {
    Trace(facts: facts.map { TouchFact(time: $0.0, kind: $0.1) }).explanation()
  }

  /// A finger that comes down and lifts at once.
  private func tap(hitting view: StableName?, _ facts: [TouchFact.Kind] = []) -> [(Double, TouchFact.Kind)] {
    let point = CGPoint(x: 70, y: 120)
    let began: [TouchFact.Kind] = [
      .input(.began(touch: 1, contact: 1, at: point, tapCount: 1)),
      .hitTest(.result(window: window, at: point, view)),
    ]
    let ended: TouchFact.Kind = .input(.changed(touch: 1, phase: .ended, to: point))
    return (began + facts).map { (0, $0) } + [(0.05, ended)]
  }

  @Test func `a tap on a disabled button is one sentence`() {
    let disabled: TouchFact.Kind = .control(.disabled(button, touches: [1]))
    #expect(
      explanation(tap(hitting: button, [disabled])) == [
        #"0.000 s: the tap reached UIButton "buy", which is disabled [disabled-control]"#
      ])
    #expect(
      explanation(tap(hitting: StableName(className: "UILabel", number: 1), [disabled])) == [
        #"0.000 s: the tap reached UILabel#1, in UIButton "buy", which is disabled [disabled-control]"#
      ])
    #expect(
      explanation([(0, disabled)]) == [
        #"0.000 s: UIButton "buy" is disabled and passes touch 1 on [disabled-control]"#
      ])
  }

  @Test func `a tap that reaches no view says where it was`() {
    #expect(
      explanation(tap(hitting: nil, [.delivery(.nobody(touch: 1))])) == [
        "0.000 s: the tap at (70, 120) reached no view"
      ])
    // The window behind has a view there.
    let behind: TouchFact.Kind = .hitTest(.result(window: window, at: .zero, button))
    #expect(explanation(tap(hitting: nil, [behind])) == [#"0.000 s: the tap reached UIButton "buy""#])
  }

  @Test func `a view that hides what is in it says so`() {
    let off: TouchFact.Kind = .hitTest(.visited(button, at: .zero, depth: 1, .interactionOff))
    let result: TouchFact.Kind = .hitTest(.result(window: window, at: .zero, window))
    #expect(
      explanation([(0, off), (0, result)]) == [
        #"0.000 s: UIButton "buy" has user interaction disabled, so it gets no touch [interaction-off]"#
      ])
  }

  @Test func `the label of a button that gets the touch is no obstacle`() {
    let label = StableName(className: "UILabel", number: 1)
    let visits: [TouchFact.Kind] = [
      .hitTest(.visited(button, at: .zero, depth: 1, .inside)),
      .hitTest(.visited(label, at: .zero, depth: 2, .interactionOff)),
    ]
    let facts = visits.map { (0.0, $0) } + tap(hitting: button, [.control(.began(button, touch: 1))])
    #expect(explanation(facts) == [#"0.000 s: the tap reached UIButton "buy""#])
  }

  @Test func `a finger that leaves says at how many points, and what was sent then`() {
    func sent(_ event: String) -> TouchFact.Kind {
      .control(.sent(button, event: event, handlers: 1, inside: false))
    }
    let facts: [(Double, TouchFact.Kind)] = [
      (0.3, .control(.crossed(button, touch: 1, inside: false, distance: 71))),
      (0.3, .control(.highlighted(button, false))), (0.3, sent("touchDragExit")),
      (0.4, .control(.crossed(button, touch: 1, inside: true))), (0.4, sent("touchDragEnter")),
      (0.5, .control(.crossed(button, touch: 1, inside: false, distance: 1))),
      (0.5, .control(.ended(button, touch: 1, inside: false))),
    ]
    #expect(
      explanation(facts) == [
        #"0.300 s: the finger of touch 1 left UIButton "buy" at 71 points: touchDragExit"#,
        #"0.400 s: the finger of touch 1 came back into UIButton "buy": touchDragEnter"#,
        #"0.500 s: the finger of touch 1 left UIButton "buy" at 1 point"#,
        #"0.500 s: the finger of touch 1 lifted outside of UIButton "buy""#,
      ])
  }

  @Test func `events that nobody listens to are one sentence for each touch of a control`() {
    func sent(_ event: String, _ handlers: Int = 0) -> TouchFact.Kind {
      .control(.sent(button, event: event, handlers: handlers, inside: true))
    }
    let facts = tap(
      hitting: button,
      [
        .control(.began(button, touch: 1)), sent("touchDown"), sent("touchDragInside"),
        sent("touchUpInside"),
      ])
    #expect(
      explanation(facts) == [
        #"0.000 s: the tap reached UIButton "buy""#,
        #"0.000 s: nobody listens to touchDown or touchUpInside of UIButton "buy""#,
      ])
  }

  @Test func `where somebody hears of a touch, other events need no listener`() {
    func sent(_ event: String, _ handlers: Int = 0) -> TouchFact.Kind {
      .control(.sent(button, event: event, handlers: handlers, inside: true))
    }
    let began = TouchFact.Kind.control(.began(button, touch: 1))
    for events in [
      [sent("touchDown"), sent("touchUpInside", 1), sent("primaryActionTriggered")],
      [sent("touchDown", 1), sent("touchUpInside")],
    ] {
      #expect(
        explanation(tap(hitting: button, [began] + events)) == [#"0.000 s: the tap reached UIButton "buy""#])
      // The next touch is another matter.
      #expect(
        explanation(tap(hitting: button, [began] + events + [began, sent("touchDown")])).last
          == #"0.000 s: nobody listens to touchDown of UIButton "buy""#)
    }
  }

  @Test func `what began, moved and was sent as usual explains nothing`() {
    let facts: [TouchFact.Kind] = [
      .input(.changed(touch: 1, phase: .moved, to: .zero)), .control(.began(button, touch: 1)),
      .control(.sent(button, event: "touchDown", handlers: 1, inside: true)),
    ]
    #expect(Trace(facts: facts.map { TouchFact(time: 0, kind: $0) }).explanation() == [])
  }
}
