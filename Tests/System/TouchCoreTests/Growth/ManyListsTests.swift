// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing

@testable import TouchCore

/// The ways of long lists give what plain lists give.
@MainActor @Suite struct ManyListsTests {
  private final class Item: @unchecked Sendable {}

  @Test func `a queue of objects holds what an array holds, and lets go of the rest`() {
    var draws = SplitMix64(seed: 3)
    weak var gone: Item?
    for _ in 0..<20 {
      var (queue, array) = (ObjectQueue<Item>(), [Item]())
      for _ in 0..<400 {
        switch draws.below(7) {
        case 0...2:
          let item = Item()
          queue.append(item)
          array.append(item)
        case 3...4 where !array.isEmpty:
          gone = array.removeFirst()
          queue.remove(at: 0)
          #expect(gone == nil)
        case 5 where !array.isEmpty:
          let index = draws.below(array.count)
          let isThere = queue.remove(array[index])
          #expect(isThere)
          gone = array.remove(at: index)
          #expect(gone == nil)
        default:
          let isThere = queue.remove(Item())
          #expect(!isThere)
        }
        #expect(queue.count == array.count && queue.isEmpty == array.isEmpty)
        #expect(queue.all.elementsEqual(array) { $0 === $1 })
      }
    }
  }

  @Test func `ranks ascend wherever objects are put, and few are moved for each`() {
    var draws = SplitMix64(seed: 4)
    for way in 0..<4 {
      var (ranks, moved) = ([Int64](), 0)
      for number in 0..<3000 {
        let index = [ranks.count, 0, ranks.count / 2, draws.below(ranks.count + 1)][way]
        ranks.insert(0, at: index)
        let below = index > 0 ? ranks[index - 1] : nil
        let above = index + 1 < ranks.count ? ranks[index + 1] : nil
        if let rank = RankSpread.between(below, above) {
          ranks[index] = rank
        } else {
          let spread = RankSpread.spread(around: index, count: ranks.count) { ranks[$0] }
          for index in spread.indices { ranks[index] = spread.rank(at: index) }
          moved += spread.indices.count
          #expect(spread.indices.contains(index))
        }
        if number % 100 == 0 { #expect(zip(ranks, ranks.dropFirst()).allSatisfy { $0 < $1 }) }
      }
      #expect(zip(ranks, ranks.dropFirst()).allSatisfy { $0 < $1 })
      #expect(moved < 20 * ranks.count)
    }
  }

  @Test func `ranks at the ends of all numbers make room`() {
    for start in [Int64.max / 2, Int64.min / 2] {
      var ranks = [start]
      for _ in 0..<100 {
        ranks.insert(0, at: start > 0 ? ranks.count : 0)
        let index = start > 0 ? ranks.count - 1 : 0
        let below = index > 0 ? ranks[index - 1] : nil
        let above = index + 1 < ranks.count ? ranks[index + 1] : nil
        if let rank = RankSpread.between(below, above) {
          ranks[index] = rank
        } else {
          let spread = RankSpread.spread(around: index, count: ranks.count) { ranks[$0] }
          for index in spread.indices { ranks[index] = spread.rank(at: index) }
        }
      }
      #expect(zip(ranks, ranks.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test func `members are found by what they have in common`() {
    var draws = SplitMix64(seed: 5)
    var index = NumberIndex<Member, Int>(count: 0)
    var members: [Member] = []
    for _ in 1...2000 {
      let key = draws.below(20)
      if draws.oneIn(2), let place = members.indices.randomElement(by: &draws) {
        // Removed twice, which changes nothing more.
        let member = members.remove(at: place)
        index.remove(member, for: member.keys)
        index.remove(member, for: member.keys)
      } else {
        let member = Member(keys: [key, key + 20], isCurrent: draws.oneIn(3))
        members.append(member)
        index.add(member, for: member.keys)
      }
      let all = members.indices.filter { members[$0].keys.contains(key) }
      let earlier = all.last { !members[$0].isCurrent } ?? -1
      #expect(index.indices(for: key, in: members) == all)
      #expect(index.indices(for: key, in: members) { $0.isCurrent } == all.filter { $0 > earlier })
    }
  }
}

private final class Member: Numbered {
  let keys: [Int]
  let isCurrent: Bool
  var number = 0

  init(keys: [Int], isCurrent: Bool) {
    (self.keys, self.isCurrent) = (keys, isCurrent)
  }
}

extension Range<Int> {
  fileprivate func randomElement(by draws: inout SplitMix64) -> Int? {
    isEmpty ? nil : lowerBound + draws.below(count)
  }
}
