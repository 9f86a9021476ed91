// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The actions of fingers in a recording, in few readable steps: moves on a straight line are merged.
package struct FingerSteps {
  /// One action.
  package enum Step {
    case wait(milliseconds: Int)
    case together, end
    case down(Int, CGPoint)
    case move(Int, CGPoint, milliseconds: Int)
    case up(Int)
    case cancel(Int)
    case fingerWait(Int, milliseconds: Int)
  }

  /// The actions, in order.
  package private(set) var steps: [Step] = []
  /// The number of contacts.
  package private(set) var contacts = 0
  /// The number of move samples in the recording, and after merging.
  package private(set) var moves = (all: 0, kept: 0)
  /// The number of finger samples that `touchstone play` generates.
  package var samples: Int {
    steps.reduce(0) { sum, step in
      switch step {
      case .down, .up, .cancel: sum + 1
      case .move(_, _, let time): sum + max((time * 60 + 999) / 1000, 1)
      case .wait, .fingerWait, .together, .end: sum
      }
    }
  }
  /// The longest duration of a step, in milliseconds.
  package var longestStep: Int {
    steps.reduce(0) { longest, step in
      switch step {
      case .wait(let time), .fingerWait(_, let time), .move(_, _, let time): max(longest, time)
      case .down, .up, .cancel, .together, .end: longest
      }
    }
  }
  /// The number of frames that fingers cannot express: wheels and hovering.
  package private(set) var inexpressible = 0

  /// Extracts the fingers of frames.
  ///
  /// - Parameters:
  ///   - frames: The frames.
  ///   - tolerance: How far a finger may deviate from its recorded position, in points.
  package init(of frames: [DigitizerFrame], within tolerance: CGFloat) {
    let strokes = strokes(of: frames)
    contacts = strokes.count
    var now = 0
    for group in Self.groups(of: strokes) {
      let start = group[0].start.time
      if start > now { steps.append(.wait(milliseconds: start - now)) }
      if group.count > 1 { steps.append(.together) }
      waited = [:]
      for (finger, stroke) in Self.numbered(group) {
        add(stroke, finger: finger, from: start, isAlone: group.count == 1, within: tolerance)
      }
      if group.count > 1 { steps.append(.end) }
      now = group.map(\.endTime).max() ?? start
    }
  }

  private mutating func strokes(of frames: [DigitizerFrame]) -> [Stroke] {
    var done: [Stroke] = []
    var open: [(id: UInt32, stroke: Stroke)] = []
    let origin = frames.first?.nanoseconds ?? 0
    var last = 0
    for frame in frames {
      let time = Int(((frame.timestamp - TimeInterval(origin) / 1e9) * 1000).rounded())
      last = time
      if frame.scroll != nil || frame.contacts.contains(where: { $0.phase.state == .inRange }) {
        inexpressible += 1
      }
      for contact in frame.contacts {
        let index = open.firstIndex { $0.id == contact.id }
        let sample = Stroke.Sample(time: time, position: contact.position)
        switch contact.phase {
        case .began:
          open.append((contact.id, Stroke(samples: [sample], endTime: time, end: .lifts)))
        case .moved:
          guard let index else { break }
          moves.all += 1
          open[index].stroke.samples.append(sample)
        case .lifted, .ended, .cancelled, .exited:
          guard let index else { break }
          var stroke = open.remove(at: index).stroke
          stroke.endTime = time
          stroke.end = contact.phase == .cancelled ? .isCancelled : .lifts
          done.append(stroke)
        case .stationary, .entered, .hovering: break
        }
      }
    }
    // A contact still down at the end of a recording is cancelled.
    for (_, stroke) in open {
      var stroke = stroke
      stroke.endTime = last
      stroke.end = .isCancelled
      done.append(stroke)
    }
    return done.enumerated().sorted { ($0.1.start.time, $0.0) < ($1.1.start.time, $1.0) }.map(\.1)
  }

  /// Groups of strokes that overlap in time; no two groups overlap.
  private static func groups(of strokes: [Stroke]) -> [[Stroke]] {
    var groups: [[Stroke]] = []
    var end = Int.min
    for stroke in strokes {
      if stroke.start.time < end || stroke.start.time == groups.last?.first?.start.time {
        groups[groups.count - 1].append(stroke)
      } else {
        groups.append([stroke])
      }
      end = max(end, stroke.endTime)
    }
    return groups
  }

  /// Each stroke with the lowest finger number that is free during it.
  private static func numbered(_ strokes: [Stroke]) -> [(Int, Stroke)] {
    var free: [Int] = []
    return strokes.map { stroke in
      let index = free.firstIndex { $0 <= stroke.start.time } ?? free.count
      if index == free.count { free.append(0) }
      free[index] = stroke.endTime
      return (index + 1, stroke)
    }
  }

  private mutating func add(
    _ stroke: Stroke, finger: Int, from start: Int, isAlone: Bool, within tolerance: CGFloat
  ) {
    let samples = stroke.withRests.merged(within: tolerance)
    var time = start + (waited[finger] ?? 0)
    func pause(until next: Int) -> Step? {
      guard next > time else { return nil }
      return isAlone ? .wait(milliseconds: next - time) : .fingerWait(finger, milliseconds: next - time)
    }
    if let pause = pause(until: stroke.start.time) { steps.append(pause) }
    time = stroke.start.time
    steps.append(.down(finger, stroke.start.position))
    var position = stroke.start.position
    for sample in samples.dropFirst() {
      defer { position = sample.position }
      if sample.position == position, sample.time - time > Stroke.longestStep {
        if let pause = pause(until: sample.time) { steps.append(pause) }
        time = sample.time
        continue
      }
      steps.append(.move(finger, sample.position, milliseconds: sample.time - time))
      moves.kept += 1
      time = sample.time
    }
    if let pause = pause(until: stroke.endTime) { steps.append(pause) }
    steps.append(stroke.end == .lifts ? .up(finger) : .cancel(finger))
    waited[finger] = stroke.endTime - start
  }

  /// The time each finger has reached within its group, in milliseconds.
  private var waited: [Int: Int] = [:]
}
