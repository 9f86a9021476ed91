// SPDX-License-Identifier: Apache-2.0

/// One line of the timeline: a finger, a view, a recognizer or a control, and what became of it over time.
nonisolated struct Lane {
  /// Whom the lane is about.
  enum Kind: String, CaseIterable {
    case finger, view, recognizer, control

    /// The heading over the lanes of the kind.
    var heading: String {
      switch self {
      case .finger: "Fingers"
      case .view: "Views"
      case .recognizer: "Recognizers"
      case .control: "Controls"
      }
    }
  }

  /// What a stretch of time looks like.
  enum BarStyle: String, CaseIterable {
    case touch, has, possible, active, tracking, lit
  }

  /// What a moment looks like.
  enum MarkStyle: String, CaseIterable {
    case event, drag, done, failed, cancelled, refused
  }

  struct Bar {
    var style: BarStyle
    var start: TimeInterval
    var end: TimeInterval
  }

  struct Mark {
    var style: MarkStyle
    var time: TimeInterval
    /// When the last of several of the same that follow each other was.
    var last: TimeInterval
    var count = 1
    var label: String
  }

  var kind: Kind
  var title: String
  /// The place of the view or control among the views of the recording.
  var view: Int?
  /// The number of the finger, of a finger's lane.
  var finger: Int?
  var bars: [Bar] = []
  var marks: [Mark] = []
  /// The marks that go on until something else happens.
  private var running: [Int] = []
  /// The label of the last mark.
  private var lastLabel = ""
  /// What it is, or did last, in words; of several marks at one time all of them.
  var words = Course<String>()

  init(_ kind: Kind, _ title: String, view: Int? = nil, finger: Int? = nil) {
    self.kind = kind
    self.title = title
    self.view = view
    self.finger = finger
  }

  /// Adds a mark; what goes on and on is one mark until something else happens.
  mutating func mark(_ style: MarkStyle, _ label: String, at time: TimeInterval) {
    if style == .drag, let place = running.first(where: { marks[$0].label == label }) {
      marks[place].last = time
      marks[place].count += 1
    } else {
      if style == .drag { running.append(marks.count) } else { running = [] }
      marks.append(Mark(style: style, time: time, last: time, label: label))
    }
    if let word = words.changes.last, word.time == time, word.value.hasSuffix(lastLabel), style == .event {
      words.note("\(word.value), \(label)", at: time)
    } else {
      words.note(label, at: time)
    }
    lastLabel = label
  }

  /// The lane in one sentence, for those who do not see it.
  var sentence: String {
    var parts: [String] = []
    for mark in marks.prefix(24) {
      parts.append(
        "\(mark.label) at \(mark.time.milliseconds) s" + (mark.count > 1 ? ", \(mark.count) times" : ""))
    }
    if marks.count > 24 { parts.append("and \(marks.count - 24) more") }
    if parts.isEmpty {
      parts = bars.prefix(12).map {
        "\($0.style.rawValue) from \($0.start.milliseconds) to \($0.end.milliseconds) s"
      }
    }
    return title + ": " + (parts.isEmpty ? "nothing" : parts.joined(separator: "; "))
  }
}
