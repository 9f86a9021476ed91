// SPDX-License-Identifier: Apache-2.0

/// Joins the cells of one view to as few pieces as reading needs: rows from top to bottom, each as high as it
/// stays equally wide.
enum MapPieces {
  /// Joins cells that do not overlap.
  ///
  /// The pieces depend only on the area, not on how it was divided; polygons stay as they are.
  static func joined(_ cells: [MapShape]) -> [MapShape] {
    let boxes = cells.filter { $0.corners == nil }.map { $0.box }
    let levels = Set(boxes.flatMap { [$0.top, $0.bottom] }).sorted()
    var begins = boxes.indices.sorted { boxes[$0].top < boxes[$1].top }[...]
    var active: [Int] = []
    // The pieces that go on downward, by their left edges.
    var open: [MapBox] = []
    var pieces: [MapBox] = []
    for (top, bottom) in zip(levels, levels.dropFirst()) {
      active.removeAll { boxes[$0].bottom <= top }
      var hasChanged = false
      while let first = begins.first, boxes[first].top <= top {
        active.append(first)
        begins.removeFirst()
        hasChanged = true
      }
      if hasChanged { active.sort { boxes[$0].left < boxes[$1].left } }
      var row: [MapBox] = []
      for number in active {
        let box = boxes[number]
        if let last = row.last, last.right == box.left {
          row[row.count - 1].right = box.right
        } else {
          row.append(MapBox(left: box.left, top: top, right: box.right, bottom: bottom))
        }
      }
      var index = 0
      for (place, box) in row.enumerated() {
        while index < open.count, open[index].left < box.left { index += 1 }
        guard index < open.count, open[index].left == box.left, open[index].right == box.right else {
          continue
        }
        row[place].top = open[index].top
        open[index].top = .infinity
      }
      pieces += open.filter { $0.top < .infinity }
      open = row
    }
    pieces += open
    pieces.sort { ($0.top, $0.left) < ($1.top, $1.left) }
    return pieces.map(MapShape.init) + cells.filter { $0.corners != nil }
  }
}
