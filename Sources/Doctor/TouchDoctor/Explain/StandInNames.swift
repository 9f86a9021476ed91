// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Names in code for views whose variables are unknown, such as `container`.
///
/// A name made of an identifier, a title or an app's own class is recognized by its reader. For any other,
/// the code says which view is meant: in a comment, or, if a line sets a property of that view alone, in
/// place of the name.
final class StandInNames {
  private struct StandIn: Hashable {
    let name: String
    let place: ViewPlace
  }

  private var known: [StandIn] = []

  /// Forgets all names: what one finding calls a container may be another view in the next.
  func forget() { known = [] }

  /// Notes that a name stands for a view.
  func note(_ name: String, _ place: ViewPlace) {
    let one = StandIn(name: name, place: place)
    if !known.contains(one) { known.append(one) }
  }

  /// The lines of code, which then say which views they mean.
  ///
  /// - Parameters:
  ///   - code: The lines.
  ///   - describe: What a reader recognizes a view by.
  /// - Returns: The lines, behind a comment for each name that stands for a view.
  func lines(_ code: [String], _ describe: (ViewPlace) -> String) -> [String] {
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
    var rest = line[...]
    while let found = rest.firstRange(of: name) {
      let before = found.lowerBound > line.startIndex ? line[line.index(before: found.lowerBound)] : " "
      let after = found.upperBound < line.endIndex ? line[found.upperBound] : " "
      if !before.isPartOfName, before != ".", !after.isPartOfName, after != ":" { return true }
      rest = rest[found.upperBound...]
    }
    return false
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
