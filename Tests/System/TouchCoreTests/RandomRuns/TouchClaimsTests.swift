// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

/// The books of the random runs find what they are kept for.
@MainActor @Suite struct TouchClaimsTests {
  @Test func `a second winner of a touch is wrong unless the first tolerates it or has let go`() {
    var claims = TouchClaims()
    #expect(claims.add(touch: 1, winner: 4, tolerating: [5], beside: []) == nil)
    #expect(claims.winners(of: 1) { _ in true } == [4])
    #expect(claims.add(touch: 1, winner: 5, tolerating: [], beside: [4]) == nil)
    #expect(claims.add(touch: 1, winner: 6, tolerating: [], beside: [4]) != nil)
    claims.giveUp(4)
    #expect(claims.add(touch: 1, winner: 7, tolerating: [], beside: [4]) == nil)
    #expect(claims.add(touch: 0, winner: 8, tolerating: [], beside: [7]) == nil)
    claims.giveUp(7, touch: 2)
    #expect(claims.winners(of: 1) { $0 == 7 } == [7])
    #expect(claims.add(touch: 2, winner: 1, tolerating: [], beside: []) == nil)
    #expect(claims.add(touch: 2, winner: 2, tolerating: [], beside: [], joins: true) == nil)
    claims.end(1)
    claims.end(2)
    #expect(claims.winners(of: 2) { _ in true } == [1], "a finger that only joined is free after the end")
  }

  @Test func `a held touch is released, cancelled or discarded, once`() {
    let view = StableName(className: "UIView", number: 1)
    func faults(_ facts: DeliveryFact...) -> [String] {
      var holds = TouchHolds()
      return facts.compactMap { holds.book($0) } + [holds.close()].compactMap { $0 }
    }
    let began = DeliveryFact.held(touch: 1, view: view, .began)
    let ended = DeliveryFact.held(touch: 1, view: view, .ended)
    #expect(faults(began, .handed(to: view, .began, touches: [1])) == [])
    #expect(faults(began, .discarded(touch: 1, by: view)) == [])
    #expect(faults(ended, .taken(touches: [1], view: view, by: view)) == [])
    #expect(faults(began).count == 1)
    #expect(faults(began, began, .discarded(touch: 1, by: view)).count == 1)
    // Wrong at once, and held for ever after it.
    #expect(faults(began, .handed(to: view, .moved, touches: [1])).count == 2)
    #expect(faults(began, .taken(touches: [1], view: view, by: view)).count == 2)
    #expect(faults(ended, .discarded(touch: 1, by: view)).count == 2)
  }
}
