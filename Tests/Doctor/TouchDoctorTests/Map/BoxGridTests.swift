// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct BoxGridTests {
  /// Boxes of which some are large, some lie on others, and some have no area.
  private static func boxes(_ count: Int, _ numbers: inout Numbers) -> [MapBox?] {
    (0..<count).map { index in
      if index % 7 == 3 { return nil }
      let (left, top) = (numbers.next(600), numbers.next(900))
      let size = index % 11 == 0 ? 800.0 : 40
      return MapBox(left: left, top: top, right: left + numbers.next(size), bottom: top + numbers.next(size))
    }
  }

  private struct Numbers {
    var state: UInt64
    mutating func next(_ end: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (Double(state >> 40) / Double(1 << 24) * end).rounded()
    }
  }

  @Test(arguments: [0, 1, 2, 50, 700])
  func `all boxes at a place are found, in their order`(count: Int) {
    var numbers = Numbers(state: UInt64(count))
    let boxes = Self.boxes(count, &numbers)
    let grid = BoxGrid(boxes)
    for _ in 0..<300 {
      let point = ViewPoint(x: numbers.next(1000) - 100, y: numbers.next(1200) - 100)
      let near = grid.boxes(near: point)
      #expect(near.elementsEqual(near.sorted()))
      let there = boxes.indices.filter { index in
        boxes[index].map {
          $0.left <= point.x && point.x <= $0.right && $0.top <= point.y && point.y <= $0.bottom
        } == true
      }
      #expect(Set(near.map { Int($0) }).isSuperset(of: there))
      let box = MapBox(left: point.x, top: point.y, right: point.x + 90, bottom: point.y + 30)
      let around = grid.boxes(near: box)
      #expect(around == Set(around).sorted())
      let overlapping = boxes.indices.filter { boxes[$0].map { $0.overlaps(box) } ?? false }
      #expect(Set(around).isSuperset(of: overlapping))
    }
  }

  private enum Layout: CaseIterable {
    case pile, list, stairs, points, oneHuge

    func box(_ index: Int) -> MapBox {
      let offset = Double(index)
      switch self {
      case .pile: return MapBox(left: 0, top: 0, right: 10, bottom: 10)
      case .list: return MapBox(left: 0, top: offset, right: 400, bottom: offset + 1)
      case .stairs: return MapBox(left: offset, top: 0, right: offset + 900, bottom: 9)
      case .points: return MapBox(left: offset, top: offset, right: offset, bottom: offset)
      case .oneHuge where index == 0: return MapBox(left: -1e15, top: -1e15, right: 1e15, bottom: 1e15)
      case .oneHuge: return MapBox(left: offset, top: 0, right: offset + 1, bottom: 1)
      }
    }
  }

  @Test(arguments: Layout.allCases)
  private func `it holds a few numbers for each box, whatever their sizes`(layout: Layout) {
    let count = 5_000
    #expect(BoxGrid((0..<count).map(layout.box)).size <= 13 * count)
  }
}
