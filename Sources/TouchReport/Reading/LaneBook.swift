// SPDX-License-Identifier: Apache-2.0

/// Builds the lanes of a recording from its facts and states.
nonisolated struct LaneBook {
  private(set) var lanes: [Lane] = []

  private let recording: Recording
  private var places: [Key: Int] = [:]
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
    var book = LaneBook(recording: recording)
    book.readFingers(tracks)
    for case .fact(let fact) in recording.trace.entries { book.read(fact) }
    for place in book.lanes.indices { book.close(place, at: recording.end) }
    book.readPictures()
    return Lane.Kind.allCases.flatMap { kind in book.lanes.filter { $0.kind == kind } }
  }

  private init(recording: Recording) {
    self.recording = recording
  }

  // MARK: Finding

  private mutating func lane(_ kind: Lane.Kind, _ name: StableName) -> Int {
    let key = Key(kind: kind, name: name)
    if let known = places[key] { return known }
    places[key] = lanes.count
    let view = kind == .recognizer ? nil : recording.views.firstIndex { $0.name == name }
    lanes.append(Lane(kind, name.description, view: view))
    return lanes.count - 1
  }

  /// Ends the bar of a lane and begins another one, if there is a style.
  private mutating func turn(_ place: Int, to style: Lane.BarStyle?, at time: TimeInterval) {
    if open[place]?.style == style { return }
    close(place, at: time)
    if let style { open[place] = (style, time) }
  }

  private mutating func close(_ place: Int, at time: TimeInterval) {
    guard let bar = open.removeValue(forKey: place) else { return }
    lanes[place].bars.append(Lane.Bar(style: bar.style, start: bar.start, end: max(time, bar.start)))
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
    switch fact.kind {
    case .delivery(let delivery): read(delivery, at: fact.time)
    case .gesture(let gesture): read(gesture, at: fact.time)
    case .control(let control): read(control, at: fact.time)
    default: break
    }
  }

  private mutating func read(_ fact: DeliveryFact, at time: TimeInterval) {
    switch fact {
    case .handed(let view, .began, let touches):
      let place = lane(.view, view)
      let before = held[place, default: []]
      hold(before + touches.filter { !before.contains($0) }, place, at: time)
    case .handed(let view, .ended, let touches): lose(touches, view, nil, "ended", at: time)
    case .handed(let view, .cancelled, let touches): lose(touches, view, .cancelled, "cancelled", at: time)
    case .cancelled(let touches, let view, _): lose(touches, view, .cancelled, "cancelled", at: time)
    case .taken(let touches, let view, let recognizer):
      lose(touches, view, .cancelled, "taken by \(recognizer)", at: time)
    case .refused(_, let view, let reason):
      lanes[lane(.view, view)].mark(.refused, "refused: \(reason.rawValue)", at: time)
    case .held(_, let view, let phase):
      lanes[lane(.view, view)].mark(
        .refused, "\(phase == .began ? "touch" : "its end") is kept back", at: time)
    default: break
    }
  }

  /// A view has these touches from now on.
  private mutating func hold(_ touches: [Int], _ place: Int, at time: TimeInterval) {
    held[place] = touches
    turn(place, to: touches.isEmpty ? nil : .has, at: time)
    if !touches.isEmpty { lanes[place].words.note("has \(touches.asTouchList)", at: time) }
  }

  /// A view no longer has these touches; one that it lost before leaves no second mark.
  private mutating func lose(
    _ touches: [Int], _ view: StableName, _ style: Lane.MarkStyle?, _ word: String, at time: TimeInterval
  ) {
    let place = lane(.view, view)
    let before = held[place, default: []]
    let rest = before.filter { !touches.contains($0) }
    guard rest != before else { return }
    if let style { lanes[place].mark(style, word, at: time) } else { lanes[place].words.note(word, at: time) }
    hold(rest, place, at: time)
  }

  private mutating func read(_ fact: GestureFact, at time: TimeInterval) {
    switch fact {
    case .bound(let recognizer, _):
      let place = lane(.recognizer, recognizer)
      if open[place] == nil { turn(place, to: .possible, at: time) }
      lanes[place].words.note("possible", at: time)
    case .state(let recognizer, _, let state):
      let place = lane(.recognizer, recognizer)
      switch state {
      case .possible: turn(place, to: nil, at: time)
      case .began, .changed: turn(place, to: .active, at: time)
      default: turn(place, to: nil, at: time)
      }
      switch state {
      case .ended: lanes[place].mark(.done, "ended", at: time)
      case .failed: lanes[place].mark(.failed, "failed", at: time)
      case .cancelled: lanes[place].mark(.cancelled, "cancelled", at: time)
      case .began: lanes[place].mark(.event, "began", at: time)
      default: lanes[place].words.note("\(state)", at: time)
      }
    case .refused(let recognizer, _, let reason):
      lanes[lane(.recognizer, recognizer)].mark(.refused, "refused: \(reason.rawValue)", at: time)
    case .prevented(let recognizer, let other):
      lanes[lane(.recognizer, recognizer)].mark(.failed, "prevented by \(other)", at: time)
    case .reset(let recognizer):
      let place = lane(.recognizer, recognizer)
      turn(place, to: nil, at: time)
      lanes[place].words.note("at rest", at: time)
    default: break
    }
  }

  private mutating func read(_ fact: ControlFact, at time: TimeInterval) {
    switch fact {
    case .sent(let control, let event, _, _):
      let style: Lane.MarkStyle =
        event == "touchCancel" ? .cancelled : ControlFact.goesOn(event) ? .drag : .event
      lanes[lane(.control, control)].mark(style, event, at: time)
    case .unsent(let control, let event, let reason):
      lanes[lane(.control, control)].mark(.refused, "no \(event): \(reason.rawValue)", at: time)
    case .refused(let control, _), .lost(let control, _):
      lanes[lane(.control, control)].mark(.refused, "does not follow", at: time)
    case .changed(let control, let value):
      lanes[lane(.control, control)].words.note("value \(value)", at: time)
    case .began(let control, _), .highlighted(let control, _): _ = lane(.control, control)
    default: break
    }
  }

  /// Adds bars for the times when controls followed a finger or were highlighted.
  private mutating func readPictures() {
    for place in lanes.indices where lanes[place].kind == .control {
      guard let view = lanes[place].view else { continue }
      for (style, isOn) in [
        (Lane.BarStyle.tracking, \ControlState.isTracking), (.lit, \ControlState.isHighlighted),
      ] {
        var start: TimeInterval?
        for change in recording.views[view].states.changes {
          let now = change.value.control?[keyPath: isOn] ?? false
          if now, start == nil { start = change.time }
          if !now, let began = start {
            lanes[place].bars.append(Lane.Bar(style: style, start: began, end: change.time))
            start = nil
          }
        }
        if let start { lanes[place].bars.append(Lane.Bar(style: style, start: start, end: recording.end)) }
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
