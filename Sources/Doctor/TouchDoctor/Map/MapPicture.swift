// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A map in characters: capital letters for targets, small ones for other views.
struct MapPicture {
  /// The rows from top to bottom; a character is about twice as high as wide.
  private(set) var rows: [String] = []
  private let marks: [String]

  private static let mostRows = 24

  init(_ map: HitMap, width: Int) {
    marks = Self.marks(of: map)
    let screen = map.screen
    guard screen.width > 0, screen.height > 0 else { return }
    var columns = max(1, width)
    let shape = screen.height / screen.width / 2
    if Double(columns) * shape > Double(Self.mostRows) {
      columns = max(1, Int(Double(Self.mostRows) / shape))
    }
    let count = max(1, min(Self.mostRows, Int((Double(columns) * shape).rounded())))
    let (across, down) = (screen.width / Double(columns), screen.height / Double(count))
    var cells = [[String]](repeating: [String](repeating: ".", count: columns), count: count)
    for (number, region) in map.regions.enumerated() {
      for piece in region.pieces {
        // Those whose middles are in the piece.
        let left = max(0, Int(((piece.box.left - screen.minX) / across - 0.5).rounded(.up)))
        let right = min(columns - 1, Int(((piece.box.right - screen.minX) / across - 0.5).rounded(.down)))
        let top = max(0, Int(((piece.box.top - screen.minY) / down - 0.5).rounded(.up)))
        let bottom = min(count - 1, Int(((piece.box.bottom - screen.minY) / down - 0.5).rounded(.down)))
        guard left <= right, top <= bottom else { continue }
        for row in top...bottom {
          for column in left...right {
            let middle = ViewPoint(
              x: screen.minX + (Double(column) + 0.5) * across, y: screen.minY + (Double(row) + 0.5) * down)
            if piece.contains(middle) { cells[row][column] = marks[number] }
          }
        }
      }
    }
    // A target between the middles of characters is seen, too.
    for (number, region) in map.regions.enumerated() where region.subject.isTarget {
      guard marks[number] != "+", !cells.contains(where: { $0.contains(marks[number]) }),
        let middle = region.example
      else { continue }
      let row = min(count - 1, max(0, Int((middle.y - screen.minY) / down)))
      cells[row][min(columns - 1, max(0, Int((middle.x - screen.minX) / across)))] = marks[number]
    }
    rows = cells.map { $0.joined() }
  }

  /// The character of a region.
  func mark(of region: Int) -> String { marks[region] }

  /// Letters, as long as there are any.
  private static func marks(of map: HitMap) -> [String] {
    let (targets, others) = (Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), Array("abcdefghijklmnopqrstuvwxyz"))
    var (aimed, other) = (0, 0)
    return map.regions.map { region in
      if region.subject.isTarget {
        aimed += 1
        return aimed <= targets.count ? String(targets[aimed - 1]) : "+"
      }
      other += 1
      return other <= others.count ? String(others[other - 1]) : "-"
    }
  }
}
