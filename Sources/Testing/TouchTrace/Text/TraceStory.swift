// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchCore

/// Makes sentences about an outcome of the facts of a trace: one for what each touch reached, and one for
/// each decision that changed what came of it.
nonisolated struct TraceStory {
  /// A sentence, without the time.
  struct Sentence {
    let time: Double
    var text: String
    /// The page of `touchstone explain` about it; empty if there is none.
    var page = ""
  }

  private let facts: [TouchFact]
  private(set) var sentences: [Sentence] = []
  /// The latest touch that began, while its hit-test goes on.
  private var arriving: (touch: Int, sentence: Int?)?
  /// The index of the sentence about what each touch reached, and what it is.
  private var reached: [Int: (sentence: Int, view: StableName)] = [:]
  /// The events that a control sent to nobody, with the index of the sentence about them.
  private var unheard: [StableName: (sentence: Int, events: [String])] = [:]
  /// The controls with a touch of which somebody has heard; other events of such a touch need no listener.
  private var heard: Set<StableName> = []
  /// The views of the present hit-test that keep touches from what is in them, and the depth of each view
  /// that was asked.
  private var obstacles: [(sentence: Sentence, depth: Int)] = []
  private var depths: [StableName: Int] = [:]
  /// The controls that got a touch; what is in one, such as the label of a button, needs none.
  private var controls: Set<StableName> = []
  /// The recognizer that the fact just told was about, if it said why the gesture ends.
  private var ended: StableName?
  private let touchCount: Int
  /// Whether the only touch is a tap.
  private let isTap: Bool
  /// Whether a finger has moved.
  private let hasMoved: Bool

  init(_ facts: [TouchFact]) {
    self.facts = facts
    var began: [Double] = []
    var moved = false
    var lifted: Double?
    for fact in facts {
      if case .control(let control) = fact.kind, let name = control.touched { controls.insert(name) }
      if case .input(.began) = fact.kind { began.append(fact.time) }
      if case .input(.changed(_, .moved, _)) = fact.kind { moved = true }
      if case .input(.changed(_, .ended, _)) = fact.kind { lifted = fact.time }
    }
    touchCount = began.count
    hasMoved = moved
    isTap = began.count == 1 && !moved && lifted.map { $0 - began[0] < 0.5 } ?? false
    for (index, fact) in facts.enumerated() { tell(fact, index) }
    sentences.removeAll { $0.text.isEmpty }
  }

  private mutating func tell(_ fact: TouchFact, _ index: Int) {
    switch fact.kind {
    case .input(let input): tell(input, fact)
    case .hitTest(let step): tell(step, fact)
    case .control(let control): tell(control, fact, index)
    // The hit-test has told it.
    case .delivery(.nobody(let touch)) where arriving?.touch == touch && arriving?.sentence != nil: break
    case .gesture(let gesture): tell(gesture, fact)
    case .delivery, .scroll: if let page = fact.kind.explains { add(fact, page) }
    case .event, .responder, .timer, .animation, .layout, .port, .interaction, .system: break
    }
  }

  // MARK: Sentences

  private mutating func add(_ time: Double, _ text: String, _ page: String = "") {
    sentences.append(Sentence(time: time, text: text, page: page))
  }

  /// Adds the line of a fact as a sentence.
  private mutating func add(_ fact: TouchFact, _ page: String = "") {
    let line = fact.kind.line
    add(fact.time, "\(line.subject.onOneLine) \(line.sentence.onOneLine)", page)
  }

  private func name(_ touch: Int) -> String {
    touchCount == 1 ? isTap ? "the tap" : "the touch" : "touch \(touch)"
  }

  private func finger(of touch: Int) -> String {
    touchCount == 1 ? "the finger" : "the finger of touch \(touch)"
  }

  // MARK: Input and hit-test

  private mutating func tell(_ input: InputFact, _ fact: TouchFact) {
    switch input {
    case .began(let touch, _, _, _): arriving = (touch, nil)
    case .dropped, .mended, .timeClamped: add(fact)
    case .changed: break
    }
  }

  private mutating func tell(_ step: HitTestFact, _ fact: TouchFact) {
    switch step {
    case .visited(let view, _, let depth, let verdict):
      depths[view] = depth
      guard let (reason, page) = verdict.obstacle else { break }
      let text = "\(view.description.onOneLine) \(reason), so it gets no touch"
      obstacles.append((Sentence(time: fact.time, text: text, page: page), depth))
    case .result(_, let point, let view):
      let deepest = view.flatMap { controls.contains($0) ? depths[$0] : nil } ?? .max
      sentences += obstacles.lazy.filter { $0.depth <= deepest }.map(\.sentence)
      (obstacles, depths) = ([], [:])
      guard let (touch, sentence) = arriving else { break }
      let text =
        view.map { "\(name(touch)) reached \($0.description.onOneLine)" }
        ?? "\(name(touch)) at \(point.short) reached no view"
      // A window behind others may have what they have not.
      if let sentence {
        sentences[sentence].text = text
      } else {
        add(fact.time, text)
        arriving?.sentence = sentences.count - 1
      }
      if let view, let sentence = arriving?.sentence { reached[touch] = (sentence, view) }
    case .answered: break
    }
  }

  // MARK: Gestures

  private mutating func tell(_ gesture: GestureFact, _ fact: TouchFact) {
    switch gesture {
    case .state(let name, _, let state, let reason?):
      // What came before it has told the reason.
      defer { ended = nil }
      guard ended != name, !isUsual(name) else { return }
      add(fact.time, "\(name.description.onOneLine) \(state.became): \(reason.onOneLine)")
    case .prevented(let name, _), .requirementBroken(let name, _), .dropped(let name, _):
      add(fact)
      ended = name
    case .reset(let name) where name == ended: ended = nil
    case .bound, .refused, .shown, .boundPress, .refusedPress, .shownPresses, .ignoredPress, .refusedPointer,
      .shownPointer, .state, .asked, .compared, .waits, .circle, .action, .ignored, .reset:
      if let page = fact.kind.explains { add(fact, page) }
    }
  }

  /// Whether nobody asks why a gesture failed: one of a scroll view, of a finger that did not drag.
  private func isUsual(_ name: StableName) -> Bool {
    guard name.className.hasPrefix("UIScrollView") else { return false }
    return !hasMoved || name.className.hasPrefix("UIScrollViewDelayed")
  }

  // MARK: Controls

  private mutating func tell(_ control: ControlFact, _ fact: TouchFact, _ index: Int) {
    switch control {
    case .disabled(let control, let touches):
      for touch in touches { tellDisabled(control, touch, fact) }
    case .began(let control, _):
      unheard[control] = nil
      heard.remove(control)
    case .crossed(let control, let touch, let isInside, let distance):
      let event = facts[index...].lazy.compactMap { $0.kind.sentEvent(of: control) }.first
      let points = distance.map { " at \($0.short) \($0 == 1 ? "point" : "points")" } ?? ""
      let verb = isInside ? "came back into" : "left"
      let sent =
        event.flatMap { ["touchDragExit", "touchDragEnter"].contains($0) ? ": \($0)" : nil } ?? ""
      add(fact.time, "\(finger(of: touch)) \(verb) \(control.description.onOneLine)\(points)\(sent)")
    case .ended(let control, let touch, inside: false):
      add(fact.time, "\(finger(of: touch)) lifted outside of \(control.description.onOneLine)")
    case .sent(let control, let event, handlers: 0, _): tellUnheard(control, event, fact)
    case .sent(let control, _, _, _):
      heard.insert(control)
      if let sentence = unheard.removeValue(forKey: control)?.sentence { sentences[sentence].text = "" }
    case .ignored, .refused, .lost, .stopped, .ended, .cancelled, .highlighted, .told, .unsent,
      .grabbed, .passedOver, .changed, .repeated, .asked:
      if let page = control.explains { add(fact, page) }
    }
  }

  private mutating func tellDisabled(_ control: StableName, _ touch: Int, _ fact: TouchFact) {
    guard let (sentence, view) = reached[touch], sentences[sentence].page.isEmpty else {
      return add(
        fact.time, "\(control.description.onOneLine) is disabled and passes \(name(touch)) on",
        "disabled-control")
    }
    sentences[sentence].text +=
      view == control ? ", which is disabled" : ", in \(control.description.onOneLine), which is disabled"
    sentences[sentence].page = "disabled-control"
  }

  /// Adds an event that nobody listens to; those of one touch are one sentence.
  private mutating func tellUnheard(_ control: StableName, _ event: String, _ fact: TouchFact) {
    guard !ControlFact.isRepeating(event), !heard.contains(control) else { return }
    let known = unheard[control]
    if known == nil { add(fact.time, "") }
    let sentence = known?.sentence ?? sentences.count - 1
    let events = (known?.events ?? []).filter { $0 != event } + [event]
    unheard[control] = (sentence, events)
    sentences[sentence].text =
      "nobody listens to \(events.listed(with: "or")) of \(control.description.onOneLine)"
  }
}

extension ControlFact {
  /// The control, if the fact says that a touch has reached it.
  fileprivate nonisolated var touched: StableName? {
    switch self {
    case .disabled(let name, _), .ignored(let name, _, _), .refused(let name, _), .began(let name, _),
      .passedOver(let name, _, _):
      name
    case .lost, .crossed, .stopped, .ended, .cancelled, .highlighted, .sent, .told, .unsent, .grabbed: nil
    case .changed, .repeated, .asked: nil
    }
  }
}

extension TouchFact.Kind {
  /// The event that a control sends; nil if the fact is another one.
  fileprivate nonisolated func sentEvent(of control: StableName) -> String? {
    if case .control(.sent(control, let event, _, _)) = self { event } else { nil }
  }
}

extension UIGestureRecognizer.State {
  /// What happened to a gesture that is over.
  fileprivate nonisolated var became: String { self == .cancelled ? "was cancelled" : "failed" }
}

extension HitVerdict {
  /// Why a view and what is in it get no touch, with the page about that; nil if that is no obstacle.
  fileprivate nonisolated var obstacle: (reason: String, page: String)? {
    switch self {
    case .hidden: ("is hidden", "hidden")
    case .transparent: ("is transparent", "transparent")
    case .interactionOff: ("has user interaction disabled", "interaction-off")
    case .degenerate: ("has no area that can be hit", "zero-size")
    case .animating: ("is being animated without allowUserInteraction", "")
    case .inside, .outside, .asked: nil
    }
  }
}

extension [String] {
  /// The words as a list: `a, b or c`.
  fileprivate nonisolated func listed(with word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
