// SPDX-License-Identifier: Apache-2.0

/// The names of a scene, and what refers to them.
nonisolated struct SceneNames {
  /// What can have a name; names of one kind are unique.
  enum Kind: String {
    case view, recognizer, controller
  }

  private var known: [(name: String, kind: Kind, offset: Int)] = []
  private var places: [String: Int] = [:]
  private var references: [(name: String, kind: Kind, offset: Int)] = []
  private var requirements: [(from: String, to: String, offset: Int)] = []

  /// Keeps a name.
  mutating func note(_ name: String, _ kind: Kind, at offset: Int, _ reader: inout SceneReader) {
    let key = kind.rawValue + " " + name
    if name.isEmpty {
      reader.report("a name has at least one letter", at: offset)
    } else if let first = places[key] {
      let line = reader.position(of: known[first].offset).line
      reader.report("“\(name)” is the name of another \(kind.rawValue), in line \(line)", at: offset)
    } else {
      places[key] = known.count
      known.append((name, kind, offset))
    }
  }

  /// Keeps that something refers to a name.
  mutating func refer(to name: String, _ kind: Kind, at offset: Int) {
    references.append((name, kind, offset))
  }

  /// Keeps that one recognizer waits for another to fail.
  mutating func require(_ name: String, _ other: String, at offset: Int) {
    requirements.append((name, other, offset))
  }

  /// Notes references to nothing, and requirements that go in a circle.
  func check(_ reader: inout SceneReader) {
    for reference in references where !has(reference.name, reference.kind) {
      let names = known.filter { $0.kind == reference.kind }.map(\.name)
      let suggestion = Words.suggestion(for: reference.name, among: names)
      let kind = reference.kind.rawValue
      let hint = !suggestion.isEmpty ? suggestion : names.isEmpty ? "" : "; there are \(Words.list(names))"
      reader.report("no \(kind) is called “\(reference.name)”\(hint)", at: reference.offset)
    }
    checkCircles(&reader)
  }

  /// Whether something has a name; the recognizers of a scroll view have that of the view with `.pan`, `.pinch`.
  private func has(_ name: String, _ kind: Kind) -> Bool {
    if places[kind.rawValue + " " + name] != nil { return true }
    guard kind == .recognizer else { return false }
    return [".pan", ".pinch"].contains { end in
      name.hasSuffix(end) && places["view " + name.dropLast(end.count)] != nil
    }
  }

  /// Notes each requirement that closes a circle with those before it.
  private func checkCircles(_ reader: inout SceneReader) {
    var others: [String: [String]] = [:]
    for requirement in requirements {
      if let way = way(from: requirement.to, to: requirement.from, others) {
        let circle = ([requirement.from] + way).map { "“\($0)”" }.joined(separator: " waits for ")
        reader.report("this closes a circle, in which all wait for ever: \(circle)", at: requirement.offset)
      } else {
        others[requirement.from, default: []].append(requirement.to)
      }
    }
  }

  /// The names on the shortest way along requirements.
  private func way(from start: String, to goal: String, _ others: [String: [String]]) -> [String]? {
    var ways = [[start]]
    var seen: Set<String> = [start]
    var next = 0
    while next < ways.count {
      let way = ways[next]
      next += 1
      guard let last = way.last, last != goal else { return way }
      for other in others[last] ?? [] where seen.insert(other).inserted { ways.append(way + [other]) }
    }
    return nil
  }
}
