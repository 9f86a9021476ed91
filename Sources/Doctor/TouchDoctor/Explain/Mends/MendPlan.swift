// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The lines of a remedy with the views that their names stand for, so that they can be tried on a copy of
/// the views.
struct MendPlan: Sendable, Hashable {
  /// The lines, before comments say which views they mean.
  var lines: [String]
  /// The names that need such a comment.
  private(set) var standIns: [StandInNames.StandIn]
  /// The names of all views in the lines.
  private(set) var names: [StandInNames.StandIn]

  init(lines: [String], standIns: [StandInNames.StandIn], names: [StandInNames.StandIn]) {
    (self.lines, self.standIns, self.names) = (lines, standIns, names)
  }

  /// A remedy, and each alternative to it.
  struct Choice: Hashable {
    /// The statements.
    let statements: [String]
    /// Which of the lines it is made of.
    let range: Range<Int>
  }

  /// The views that let touches through which none of their children takes, where a class of their own is
  /// part of the remedy.
  var passing: [ViewPlace] = []
  /// The views that take touches on what sticks out of them, where an override of theirs is part of the
  /// remedy.
  var reaching: [ViewPlace] = []

  /// What makes room for constraints of a view that code made.
  static let maskless = "translatesAutoresizingMaskIntoConstraints = false"

  /// What begins an alternative in a line.
  static let mark = "// or: "
  /// What stands above an alternative of several lines.
  private static let block = "// or:"

  /// The remedy, and the alternatives to it; the remedy comes first.
  var choices: [Choice] {
    let first = lines.firstIndex { $0.hasPrefix("// or") } ?? lines.count
    // A comment that says more about a line is no statement.
    var choices = [
      Choice(
        statements: lines[..<first].filter { !$0.hasPrefix("//") && !$0.hasSuffix(Self.maskless) },
        range: 0..<first)
    ]
    for place in lines.indices[first...] where lines[place].hasPrefix("// or") {
      if lines[place].hasPrefix(Self.mark) {
        choices.append(
          Choice(statements: [String(lines[place].dropFirst(Self.mark.count))], range: place..<(place + 1)))
      } else if lines[place] == Self.block {
        let end = lines[(place + 1)...].firstIndex { $0.hasPrefix("// or") } ?? lines.count
        choices.append(Choice(statements: Array(lines[(place + 1)..<end]), range: place..<end))
      }
    }
    return choices
  }

  /// The same remedy with an alternative in place of a remedy of one line, which becomes the alternative; nil
  /// if the remedy has more lines.
  func preferring(_ choice: Choice) -> MendPlan? {
    guard choices[0].range == 0..<1 else { return nil }
    var plan = self
    if choice.range.count > 1 {
      // The only alternative, of several lines, comes first.
      guard choice.range == 1..<lines.count else { return nil }
      plan.lines = choice.statements + [Self.mark + lines[0]]
      return plan
    }
    plan.lines[0] = choice.statements[0]
    plan.lines[choice.range.lowerBound] = Self.mark + lines[0]
    return plan
  }

  /// The same lines, in which no name stands for another view than in other lines.
  func renamed(beside other: MendPlan) -> MendPlan {
    var plan = self
    for one in standIns {
      guard other.names.contains(where: { $0.name == one.name && $0.place != one.place }) else { continue }
      // The third of three remedies may have been given the name of the second.
      let name =
        one.name.hasPrefix("next") ? "last\(one.name.dropFirst(4))" : CodeName.joined("next", one.name)
      let new = StandInNames.StandIn(name: name, place: one.place)
      plan.lines = plan.lines.map { StandInNames.replacing(one.name, with: new.name, in: $0) }
      plan.standIns = plan.standIns.map { $0 == one ? new : $0 }
      plan.names = plan.names.map { $0 == one ? new : $0 }
    }
    return plan
  }

  /// The view that a name stands for; nil if it stands for none, or for several.
  func view(_ name: String) -> ViewPlace? {
    let places = Set(names.filter { $0.name == name }.map { $0.place })
    return places.count == 1 ? places.first : nil
  }
}
