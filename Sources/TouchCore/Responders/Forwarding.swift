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
  /// `number` tells calls about different touches or presses apart.
  @inline(__always)
  static func pass(
    _ method: ResponderMethod, about number: Int, from responder: UIResponder, _ body: (UIResponder) -> Void
  ) {
    guard let heir = method.heir(of: responder) else { return }
    once(method, about: number, at: responder) { body(heir) }
  }

  private struct Call: Equatable {
    let responder: ObjectIdentifier
    let method: ResponderMethod.Name
    let number: Int
  }

  /// The calls that are being passed on, from the outermost to the innermost.
  @exclusivity(unchecked) private static var calls: [Call] = []

  /// Calls `body`, unless `responder` is in the middle of passing on the same call.
  ///
  /// In a chain that leads back, each responder's `super` would call the next one without end.
  static func once(
    _ method: ResponderMethod, about number: Int, at responder: UIResponder, _ body: () -> Void
  ) {
    let call = Call(responder: ObjectIdentifier(responder), method: method.name, number: number)
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

extension Set<UITouch> {
  /// The number of the touch that came down first.
  var firstNumber: Int { count == 1 ? first?.number ?? 0 : map(\.number).min() ?? 0 }
}

extension Set<UIPress> {
  /// The number of the press that began first.
  var firstNumber: Int { count == 1 ? first?.number ?? 0 : map(\.number).min() ?? 0 }
}
