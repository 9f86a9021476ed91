// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// One change of a view that a line of code makes, as far as a snapshot can show it.
enum MendEdit: Hashable {
  case interaction(ViewPlace, Bool)
  case hidden(ViewPlace, Bool)
  case enabled(ViewPlace, Bool)
  case alpha(ViewPlace, Double)
  case untransformed(ViewPlace)
  case toFront(ViewPlace)
  case toBack(ViewPlace)
  case moved(ViewPlace, ViewPoint)
  case filling(ViewPlace, ViewPlace)
  case length(ViewPlace, Side, Relation, Double)
  case edge(ViewPlace, Edge, Relation, ViewPlace?, Edge, Double)
  case reparented(ViewPlace, into: ViewPlace)
  /// The view takes no touch for itself.
  case passing(ViewPlace)
  /// The view takes touches on what sticks out of it.
  case reaching(ViewPlace)
  /// The view gets a frame, in the coordinates of its superview.
  case placed(ViewPlace, ViewRect)
  /// The view's bounds begin elsewhere.
  case origin(ViewPlace, ViewPoint)
  /// The windows of the keyboard disappear.
  case withoutKeyboard

  /// Whether the copy of the views shows all that it does, since no layout follows from it.
  var isExact: Bool {
    switch self {
    case .interaction, .hidden, .enabled, .alpha, .toFront, .toBack, .passing, .reaching,
      .withoutKeyboard:
      true
    case .untransformed, .moved, .filling, .length, .edge, .reparented, .placed, .origin: false
    }
  }

  enum Side: String { case width, height }

  enum Edge: String {
    case top, bottom, leading, trailing

    var isVertical: Bool { self == .top || self == .bottom }

    var opposite: Edge {
      switch self {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    }
  }

  enum Relation: String {
    case equal = "equalTo"
    case atMost = "lessThanOrEqualTo"
    case atLeast = "greaterThanOrEqualTo"
  }

  /// The changes that statements make; nil if one of them is not understood, so that nobody knows what they
  /// do.
  ///
  /// - Parameters:
  ///   - statements: The lines.
  ///   - plan: The plan, which knows the views behind the names.
  ///   - blamed: The view that the finding is about, which what is dismissed or removed without a name is.
  ///   - trees: The trees.
  /// - Returns: The changes in their order.
  static func edits(
    of statements: [String], in plan: MendPlan, blaming blamed: ViewPlace, _ trees: [ViewTree]
  ) -> [MendEdit]? {
    var edits: [MendEdit] = []
    var rest = statements[...]
    while let line = rest.popFirst() {
      let statement = MendStatement(line, plan)
      if line.hasPrefix("let frame = ") {
        // The three lines that put a view into another one.
        guard let move = rest.popFirst(), rest.popFirst() != nil,
          let edit = MendStatement(move, plan).reparenting(in: trees)
        else { return nil }
        edits.append(edit)
      } else if line.hasPrefix("override func "), !plan.passing.isEmpty || !plan.reaching.isEmpty {
        while let next = rest.popFirst(), next != "}" {}
        edits += plan.passing.map { .passing($0) } + plan.reaching.map { .reaching($0) }
      } else if let edit = statement.edit(blaming: blamed) {
        edits.append(edit)
      } else {
        return nil
      }
    }
    return edits.isEmpty ? nil : edits
  }
}
