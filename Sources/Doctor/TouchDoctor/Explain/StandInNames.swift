// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// Names in code for views whose variables are unknown, such as `container`.
///
/// A name made of an identifier, an outlet, a title or an app's own class is recognized by its reader. For
/// any other, a comment above the code says which view is meant.
final class StandInNames {
  /// A name and the view that it stands for.
  struct StandIn: Sendable, Hashable {
    let name: String
    let place: ViewPlace
  }

  private(set) var known: [StandIn] = []
  /// All names in use, also those that a reader recognizes.
  private(set) var all: [StandIn] = []

  /// The names that were given, by what a view is called by itself.
  private var given: [(wanted: String, one: StandIn)] = []

  /// Forgets all names: what one finding calls a container may be another view in the next.
  func forget() { (known, all, given) = ([], [], []) }

  /// A name that no other view has in the code of the same finding.
  ///
  /// - Parameters:
  ///   - wanted: What the view is called by itself.
  ///   - place: The view.
  ///   - kind: What to put before the name where another view has it.
  /// - Returns: The name.
  func unique(_ wanted: String, for place: ViewPlace, kind: (ViewPlace) -> String) -> String {
    if let same = given.first(where: { $0.wanted == wanted && $0.one.place == place }) {
      return same.one.name
    }
    func owner(_ name: String) -> ViewPlace? {
      all.first { $0.name == name && $0.place != place }?.place
    }
    var name = owner(wanted).map { CodeName.joined(kind($0), wanted) } ?? wanted
    var count = 2
    while owner(name) != nil {
      name = "\(wanted)\(count)"
      count += 1
    }
    given.append((wanted, StandIn(name: name, place: place)))
    return name
  }

  /// Notes that a name stands for a view.
  func note(_ name: String, _ place: ViewPlace) {
    let one = StandIn(name: name, place: place)
    if !known.contains(one) { known.append(one) }
    use(name, place)
  }

  /// Notes that a name is used for a view by which a reader knows it.
  func use(_ name: String, _ place: ViewPlace) {
    let one = StandIn(name: name, place: place)
    if !all.contains(one) { all.append(one) }
  }

  /// The lines of code, which then say which views they mean.
  ///
  /// - Parameters:
  ///   - code: The lines.
  ///   - known: The names that need such a comment.
  ///   - describe: What a reader recognizes a view by.
  /// - Returns: The lines, behind a comment for each name that stands for a view.
  static func lines(_ code: [String], _ known: [StandIn], _ describe: (ViewPlace) -> String) -> [String] {
    let used = known.filter { one in code.contains { uses(one.name, in: $0) } }
    return used.map { "// \($0.name) is \(describe($0.place))" } + code
  }

  /// Whether a line uses a name as a variable.
  private static func uses(_ name: String, in line: String) -> Bool {
    nextUse(of: name, in: line, from: line.startIndex) != nil
  }

  /// The next place at which a line uses a name as a variable.
  private static func nextUse(of name: String, in line: String, from start: String.Index)
    -> Range<String.Index>?
  {
    var rest = line[start...]
    while let found = rest.place(of: name) {
      let before = found.lowerBound > line.startIndex ? line[line.index(before: found.lowerBound)] : " "
      let after = found.upperBound < line.endIndex ? line[found.upperBound] : " "
      if !before.isPartOfName, before != ".", !after.isPartOfName, after != ":" { return found }
      rest = rest[found.upperBound...]
    }
    return nil
  }

  /// A line with another name for a variable.
  static func replacing(_ name: String, with new: String, in line: String) -> String {
    var (text, next) = ("", line.startIndex)
    while let found = nextUse(of: name, in: line, from: next) {
      text += line[next..<found.lowerBound] + new
      next = found.upperBound
    }
    return text + line[next...]
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
