// SPDX-License-Identifier: Apache-2.0

/// The trees of a text that are done, until all are known and those that only repeat others can be left out.
struct DumpParts {
  private var parts: [DumpPart] = []

  /// Adds trees behind the others.
  mutating func add(_ more: [DumpPart]) { parts += more }

  /// Hands over the trees that are left when what is only mentioned is left out, with their structure.
  ///
  /// Nobody else holds the lists of views any more then, so that changes copy none.
  mutating func takeTrees(_ repairs: inout RepairList) -> [ViewTree] {
    dropMentions(&repairs)
    dropQuoted(&repairs)
    for number in parts.indices { parts[number].arrange(&repairs) }
    defer { parts = [] }
    return parts.map { $0.tree }
  }

  /// Leaves out lists of views that a tree of the file has anyway.
  ///
  /// Where people write about a dump they quote lines of it, and a debugger prints the views of a touch.
  private mutating func dropMentions(_ repairs: inout RepairList) {
    guard parts.contains(where: { $0.isBarred }), parts.contains(where: { !$0.isBarred }) else { return }
    var known: Set<String> = []
    for part in parts where part.isBarred {
      known.formUnion(part.tree.views.lazy.compactMap { $0.identifier })
    }
    drop(&repairs) { part in
      !part.isBarred && part.tree.views.allSatisfy { $0.identifier.map(known.contains) ?? false }
    } because: {
      "\(RepairList.counted($0, "entry repeats a view", "entries repeat views")) of a tree in this file; left out"
    }
  }

  /// Leaves out what a failure of Detox quotes in its first sentence, before it names both views in lines of
  /// their own.
  private mutating func dropQuoted(_ repairs: inout RepairList) {
    guard parts.contains(where: { $0.namesPair }) else { return }
    drop(&repairs) {
      $0.isQuoted
    } because: {
      "\(RepairList.counted($0, "entry is", "entries are")) quoted in a sentence; left out"
    }
  }

  /// Leaves out some of the parts, with a repair for each that says why and how many views are lost.
  private mutating func drop(
    _ repairs: inout RepairList, _ isDropped: (DumpPart) -> Bool, because message: (Int) -> String
  ) {
    var kept: [DumpPart] = []
    for part in parts {
      guard isDropped(part), let position = part.tree.views.first?.position else {
        kept.append(part)
        continue
      }
      let count = part.tree.views.count
      repairs.add(at: position, lost: count) { message(count) }
    }
    parts = kept
  }
}
