// SPDX-License-Identifier: Apache-2.0

/// How the default methods of responders pass calls up the chain.
///
/// Each call goes to the `next` of that moment, whatever became of the calls before it: Apple documents that
/// the default touch methods forward the message up the responder chain (documented). So what reaches a
/// responder from below is as balanced as the code that passes it on. A view that overrides `touchesBegan`
/// alone, and keeps it, lets its superview see moves and an end without a beginning.
enum Forwarding {
  /// Calls `body` with the responder that the default of `method` passes on to, if there is one.
  ///
  /// Path of a touch: step 13.
  @inline(__always)
  static func pass(
    _ method: ResponderMethod, about subject: Subject, from responder: UIResponder,
    _ body: (UIResponder) -> Void
  ) {
    guard let next = method.nextOverrider(after: responder) else { return }
    once(method, about: subject, at: responder) { body(next) }
  }

  /// The subject of a call, which tells it from a nested call of the same method.
  ///
  /// Touches and presses count by identity, not by number: each application counts its own from 1.
  enum Subject: Hashable {
    case object(ObjectIdentifier)
    case number(Int)
    case nothing
  }

  private struct Call: Hashable {
    let responder: ObjectIdentifier
    let method: ResponderMethod.Name
    let subject: Subject
  }

  /// The calls that are being passed on, from the outermost to the innermost.
  ///
  /// Most chains are short, so a list is searched; the calls of a deep one are in a set.
  private struct CallStack {
    private static let listed = 32
    private var outer: [Call] = []
    private var inner: Set<Call> = []

    /// Adds a call, unless it is being passed on already.
    mutating func begin(_ call: Call) -> Bool {
      guard !outer.contains(call) else { return false }
      guard outer.count == Self.listed else {
        outer.append(call)
        return true
      }
      return inner.insert(call).inserted
    }

    /// Removes the innermost call.
    mutating func end(_ call: Call) {
      if inner.isEmpty { outer.removeLast() } else { inner.remove(call) }
    }
  }

  private static var calls = CallStack()

  /// Calls `body`, unless `responder` is in the middle of passing on the same call.
  ///
  /// In a circular chain each responder's `super` would call the next one without end.
  static func once(
    _ method: ResponderMethod, about subject: Subject, at responder: UIResponder, _ body: () -> Void
  ) {
    let call = Call(responder: ObjectIdentifier(responder), method: method.name, subject: subject)
    guard calls.begin(call) else {
      return reportCircle(at: responder, "nothing is passed on a second time")
    }
    body()
    calls.end(call)
  }

  /// Reports that a chain leads back to a responder.
  static func reportCircle(at responder: UIResponder, _ outcome: String) {
    Misuse.report(
      "the responder chain leads from \(type(of: responder)) back to it; \(outcome). Look for an override of next, or an application delegate, that lies lower in the chain."
    )
  }
}

extension Forwarding.Subject {
  // No closure is passed to the standard library here: each call would check that it is on the main actor.

  /// The touch that came down first.
  @inline(__always)
  static func first(of touches: Set<UITouch>) -> Self {
    var first: UITouch?
    for touch in touches where touch.number < first?.number ?? .max { first = touch }
    if let first { return .object(ObjectIdentifier(first)) }
    return .nothing
  }

  /// The press that began first.
  @inline(__always)
  static func first(of presses: Set<UIPress>) -> Self {
    var first: UIPress?
    for press in presses where press.number < first?.number ?? .max { first = press }
    if let first { return .object(ObjectIdentifier(first)) }
    return .nothing
  }

  /// An event, or the subject if there is none.
  static func event(_ event: UIEvent?, else subtype: UIEvent.EventSubtype?) -> Self {
    if let event { return .object(ObjectIdentifier(event)) }
    if let subtype { return .number(subtype.rawValue) }
    return .nothing
  }
}
