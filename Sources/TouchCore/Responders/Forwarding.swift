// SPDX-License-Identifier: Apache-2.0

/// How the default methods of responders pass calls up the chain.
///
/// Each call goes to the `next` of that moment, whatever became of the calls before it: Apple documents that
/// the default touch methods forward the message up the responder chain (documented). So what reaches a
/// responder from below is as balanced as the code that passes it on. A view that overrides `touchesBegan`
/// alone, and keeps it, lets its superview see moves and an end without a beginning.
enum Forwarding {
  /// Calls `body` with the responder that a call of the default of `method` reaches, if there is one.
  ///
  @inline(__always)
  static func pass(
    _ method: ResponderMethod, about subject: Subject, from responder: UIResponder,
    _ body: (UIResponder) -> Void
  ) {
    guard let heir = method.heir(of: responder) else { return }
    once(method, about: subject, at: responder) { body(heir) }
  }

  /// What a call is about, which tells it from another call of the same method inside it.
  ///
  /// Touches and presses count by identity, not by number: each application counts its own from 1.
  enum Subject: Equatable {
    case object(ObjectIdentifier)
    case number(Int)
    case nothing
  }

  private struct Call: Equatable {
    let responder: ObjectIdentifier
    let method: ResponderMethod.Name
    let subject: Subject
  }

  /// The calls that are being passed on, from the outermost to the innermost.
  @exclusivity(unchecked) private static var calls: [Call] = []

  /// Calls `body`, unless `responder` is in the middle of passing on the same call.
  ///
  /// In a chain that leads back, each responder's `super` would call the next one without end.
  static func once(
    _ method: ResponderMethod, about subject: Subject, at responder: UIResponder, _ body: () -> Void
  ) {
    let call = Call(responder: ObjectIdentifier(responder), method: method.name, subject: subject)
    guard !calls.contains(call) else {
      return Misuse.report(
        "the responder chain leads from \(type(of: responder)) back to it; nothing is passed on a second time. Look for an override of next, or an application delegate, that lies lower in the chain."
      )
    }
    calls.append(call)
    body()
    calls.removeLast()
  }
}

extension Forwarding.Subject {
  /// The touch that came down first.
  static func first(of touches: Set<UITouch>) -> Self {
    let first = touches.count == 1 ? touches.first : touches.min { $0.number < $1.number }
    return first.map { .object(ObjectIdentifier($0)) } ?? .nothing
  }

  /// The press that began first.
  static func first(of presses: Set<UIPress>) -> Self {
    let first = presses.count == 1 ? presses.first : presses.min { $0.number < $1.number }
    return first.map { .object(ObjectIdentifier($0)) } ?? .nothing
  }

  /// An event, or what it would be about if there is none.
  static func event(_ event: UIEvent?, else subtype: UIEvent.EventSubtype?) -> Self {
    if let event { return .object(ObjectIdentifier(event)) }
    return subtype.map { .number($0.rawValue) } ?? .nothing
  }
}
