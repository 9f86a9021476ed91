// SPDX-License-Identifier: Apache-2.0
@testable import TouchCore

/// Who won which touch, over its whole life.
///
/// Of two winners of one touch the first tolerates the second, or it has let go of the touch: it was
/// cancelled, ignored the touch, or was ended from outside. Or the second was under way when the finger came
/// down: then it has the touch like any other gesture under way, since keeping out is about who is
/// recognized. And a gesture under way that a finger has joined keeps others from it until its own end only.
struct TouchClaims {
  private struct Claim {
    var touch: Int
    var winner: Int
    /// Those the winner did not keep out when it won.
    var tolerated: [Int]
    /// Whether the gesture was under way when the finger came down.
    var joined: Bool
  }

  private var claims: [Claim] = []

  /// The winners of a touch for which `isFoe` is true.
  func winners(of touch: Int, where isFoe: (Int) -> Bool) -> [Int] {
    claims.filter { $0.touch == touch && isFoe($0.winner) }.map(\.winner)
  }

  /// Books a winner; gives what is wrong with one beside `foes`, which won before.
  mutating func add(
    touch: Int, winner: Int, tolerating: [Int], beside foes: [Int], joins: Bool = false
  ) -> String? {
    // What a pointer makes has no number.
    guard touch != 0, !claims.contains(where: { $0.touch == touch && $0.winner == winner }) else {
      return nil
    }
    let wrong = claims.first {
      $0.touch == touch && foes.contains($0.winner) && !$0.tolerated.contains(winner)
    }
    claims.append(Claim(touch: touch, winner: winner, tolerated: tolerating, joined: joins))
    return wrong.map { "r\(winner) wins touch \(touch) that r\($0.winner) has won" }
  }

  /// Forgets the touches that joined a gesture which is over.
  mutating func end(_ winner: Int) {
    claims.removeAll { $0.winner == winner && $0.joined }
  }

  /// Forgets that a recognizer won a touch, or any.
  mutating func giveUp(_ winner: Int, touch: Int? = nil) {
    claims.removeAll { $0.winner == winner && (touch == nil || $0.touch == touch) }
  }
}

/// What became of touches that were held: each is released, cancelled or discarded, once.
struct TouchHolds {
  private var held: [Int: UITouch.Phase] = [:]

  /// Books a fact; gives what is wrong with it.
  mutating func book(_ fact: DeliveryFact) -> String? {
    switch fact {
    case .held(let touch, _, let phase):
      if held[touch] != nil { return "touch \(touch) is held twice" }
      held[touch] = phase
    case .handed(_, let phase, let touches):
      for touch in touches {
        guard let kept = held[touch] else { continue }
        if phase != kept { return "touch \(touch) is \(phase) while its \(kept) is held" }
        held[touch] = nil
      }
    case .cancelled(let touches, _, _), .taken(let touches, _, _):
      for touch in touches {
        if held[touch] == .began { return "touch \(touch) is cancelled while its began is held" }
        held[touch] = nil
      }
    case .discarded(let touch, _), .refused(let touch, _, _):
      if held[touch] == .ended { return "touch \(touch) is discarded while its end is held" }
      held[touch] = nil
    case .nobody: break
    }
    return nil
  }

  /// What is to hold once no finger is down.
  func close() -> String? {
    guard let touch = held.keys.min() else { return nil }
    return "touch \(touch) is held for ever"
  }
}
