// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import TouchCore

/// The whole table, and what is true of every way through it.
@Suite struct DeliveryTableTests {
  typealias State = DeliveryState
  typealias Call = DeliveryTransition.Call

  /// A row as a line: state, step, whether the answer that a recognizer holds it back matters, and what
  /// follows.
  private static var rows: [String] {
    var rows: [String] = []
    for state in State.allCases {
      for step in DeliveryStep.allCases {
        let (free, held) = (row(state, step, isHeld: false), row(state, step, isHeld: true))
        if free == held {
          if let line = line(state, "\(step)", free) { rows.append(line) }
        } else {
          if let line = line(state, "\(step) unless held", free) { rows.append(line) }
          if let line = line(state, "\(step) if held", held) { rows.append(line) }
        }
      }
    }
    return rows
  }

  private static func row(_ state: State, _ step: DeliveryStep, isHeld: Bool) -> DeliveryTransition {
    DeliveryTable.transition(from: state, on: step, isHeld: isHeld)
  }

  private static func line(_ state: State, _ step: String, _ row: DeliveryTransition) -> String? {
    if row == DeliveryTransition(state, .nothing, .nothing) { return nil }
    return "\(state) · \(step) → \(row.next) · \(row.call) · \(row.report)"
  }

  @Test func `the table has these rows and no others`() {
    #expect(
      Self.rows == [
        "awaitingBegan · began unless held → delivering · began · handed",
        "awaitingBegan · began if held → beganHeld · nothing · held",
        "awaitingBegan · changed → finished · nothing · beganWithheld",
        "awaitingBegan · ended → finished · nothing · beganWithheld",
        "awaitingBegan · cancelled → finished · nothing · beganWithheld",
        "awaitingBegan · unrouted → finished · nothing · unrouted",
        "awaitingBegan · refused → finished · nothing · refused",
        "awaitingBegan · taken → finished · nothing · discarded",
        "awaitingBegan · revoked → finished · nothing · nothing",
        "awaitingBegan · forgotten → finished · nothing · nothing",
        "beganHeld · ended → beganAndEndHeld · nothing · nothing",
        "beganHeld · cancelled → finished · nothing · cancelledWhileHeld",
        "beganHeld · lifted → beganAndEndHeld · nothing · nothing",
        "beganHeld · released unless held → delivering · began · handed",
        "beganHeld · refused → finished · nothing · refused",
        "beganHeld · taken → finished · nothing · discarded",
        "beganHeld · revoked → finished · nothing · cancelledWhileHeld",
        "beganHeld · forgotten → finished · nothing · nothing",
        "beganAndEndHeld · cancelled → finished · nothing · cancelledWhileHeld",
        "beganAndEndHeld · released unless held → endDue · began · handed",
        "beganAndEndHeld · refused → finished · nothing · refused",
        "beganAndEndHeld · taken → finished · nothing · discarded",
        "beganAndEndHeld · revoked → finished · nothing · cancelledWhileHeld",
        "beganAndEndHeld · forgotten → finished · nothing · nothing",
        "delivering · changed → delivering · changed · handed",
        "delivering · ended unless held → finished · ended · handed",
        "delivering · ended if held → endHeld · nothing · held",
        "delivering · cancelled → finished · cancelled · handed",
        "delivering · taken → finished · cancelled · taken",
        "delivering · revoked → finished · cancelled · cancelled",
        "delivering · forgotten → finished · nothing · nothing",
        "endDue · cancelled → finished · cancelled · handed",
        "endDue · released unless held → finished · ended · handed",
        "endDue · released if held → endHeld · nothing · nothing",
        "endDue · taken → finished · cancelled · taken",
        "endDue · revoked → finished · cancelled · cancelled",
        "endDue · forgotten → finished · nothing · nothing",
        "endHeld · released unless held → finished · ended · handed",
        "endHeld · taken → finished · cancelled · taken",
        "endHeld · revoked → finished · cancelled · cancelled",
        "endHeld · forgotten → finished · nothing · nothing",
      ])
  }

  /// Every row as the two states it joins.
  private static var moves: [(from: State, step: DeliveryStep, row: DeliveryTransition)] {
    State.allCases.flatMap { state in
      DeliveryStep.allCases.flatMap { step in
        [false, true].map { (state, step, row(state, step, isHeld: $0)) }
      }
    }
  }

  /// The states in which the receiver has got its began, and neither an end nor a cancellation.
  private static let open: Set<State> = [.delivering, .endDue, .endHeld]

  @Test func `a receiver is told of a began on the way into a delivery, and of one end on the way out`() {
    for (from, step, row) in Self.moves where step != .forgotten {
      let (wasOpen, isOpen) = (Self.open.contains(from), Self.open.contains(row.next))
      switch (wasOpen, isOpen) {
      case (false, true): #expect(row.call == .began, "\(from) \(step)")
      case (true, false): #expect(row.call == .ended || row.call == .cancelled, "\(from) \(step)")
      case (true, true): #expect(row.call == .changed || row.call == .nothing, "\(from) \(step)")
      case (false, false): #expect(row.call == .nothing, "\(from) \(step)")
      }
    }
  }

  @Test func `nothing follows the end, and nothing leads back to before the began`() {
    for (from, step, row) in Self.moves {
      if from == .finished { #expect(row == DeliveryTransition(.finished, .nothing, .nothing), "\(step)") }
      if from != .awaitingBegan { #expect(row.next != .awaitingBegan, "\(from) \(step)") }
      if Self.open.contains(from) { #expect(!row.next.isBeforeBegan, "\(from) \(step)") }
    }
  }

  @Test func `every state but the first and the last is reached, and each has a way to the end`() {
    for state in State.allCases where state != .awaitingBegan {
      #expect(Self.moves.contains { $0.from != state && $0.row.next == state }, "\(state)")
    }
    for state in State.allCases where state != .finished {
      #expect(Self.moves.contains { $0.from == state && $0.step != .forgotten && $0.row.next == .finished })
    }
  }

  @Test func `whoever goes without hearing of its end has a reason that is reported, or has heard nothing`() {
    for (from, step, row) in Self.moves where row.next == .finished && from != .finished {
      let isSilent = row.call == .nothing && row.report == .nothing
      #expect(
        !isSilent || step == .forgotten || from == .awaitingBegan && step == .revoked, "\(from) \(step)")
    }
  }
}
