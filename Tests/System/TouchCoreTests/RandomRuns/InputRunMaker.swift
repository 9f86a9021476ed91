// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomRunning
import TouchGraphics

@testable import TouchCore

/// Adds to a random run of gestures what is not fingers of one kind in frames of their own: pencils and
/// pointers, several frames of one time, buttons, scrolls and hovering.
struct InputRunMaker {
  private static let buttons: [UIPress.PressType] = [.select, .select, .menu, .playPause]

  static func add(to steps: inout [TouchRunStep], from first: Int, _ random: inout SplitMix64) {
    if random.oneIn(2) { mixTypes(in: &steps, &random) }
    if random.oneIn(2) { merge(&steps, &random) }
    if random.oneIn(2) { addPresses(to: &steps, from: first, &random) }
    if random.oneIn(2) { addPointer(to: &steps, from: first, &random) }
  }

  private static func mixTypes(in steps: inout [TouchRunStep], _ random: inout SplitMix64) {
    for place in steps.indices {
      guard case .fingers(var contacts, let after) = steps[place] else { continue }
      for finger in contacts.indices where random.oneIn(2) {
        contacts[finger].type = random.pick([.direct, .indirect, .pencil, .indirectPointer])
      }
      steps[place] = .fingers(contacts, after: after)
    }
  }

  /// Makes frames that follow each other frames of one time, in one batch.
  private static func merge(_ steps: inout [TouchRunStep], _ random: inout SplitMix64) {
    var place = 0
    while place + 1 < steps.count {
      guard case .fingers(let next, _) = steps[place + 1], !random.oneIn(3) else {
        place += 1
        continue
      }
      switch steps[place] {
      case .fingers(let contacts, let after): steps[place] = .batch([contacts, next], after: after)
      case .batch(let frames, let after): steps[place] = .batch(frames + [next], after: after)
      default:
        place += 1
        continue
      }
      steps.remove(at: place + 1)
    }
  }

  private static func addPresses(
    to steps: inout [TouchRunStep], from first: Int, _ random: inout SplitMix64
  ) {
    let place = min(first, steps.count)
    steps.insert(.act(.show(window: random.below(3))), at: place)
    for _ in 0..<random.within(2...8) {
      let place = random.within(place + 1...steps.count)
      if random.oneIn(5) {
        steps.insert(.act(.gesture(.first(view: random.below(12)))), at: place)
        continue
      }
      let presses = (0..<random.pick([1, 1, 2])).map { _ in
        let id = random.below(3)
        return RunPress(
          id: id, phase: random.pick([.began, .began, .changed, .ended, .ended, .cancelled]),
          type: buttons[id])
      }
      steps.insert(.presses(presses, after: random.pick([0, 8, 100, 400])), at: place)
    }
  }

  private static func addPointer(
    to steps: inout [TouchRunStep], from first: Int, _ random: inout SplitMix64
  ) {
    for _ in 0..<random.within(2...8) {
      let way = CGVector(dx: random.below(9) - 4, dy: random.below(9) - 4)
      let action: PointerFrame.Action =
        switch random.below(10) {
        case 0...1: .scroll(by: way, .notch)
        case 2: .scroll(by: way, .began)
        case 3...4: .scroll(by: way, .changed)
        case 5: .scroll(by: way, random.pick([.ended, .cancelled]))
        case 6: .hover(.regionExited)
        case 7:
          .transform(
            scale: random.pick([0.5, 1, 2]), rotation: random.pick([0, 0.25]),
            random.pick([.began, .changed, .changed, .ended, .notch]))
        default: .hover(.regionMoved)
        }
      let x = random.oneIn(20) ? RunContact.notANumber : random.below(110) - 5
      let pointer = RunPointer(x: x, y: random.below(100), action: action)
      steps.insert(
        .pointer(pointer, after: random.pick([0, 8, 50, 150])),
        at: random.within(min(first, steps.count)...steps.count))
    }
  }
}
