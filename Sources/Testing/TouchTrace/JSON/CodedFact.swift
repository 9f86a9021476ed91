// SPDX-License-Identifier: Apache-2.0

/// A fact of one area that can be written as JSON and read back.
///
/// `Word` names the cases. Writing switches over the fact and reading over the word, both without a default,
/// so the compiler asks for both directions when a case is added.
nonisolated protocol CodedFact {
  associatedtype Word: RawRepresentable<String>, CaseIterable
  /// The name of the case, under the key `what`.
  var word: Word { get }
  /// Puts what the case carries.
  func put(into fields: inout FieldWriter)
  /// Makes the case `word` of what it carries.
  init(_ word: Word, _ fields: FieldReader) throws(FieldReader.Failure)
}

extension CodedFact {
  nonisolated func write(into fields: inout FieldWriter) {
    fields.put("what", word.rawValue)
    put(into: &fields)
  }

  nonisolated init(_ fields: FieldReader) throws(FieldReader.Failure) {
    self = try Self(try fields.word("what", Word.self), fields)
  }
}

extension TouchFact.Kind {
  nonisolated func write(into fields: inout FieldWriter) {
    switch self {
    case .input(let fact): fact.write(into: &fields)
    case .hitTest(let fact): fact.write(into: &fields)
    case .event(let fact): fact.write(into: &fields)
    case .delivery(let fact): fact.write(into: &fields)
    case .responder(let fact): fact.write(into: &fields)
    case .timer(let fact): fact.write(into: &fields)
    case .animation(let fact): fact.write(into: &fields)
    case .gesture(let fact): fact.write(into: &fields)
    case .control(let fact): fact.write(into: &fields)
    case .scroll(let fact): fact.write(into: &fields)
    case .port(let fact): fact.write(into: &fields)
    case .interaction(let fact): fact.write(into: &fields)
    case .system(let fact): fact.write(into: &fields)
    }
  }
}

extension Trace.Entry {
  nonisolated init(_ fields: FieldReader) throws(FieldReader.Failure) {
    let time = try fields.double("time")
    func fact(_ kind: TouchFact.Kind) -> Trace.Entry { .fact(TouchFact(time: time, kind: kind)) }
    switch try fields.word("area", TraceArea.self) {
    case .input: self = fact(.input(try InputFact(fields)))
    case .hitTest: self = fact(.hitTest(try HitTestFact(fields)))
    case .event: self = fact(.event(try EventFact(fields)))
    case .deliver: self = fact(.delivery(try DeliveryFact(fields)))
    case .responder: self = fact(.responder(try ResponderFact(fields)))
    case .timer: self = fact(.timer(try TimerFact(fields)))
    case .animation: self = fact(.animation(try AnimationFact(fields)))
    case .gesture: self = fact(.gesture(try GestureFact(fields)))
    case .controls: self = fact(.control(try ControlFact(fields)))
    case .scroll: self = fact(.scroll(try ScrollFact(fields)))
    case .port: self = fact(.port(try PortFact(fields)))
    case .interaction: self = fact(.interaction(try InteractionFact(fields)))
    case .system: self = fact(.system(try SystemFact(fields)))
    case .log: self = .note(try fields.string("text"), time: time)
    }
  }
}
