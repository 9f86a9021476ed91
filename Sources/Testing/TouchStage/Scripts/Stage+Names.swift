// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchTrace

extension Stage {
  /// The recognizer with this name; nil if there is none.
  func recognizer(named name: String) -> UIGestureRecognizer? {
    for view in viewsInWindows() {
      if let found = view.gestureRecognizers?.first(where: { $0.name == name }) { return found }
    }
    return nil
  }

  /// Throws unless an object of the required kind has the name, or had it when the trace mentioned it.
  func check(_ requirement: NameRequirement) throws(StageError) {
    let recognizer = recognizer(named: requirement.name)
    if recognizer != nil, requirement.isMetByRecognizers { return }
    let view = try view(named: requirement.name)
    if let view, requirement.isMet(by: view) { return }
    if let other: AnyObject = view ?? recognizer {
      throw StageError(.wrongKind(requirement.name, is: "\(type(of: other))", but: requirement.reason))
    }
    guard !requirement.acceptsRemoved || !traceMentions(requirement.name) else { return }
    let recognizers = viewsInWindows().flatMap { $0.gestureRecognizers ?? [] }.compactMap(\.name)
    throw StageError(.unknownName(requirement.name, known: knownNames + recognizers))
  }

  /// Whether the trace mentions a view or a recognizer with this name.
  private func traceMentions(_ name: String) -> Bool {
    let mark = "\"\(name)\""
    return trace.facts.contains { TraceText.line(for: .fact($0)).contains(mark) }
  }
}
