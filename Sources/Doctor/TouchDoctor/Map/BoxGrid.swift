// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Boxes sorted into the fields of a grid, so that those at a place are found without looking at the others.
struct BoxGrid: Sendable {
  private let around: MapBox
  private var columns = 1
  private var rows = 1
  /// Where the boxes of each field begin in ``numbers``, and where those of the last one end.
  private var starts: [Int32] = []
  /// The boxes that reach into each field, in ascending order.
  private var numbers: [Int32] = []

  /// The most columns, and the most rows.
  private static let most = 4_096

  /// Sorts boxes.
  ///
  /// - Parameter boxes: The boxes, each with finite edges; nil stands for one that is never found.
  init(_ boxes: [MapBox?]) {
    var (around, count, wide, high) = (MapBox?.none, 0.0, 0.0, 0.0)
    for case let box? in boxes {
      around = around?.union(box) ?? box
      (count, wide, high) = (count + 1, wide + box.width, high + box.height)
    }
    self.around = around ?? MapBox(left: 0, top: 0, right: 0, bottom: 0)
    guard let around else { return }
    columns = Self.fields(around.width, each: wide / count)
    rows = Self.fields(around.height, each: high / count)
    // Large boxes among small ones would reach into too many fields.
    while columns * rows > 1, Double(columns * rows) > 4 * count || entries(of: boxes) > 8 * count {
      if columns > rows { columns = (columns + 1) / 2 } else { rows = (rows + 1) / 2 }
    }
    starts = [Int32](repeating: 0, count: columns * rows + 1)
    for case let box? in boxes { forEachField(of: box) { starts[$0 + 1] += 1 } }
    for field in 1..<starts.count { starts[field] += starts[field - 1] }
    var ends = starts
    numbers = [Int32](repeating: 0, count: Int(starts[starts.count - 1]))
    for (number, box) in boxes.enumerated() {
      guard let box else { continue }
      forEachField(of: box) { field in
        numbers[Int(ends[field])] = Int32(number)
        ends[field] += 1
      }
    }
  }

  /// How many numbers it holds.
  var size: Int { starts.count + numbers.count }

  /// The boxes that may hold a point, in ascending order.
  func boxes(near point: ViewPoint) -> ArraySlice<Int32> {
    guard !numbers.isEmpty else { return [] }
    let field = row(at: point.y) * columns + column(at: point.x)
    return numbers[Int(starts[field])..<Int(starts[field + 1])]
  }

  /// The boxes that may overlap a box, each once and in ascending order.
  func boxes(near box: MapBox) -> [Int] {
    guard !numbers.isEmpty else { return [] }
    var found: [Int32] = []
    forEachField(of: box) { found += numbers[Int(starts[$0])..<Int(starts[$0 + 1])] }
    found.sort()
    var once: [Int] = []
    for number in found where once.last != Int(number) { once.append(Int(number)) }
    return once
  }

  /// How many fields are as large as a box is on average.
  private static func fields(_ length: Double, each size: Double) -> Int {
    size * Double(most) <= length ? (length > 0 ? most : 1) : max(1, Int(length / size))
  }

  /// How many fields all boxes reach into, counted as numbers that cannot overflow.
  private func entries(of boxes: [MapBox?]) -> Double {
    boxes.reduce(0) { sum, box in
      guard let box else { return sum }
      let across = column(at: box.right) - column(at: box.left) + 1
      return sum + Double(across * (row(at: box.bottom) - row(at: box.top) + 1))
    }
  }

  private func forEachField(of box: MapBox, do body: (Int) -> Void) {
    for row in row(at: box.top)...max(row(at: box.top), row(at: box.bottom)) {
      for column in column(at: box.left)...max(column(at: box.left), column(at: box.right)) {
        body(row * columns + column)
      }
    }
  }

  private func column(at x: Double) -> Int { Self.field(x - around.left, of: around.width, columns) }
  private func row(at y: Double) -> Int { Self.field(y - around.top, of: around.height, rows) }

  private static func field(_ offset: Double, of length: Double, _ count: Int) -> Int {
    guard count > 1, length > 0 else { return 0 }
    return Int(min(max(offset / length * Double(count), 0), Double(count - 1)))
  }
}
