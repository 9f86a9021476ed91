// SPDX-License-Identifier: Apache-2.0

extension DumpTreeBuilder {
  /// Hands the recognizers to their views, which are found by address.
  ///
  /// Of several dumps of one screen, the last one has the view that was meant.
  mutating func attachRecognizers(to trees: inout [ViewTree]) {
    guard !recognizers.isEmpty else { return }
    var places: [String: (tree: Int, place: Int)] = [:]
    for (number, tree) in trees.enumerated() {
      for (place, view) in tree.views.enumerated() {
        if let address = view.identifier { places[address] = (number, place) }
      }
    }
    for (offset, found) in recognizers {
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
