// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The names of a scene, and the references to them.
nonisolated struct SceneNames {
  /// The kinds of objects with names; names are unique within a kind.
  enum Kind: String {
    case view, recognizer, controller
  }

  private var known: [(name: String, kind: Kind, offset: Int)] = []
  private var indices: [String: Int] = [:]
  private var references: [(name: String, kind: Kind, offset: Int)] = []
  private var requirements: [(from: String, to: String, offset: Int)] = []

  /// Records a name.
  mutating func note(_ name: String, _ kind: Kind, at offset: Int, _ reader: inout SceneReader) {
    let key = kind.rawValue + " " + name
    if name.isEmpty {
      reader.report("a name has at least one letter", at: offset)
    } else if let first = indices[key] {
      let line = reader.position(of: known[first].offset).line
      reader.report("“\(name)” is the name of another \(kind.rawValue), in line \(line)", at: offset)
    } else {
      indices[key] = known.count
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
    checkCycles(&reader)
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
    if indices[kind.rawValue + " " + name] != nil { return true }
    guard kind == .recognizer else { return false }
    return [".pan", ".pinch"].contains { end in
      name.hasSuffix(end) && indices["view " + name.dropLast(end.count)] != nil
    }
  }

  /// Reports each requirement that closes a circle with earlier ones.
  ///
  /// The search goes from each recognizer to those it waits for; it finds a circle where it returns to a
  /// recognizer on its path.
  private func checkCycles(_ reader: inout SceneReader) {
    var others: [String: [(name: String, offset: Int)]] = [:]
    for requirement in requirements {
      others[requirement.from, default: []].append((requirement.to, requirement.offset))
    }
    var done: Set<String> = []
    for requirement in requirements where !done.contains(requirement.from) {
      var path: [(name: String, next: Int)] = [(requirement.from, 0)]
      var isOnPath: Set<String> = [requirement.from]
      while let (name, next) = path.last {
        guard let edges = others[name], next < edges.count else {
          path.removeLast()
          isOnPath.remove(name)
          done.insert(name)
          continue
        }
        path[path.count - 1].next += 1
        let other = edges[next]
        if isOnPath.contains(other.name) {
          reader.report(Self.cycle(path.map(\.name), closedBy: other.name), at: other.offset)
        } else if !done.contains(other.name) {
          path.append((other.name, 0))
          isOnPath.insert(other.name)
        }
      }
    }
  }

  private static func cycle(_ path: [String], closedBy name: String) -> String {
    let cycle = (path.suffix(1) + path.drop { $0 != name }).map { "“\($0)”" }
    let shown = cycle.count > 12 ? Array(cycle.prefix(6)) + ["…"] + cycle.suffix(5) : cycle
    return "this closes a circle, in which all wait for ever: " + shown.joined(separator: " waits for ")
  }
}
