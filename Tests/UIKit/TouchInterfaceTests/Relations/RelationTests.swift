// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing
import TouchInterface
import TouchTesting
import Touchstone

/// Whatever can contain others of its kind refuses to contain itself, where that arises.
@Suite(.serialized) struct RelationTests {
  @Test(arguments: Relation.names)
  func `whatever would close a cycle is refused with a misuse, and changes nothing`(_ name: String) throws {
    let relation = try #require(Relation.all.first { $0.name == name })
    let stage = Stage()
    stage.makeCurrent()
    for seed in 0..<40 {
      var random = SplitMix64(seed: UInt64(seed))
      let objects = (0..<6).map { relation.make($0) }
      var refusals = 0
      for _ in 0..<60 {
        let way = random.pick(relation.ways)
        let (inner, outer) = (random.pick(objects), random.pick(objects))
        let closes = relation.leads(inner, to: outer)
        let before = state(of: objects, relation)
        let misuses = Self.misuses { way.put(inner, outer) }
        if closes {
          if !misuses.isEmpty { refusals += 1 }
          #expect(state(of: objects, relation) == before, "\(way.member) changed something, seed \(seed)")
        }
        for object in objects {
          let isInItself = relation.contents(object).contains { relation.leads($0, to: object) }
          #expect(!isInItself, "\(way.member) has closed a cycle, seed \(seed)")
          if isInItself { return }
        }
        Relation.quietly { relation.use(random.pick(objects)) }
      }
      #expect(refusals > 0, "seed \(seed)")
    }
  }

  @Test func `each way refuses an object in itself, and a cycle of two`() {
    let stage = Stage()
    stage.makeCurrent()
    for relation in Relation.all {
      for way in relation.ways {
        for pair in pairs(of: relation) {
          let before = state(of: pair, relation)
          let own = Self.misuses { way.put(pair[0], pair[0]) }
          #expect(
            state(of: pair, relation) == before, "\(way.member) changed something for an object in itself")
          Relation.quietly { way.put(pair[1], pair[0]) }
          // Where that was no way to contain the object, neither is the way back.
          guard relation.leads(pair[0], to: pair[1]) else { continue }
          #expect(
            !own.isEmpty || !way.takes(pair[0], pair[0]), "\(way.member) was silent about an object in itself"
          )
          let held = state(of: pair, relation)
          for back in relation.ways {
            let misuses = Self.misuses { back.put(pair[0], pair[1]) }
            #expect(state(of: pair, relation) == held, "\(back.member) changed something after \(way.member)")
            if back.member == way.member, type(of: pair[0]) == type(of: pair[1]) {
              #expect(!misuses.isEmpty, "\(back.member) was silent")
            }
          }
          Relation.quietly { for object in pair { relation.use(object) } }
        }
      }
    }
  }

  @Test func `every relation of the table has a way here, and every way a row`() {
    #expect(Relation.all.map(\.name) == Relation.names)
    let ways = Set(
      Relation.all.flatMap { relation in relation.ways.map { "\($0.member): \(relation.name)" } })
    let rows = Set(RelationTable.refused.flatMap { row in row.value.map { "\(row.key): \($0)" } })
    #expect(ways.subtracting(rows) == [])
    #expect(rows.subtracting(ways) == [])
  }

  // MARK: Parts

  /// Two objects, of each combination of the kinds that a relation makes.
  private func pairs(of relation: Relation) -> [[AnyObject]] {
    (0..<3).flatMap { first in (0..<3).map { [relation.make(first), relation.make($0)] } }
  }

  private func state(of objects: [AnyObject], _ relation: Relation) -> [[ObjectIdentifier]] {
    objects.map { (relation.contents($0) + relation.others($0)).map { ObjectIdentifier($0) } }
  }

  private static func misuses(_ body: () -> Void) -> [String] {
    let handler = Misuse.handler
    defer { Misuse.handler = handler }
    var found: [String] = []
    Misuse.handler = { found.append($0) }
    body()
    return found
  }
}
