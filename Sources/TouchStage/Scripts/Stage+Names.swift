// SPDX-License-Identifier: Apache-2.0

extension Stage {
  /// The recognizer with this name; nil if there is none.
  func recognizer(named name: String) -> UIGestureRecognizer? {
    for view in viewsInWindows() {
      if let found = view.gestureRecognizers?.first(where: { $0.name == name }) { return found }
    }
    return nil
  }

  /// Throws unless an object of the required kind has the name, or had it when the trace mentioned it.
  func check(_ need: NameNeed) throws(StageError) {
    let recognizer = recognizer(named: need.name)
    if recognizer != nil, need.isMetByRecognizers { return }
    let view = try view(named: need.name)
    if let view, need.isMet(by: view) { return }
    if let other: AnyObject = view ?? recognizer {
      throw .wrongKind(need.name, is: "\(type(of: other))", but: need.reason)
    }
    guard !need.mayBeGone || !hasToldOf(need.name) else { return }
    let recognizers = viewsInWindows().flatMap { $0.gestureRecognizers ?? [] }.compactMap(\.name)
    throw .unknownName(need.name, known: knownNames + recognizers)
  }

  /// Whether the trace mentions a view or a recognizer with this name.
  private func hasToldOf(_ name: String) -> Bool {
    let mark = "\"\(name)\""
    return trace.facts.contains { TraceText.line(for: .fact($0)).contains(mark) }
  }
}
