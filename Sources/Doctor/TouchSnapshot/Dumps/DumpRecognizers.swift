// SPDX-License-Identifier: Apache-2.0

/// The recognizers that a text prints apart from the views that they belong to.
struct DumpRecognizers {
  private var all: [(offset: Int, found: DumpRecognizer)] = []

  /// Whether there is none.
  var isEmpty: Bool { all.isEmpty }

  /// Adds the recognizer that an entry describes.
  ///
  /// - Throws: A failure if there are more than the limits allow.
  mutating func add(
    _ entry: DumpEntry, _ names: inout DumpNames, within limits: ReadingLimits, in repairs: RepairList
  ) throws(ReadingFailure) {
    let position = repairs.position(at: entry.head.start)
    try limits.check(all.count + 1, "gesture recognizers", at: position)
    all.append((entry.head.start, DumpRecognizer(entry, position: position, &names)))
  }

  /// Hands the recognizers to their views, which are found by address.
  ///
  /// Of several dumps of one screen, the last one has the view that was meant.
  func attach(to trees: inout [ViewTree], _ repairs: inout RepairList) {
    guard !all.isEmpty else { return }
    var places: [String: (tree: Int, place: Int)] = [:]
    for (number, tree) in trees.enumerated() {
      for (place, view) in tree.views.enumerated() {
        if let address = view.identifier { places[address] = (number, place) }
      }
    }
    for (offset, found) in all {
      guard let address = found.view, let (tree, place) = places[address] else {
        repairs.add(at: offset) {
          found.view.map {
            "the recognizer's view \($0) is in no dump of this file; the recognizer is left out"
          }
            ?? "the recognizer has no view; it is left out"
        }
        continue
      }
      trees[tree].views[place].hasRecognizers = .known(true)
      trees[tree].views[place].add(found.recognizer)
    }
  }
}

extension ViewSnapshot {
  /// Adds a recognizer to those that are known, in place.
  fileprivate mutating func add(_ recognizer: RecognizerSnapshot) {
    var all = recognizers.value ?? []
    recognizers = .unknown
    all.append(recognizer)
    recognizers = .known(all)
  }
}
