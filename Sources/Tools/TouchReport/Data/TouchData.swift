// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// Writes the touches of a recording: the path of each finger, its hit-test, and its responder chain.
nonisolated struct TouchData {
  private var walks = WordTable()
  private var chains = WordTable()
  private var stream = ByteWriter()

  /// The members of a JSON object that encode the touches.
  static func json(
    of recording: Recording, _ tracks: [FingerTrack], _ moments: Moments, _ words: inout WordTable
  ) -> String {
    var data = TouchData()
    let found = RecordedHitTest.all(in: recording.trace)
    var known: [Int: RecordedTouch] = [:]
    for touch in recording.touches { known[touch.number] = touch }
    var list: [String] = []
    for track in tracks {
      let touch = known[track.touch]
      let walk = found[track.touch] ?? RecordedHitTest()
      let walkNumber = data.walks.number(of: json(of: walk, &words))
      let chain = ScriptJSON.array((touch?.chain ?? []).map { String(words.number(ofText: $0.title)) })
      data.write(track, moments)
      list.append(
        ScriptJSON.array([
          String(track.touch), String(track.finger), String(track.color), String(touch?.view ?? -1),
          String(walkNumber), String(data.chains.number(of: chain)), String(track.samples.count),
        ]))
    }
    return ScriptJSON.object([
      "list": ScriptJSON.array(list), "walks": ScriptJSON.array(data.walks.words),
      "chains": ScriptJSON.array(data.chains.words), "stream": ScriptJSON.string(data.stream.base64),
    ])
  }

  private static func json(of walk: RecordedHitTest, _ words: inout WordTable) -> String {
    let steps = walk.steps.map { step in
      "[\(words.number(ofText: step.view.title)),\(min(max(step.depth, 0), 40)),"
        + "\(words.number(ofText: step.answer)),\(step.isInside ? 1 : 0)]"
    }
    return "[\(walk.result.map { words.number(ofText: $0.title) } ?? -1),\(ScriptJSON.array(steps))]"
  }

  /// Writes the samples as differences: moments, phase, and hundredths of a point.
  private mutating func write(_ track: FingerTrack, _ moments: Moments) {
    var moment = 0
    var (x, y) = (0, 0)
    for sample in track.samples {
      let momentIndex = moments.index(at: sample.time) ?? 0
      let phase =
        switch sample.phase {
        case .began: 1
        case .ended: 2
        case .cancelled: 3
        default: 0
        }
      stream.put((momentIndex - moment) * 4 + phase)
      let (newX, newY) = (Self.hundredths(sample.point.x), Self.hundredths(sample.point.y))
      stream.put(signed: newX - x)
      stream.put(signed: newY - y)
      (moment, x, y) = (momentIndex, newX, newY)
    }
  }

  private static func hundredths(_ value: CGFloat) -> Int {
    guard value.isFinite else { return 0 }
    return Int((Double(min(max(value, -1e7), 1e7)) * 100).rounded())
  }
}
