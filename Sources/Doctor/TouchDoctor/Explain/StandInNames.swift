// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchSnapshot

/// Names in code for views whose variables are unknown, such as `container`.
///
/// A name made of an identifier, a title or an app's own class is recognized by its reader. For any other,
/// the code says which view is meant: in a comment, or, if a line sets a property of that view alone, in
/// place of the name.
final class StandInNames {
  /// A name and the view that it stands for.
  struct StandIn: Sendable, Hashable {
    let name: String
    let place: ViewPlace
  }

  private(set) var known: [StandIn] = []
  /// All names in use, also those that a reader recognizes.
  private(set) var all: [StandIn] = []

  /// Forgets all names: what one finding calls a container may be another view in the next.
  func forget() { (known, all) = ([], []) }

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
    var legend: [StandIn] = []
    var last: ViewPlace?
    let used = code.map { line in known.filter { Self.uses($0.name, in: line) } }
    for (line, names) in zip(code, used)
    where names.count > 1 || names.allSatisfy({ Self.bare(line, of: $0.name) == nil }) {
      for one in names where !legend.contains(one) { legend.append(one) }
    }
    let lines = zip(code, used).map { line, names -> String in
      guard let only = names.first, !legend.contains(only), let bare = Self.bare(line, of: only.name) else {
        return line
      }
      defer { last = only.place }
      let isAlternative = bare.hasPrefix("//") && last == only.place
      return isAlternative ? bare : "\(bare)  // of \(describe(only.place))"
    }
    return legend.map { "// \($0.name) is \(describe($0.place))" } + lines
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
    while let found = rest.firstRange(of: name) {
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

  /// The line without the name, if it sets a property of the view, or removes it: what that is said of stands
  /// behind it.
  private static func bare(_ line: String, of name: String) -> String? {
    let mark = line.hasPrefix("// or: ") ? "// or: " : ""
    let own = line.dropFirst(mark.count)
    guard own.hasPrefix("\(name)."), !own.contains("//") else { return nil }
    let rest = own.dropFirst(name.count + 1)
    let isSetting = rest.contains(" = ") || rest.contains(" += ")
    guard isSetting || rest.hasSuffix("()"), !rest.contains("safeArea"), !rest.contains("superview"),
      !uses(name, in: String(rest)), rest.contains("Constant:") || !rest.contains(".constraint(")
    else { return nil }
    return mark + rest
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
