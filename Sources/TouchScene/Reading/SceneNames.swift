// SPDX-License-Identifier: Apache-2.0

/// The names of a scene, and the references to them.
nonisolated struct SceneNames {
  /// The kinds of objects with names; names are unique within a kind.
  enum Kind: String {
    case view, recognizer, controller
  }

  private var known: [(name: String, kind: Kind, offset: Int)] = []
  private var places: [String: Int] = [:]
  private var references: [(name: String, kind: Kind, offset: Int)] = []
  private var requirements: [(from: String, to: String, offset: Int)] = []

  /// Records a name.
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

  /// Records a reference to a name.
  mutating func refer(to name: String, _ kind: Kind, at offset: Int) {
    references.append((name, kind, offset))
  }

  /// Records that one recognizer waits for another to fail.
  mutating func require(_ name: String, _ other: String, at offset: Int) {
    requirements.append((name, other, offset))
  }

  /// Reports references to unknown names, and circular requirements.
  func check(_ reader: inout SceneReader) {
    for reference in references where !has(reference.name, reference.kind) {
      guard !reader.isFull else { return }
      reader.report(missing(reference.name, reference.kind), at: reference.offset)
    }
    checkCircles(&reader)
  }

  private func missing(_ name: String, _ kind: Kind) -> String {
    // A suggestion needs no more names than this.
    let names = known.lazy.filter { $0.kind == kind }.prefix(200).map(\.name)
    let suggestion = Words.suggestion(for: name, among: Array(names))
    let others = names.count > 20 ? Array(names.prefix(20)) + ["…"] : Array(names)
    let hint = !suggestion.isEmpty ? suggestion : others.isEmpty ? "" : "; there are \(Words.list(others))"
    return "no \(kind.rawValue) is called “\(name)”\(hint)"
  }

  /// Whether a name is known; the recognizers of a scroll view have the view's name with `.pan` or `.pinch`.
  private func has(_ name: String, _ kind: Kind) -> Bool {
    if places[kind.rawValue + " " + name] != nil { return true }
    guard kind == .recognizer else { return false }
    return [".pan", ".pinch"].contains { end in
      name.hasSuffix(end) && places["view " + name.dropLast(end.count)] != nil
    }
  }

  /// Reports each requirement that closes a circle with earlier ones.
  ///
  /// The search goes from each recognizer to those it waits for; it finds a circle where it returns to a
  /// recognizer on its path.
  private func checkCircles(_ reader: inout SceneReader) {
    var others: [String: [(name: String, offset: Int)]] = [:]
    for requirement in requirements {
      others[requirement.from, default: []].append((requirement.to, requirement.offset))
    }
    var done: Set<String> = []
    for requirement in requirements where !done.contains(requirement.from) {
      var way: [(name: String, next: Int)] = [(requirement.from, 0)]
      var isOnWay: Set<String> = [requirement.from]
      while let (name, next) = way.last {
        guard let edges = others[name], next < edges.count else {
          way.removeLast()
          isOnWay.remove(name)
          done.insert(name)
          continue
        }
        way[way.count - 1].next += 1
        let other = edges[next]
        if isOnWay.contains(other.name) {
          reader.report(Self.circle(way.map(\.name), closedBy: other.name), at: other.offset)
        } else if !done.contains(other.name) {
          way.append((other.name, 0))
          isOnWay.insert(other.name)
        }
      }
    }
  }

  private static func circle(_ way: [String], closedBy name: String) -> String {
    let circle = (way.suffix(1) + way.drop { $0 != name }).map { "“\($0)”" }
    let shown = circle.count > 12 ? Array(circle.prefix(6)) + ["…"] + circle.suffix(5) : circle
    return "this closes a circle, in which all wait for ever: " + shown.joined(separator: " waits for ")
  }
}
