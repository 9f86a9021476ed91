// SPDX-License-Identifier: Apache-2.0

extension Stage {
  /// The recognizer with this name; nil if none has it.
  func recognizer(named name: String) -> UIGestureRecognizer? {
    for view in viewsInWindows() {
      if let found = view.gestureRecognizers?.first(where: { $0.name == name }) { return found }
    }
    return nil
  }

  /// Throws unless a view or a recognizer has the name, or had it when something was reported of it.
  func checkKnown(_ name: String) throws(StageError) {
    guard recognizer(named: name) == nil else { return }
    do {
      _ = try self[name]
    } catch {
      guard case .unknownName = error else { throw error }
      // A view that was removed and is gone may still be spoken of.
      let mark = "\"\(name)\""
      guard !trace.facts.contains(where: { TraceText.line(for: .fact($0)).contains(mark) }) else { return }
      let recognizers = viewsInWindows().flatMap { $0.gestureRecognizers ?? [] }.compactMap(\.name)
      throw .unknownName(name, known: knownNames + recognizers)
    }
  }
}

extension Expectation {
  /// Throws if a name it speaks of is nobody's.
  func checkNames(on stage: Stage) throws(StageError) {
    switch subject {
    case .event(_, of: let name), .touches(_, of: let name), .gesture(_, of: let name),
      .action(of: let name), .hit(let name?):
      try stage.checkKnown(name)
    // What a view is now is asked of the view itself.
    case .state(_, _, of: let name): _ = try stage[name]
    case .hit(nil), .log, .nothing: break
    }
  }
}
