// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchTrace

/// Builds the lanes of a recording from its facts and states.
nonisolated struct LaneBuilder {
  private(set) var lanes: [Lane] = []

  private let recording: Recording
  private var indices: [Key: Int] = [:]
  /// The open bar of each lane: its style and start.
  private var open: [Int: (style: Lane.BarStyle, start: TimeInterval)] = [:]
  /// The touches of each view, by lane index.
  private var held: [Int: [Int]] = [:]

  private struct Key: Hashable {
    var kind: Lane.Kind
    var name: StableName
  }

  /// The lanes, grouped by kind with fingers first, each kind in the order of first mention.
  static func lanes(of recording: Recording, _ tracks: [FingerTrack]) -> [Lane] {
    var builder = LaneBuilder(recording: recording)
    builder.readFingers(tracks)
    for case .fact(let fact) in recording.trace.entries { builder.read(fact) }
    for index in builder.lanes.indices { builder.close(index, at: recording.end) }
    builder.readControlStates()
    return Lane.Kind.allCases.flatMap { kind in builder.lanes.filter { $0.kind == kind } }
  }

  private init(recording: Recording) {
    self.recording = recording
  }

  // MARK: Finding

  private mutating func lane(_ kind: Lane.Kind, _ name: StableName) -> Int {
    let key = Key(kind: kind, name: name)
    if let known = indices[key] { return known }
    indices[key] = lanes.count
    let view = kind == .recognizer ? nil : recording.views.firstIndex { $0.name == name }
    lanes.append(Lane(kind, name.description, view: view))
    return lanes.count - 1
  }

  /// Ends the bar of a lane and begins another one, if there is a style.
  private mutating func switchBar(_ index: Int, to style: Lane.BarStyle?, at time: TimeInterval) {
    if open[index]?.style == style { return }
    close(index, at: time)
    if let style { open[index] = (style, time) }
  }

  private mutating func close(_ index: Int, at time: TimeInterval) {
    guard let bar = open.removeValue(forKey: index) else { return }
    lanes[index].bars.append(Lane.Bar(style: bar.style, start: bar.start, end: max(time, bar.start)))
  }

  // MARK: Reading

  private mutating func readFingers(_ tracks: [FingerTrack]) {
    for finger in Set(tracks.map(\.finger)).sorted() {
      var lane = Lane(.finger, "Finger \(finger)", finger: finger)
      for track in tracks where track.finger == finger {
        lane.bars.append(Lane.Bar(style: .touch, start: track.start, end: track.end ?? recording.end))
        lane.words.note("touch \(track.touch) down", at: track.start)
        guard let last = track.samples.last, let end = track.end else { continue }
        if last.phase == .cancelled { lane.mark(.cancelled, "cancelled", at: end) }
        lane.words.note(last.phase == .cancelled ? "cancelled" : "up", at: end)
      }
      lanes.append(lane)
    }
  }

  private mutating func read(_ fact: TouchFact) {
    let time = fact.time
    switch fact.kind {
    case .delivery(.handed(let view, .began, let touches)):
      let index = lane(.view, view)
      let before = held[index, default: []]
      hold(before + touches.filter { !before.contains($0) }, index, at: time)
    case .delivery(.handed(let view, .ended, let touches)): lose(touches, view, nil, "ended", at: time)
    case .delivery(.handed(let view, .cancelled, let touches)),
      .delivery(.cancelled(let touches, let view, _)):
      lose(touches, view, .cancelled, "cancelled", at: time)
    case .delivery(.taken(let touches, let view, let recognizer)):
      lose(touches, view, .cancelled, "taken by \(recognizer)", at: time)
    case .delivery(.refused(_, let view, let reason)):
      mark(.view, view, .refused, "refused: \(reason.rawValue)", at: time)
    case .delivery(.held(_, let view, let phase)):
      mark(.view, view, .refused, "\(phase == .began ? "touch" : "its end") is kept back", at: time)
    case .gesture(.bound(let recognizer, _)):
      let index = lane(.recognizer, recognizer)
      if open[index] == nil { switchBar(index, to: .possible, at: time) }
      lanes[index].words.note("possible", at: time)
    case .gesture(.state(let recognizer, _, let state, let reason)):
      read(state, reason, of: recognizer, at: time)
    case .gesture(.refused(let recognizer, _, let reason)):
      mark(.recognizer, recognizer, .refused, "refused: \(reason.rawValue)", at: time)
    case .gesture(.prevented(let recognizer, let other)):
      mark(.recognizer, recognizer, .failed, "prevented by \(other)", at: time)
    case .gesture(.reset(let recognizer)):
      let index = lane(.recognizer, recognizer)
      switchBar(index, to: nil, at: time)
      lanes[index].words.note("at rest", at: time)
    case .control(.sent(let control, let event, _, _)):
      let style: Lane.MarkStyle =
        event == "touchCancel" ? .cancelled : ControlFact.isRepeating(event) ? .drag : .event
      mark(.control, control, style, event, at: time)
    case .control(.unsent(let control, let event, let reason)):
      mark(.control, control, .refused, "no \(event): \(reason.rawValue)", at: time)
    case .control(.refused(let control, _)), .control(.lost(let control, _)):
      mark(.control, control, .refused, "does not follow", at: time)
    case .control(.changed(let control, let value)):
      lanes[lane(.control, control)].words.note("value \(value)", at: time)
    case .control(.began(let control, _)), .control(.highlighted(let control, _)):
      _ = lane(.control, control)
    case .delivery, .gesture, .control, .input, .hitTest, .event, .responder, .timer, .animation, .layout,
      .scroll,
      .port, .interaction, .system:
      break
    }
  }

  private mutating func mark(
    _ kind: Lane.Kind, _ name: StableName, _ style: Lane.MarkStyle, _ word: String, at time: TimeInterval
  ) {
    lanes[lane(kind, name)].mark(style, word, at: time)
  }

  /// A view has these touches from now on.
  private mutating func hold(_ touches: [Int], _ index: Int, at time: TimeInterval) {
    held[index] = touches
    switchBar(index, to: touches.isEmpty ? nil : .has, at: time)
    if !touches.isEmpty { lanes[index].words.note("has \(touches.asTouchList)", at: time) }
  }

  /// A view no longer has these touches; one that it lost before leaves no second mark.
  private mutating func lose(
    _ touches: [Int], _ view: StableName, _ style: Lane.MarkStyle?, _ word: String, at time: TimeInterval
  ) {
    let index = lane(.view, view)
    let before = held[index, default: []]
    let rest = before.filter { !touches.contains($0) }
    guard rest != before else { return }
    if let style { lanes[index].mark(style, word, at: time) } else { lanes[index].words.note(word, at: time) }
    hold(rest, index, at: time)
  }

  private mutating func read(
    _ state: UIGestureRecognizer.State, _ reason: String?, of recognizer: StableName,
    at time: TimeInterval
  ) {
    let index = lane(.recognizer, recognizer)
    let isTold = lanes[index].marks.last.map { $0.time == time && $0.label.hasPrefix("prevented") } ?? false
    let reason = isTold ? "" : reason.map { ": \($0)" } ?? ""
    switch state {
    case .possible: switchBar(index, to: nil, at: time)
    case .began, .changed: switchBar(index, to: .active, at: time)
    default: switchBar(index, to: nil, at: time)
    }
    switch state {
    case .ended: lanes[index].mark(.done, "ended", at: time)
    case .failed: lanes[index].mark(.failed, "failed" + reason, at: time)
    case .cancelled: lanes[index].mark(.cancelled, "cancelled" + reason, at: time)
    case .began: lanes[index].mark(.event, "began", at: time)
    default: lanes[index].words.note("\(state)", at: time)
    }
  }

  /// Adds bars for the times when controls followed a finger or were highlighted.
  private mutating func readControlStates() {
    for index in lanes.indices where lanes[index].kind == .control {
      guard let view = lanes[index].view else { continue }
      for (style, isOn) in [
        (Lane.BarStyle.tracking, \ControlState.isTracking), (.lit, \ControlState.isHighlighted),
      ] {
        var start: TimeInterval?
        for change in recording.views[view].states.changes {
          let now = change.value.control?[keyPath: isOn] ?? false
          if now, start == nil { start = change.time }
          if !now, let began = start {
            lanes[index].bars.append(Lane.Bar(style: style, start: began, end: change.time))
            start = nil
          }
        }
        if let start { lanes[index].bars.append(Lane.Bar(style: style, start: start, end: recording.end)) }
      }
    }
  }
}

extension [Int] {
  /// `touch 1`, `touches 1, 2`.
  nonisolated fileprivate var asTouchList: String {
    (count == 1 ? "touch " : "touches ") + map(String.init).joined(separator: ", ")
  }
}
