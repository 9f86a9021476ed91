// SPDX-License-Identifier: Apache-2.0

/// Who is passing what on at this moment, from the outermost call to the innermost.
///
/// In a chain that leads back, each responder's `super` would call the next one without end. The one who
/// would pass the same thing on a second time, while it still does so the first time, is where it stops.
enum ForwardingStack {
  private struct Entry: Equatable {
    let responder: ObjectIdentifier
    let group: ResponderMethods.Group
    let phase: Int
    let number: Int
  }

  private static var entries: [Entry] = []

  /// Lets `body` pass on what `responder` got, unless it is in the middle of that already.
  static func pass(
    from responder: UIResponder, _ group: ResponderMethods.Group, phase: Int, number: Int, _ body: () -> Void
  ) {
    let entry = Entry(responder: ObjectIdentifier(responder), group: group, phase: phase, number: number)
    guard !entries.contains(entry) else {
      return Misuse.report(
        "the responder chain leads from \(type(of: responder)) back to it; nothing is passed on a second time. Look for an override of next, or an application delegate, that lies lower in the chain."
      )
    }
    entries.append(entry)
    body()
    entries.removeLast()
  }
}
