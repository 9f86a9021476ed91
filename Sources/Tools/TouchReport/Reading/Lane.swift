// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// One row of the timeline: the history of a finger, a view, a recognizer or a control.
nonisolated struct Lane {
  /// What the lane is about.
  enum Kind: String, CaseIterable {
    case finger, view, recognizer, control

    /// The heading above the lanes of the kind.
    var heading: String {
      switch self {
      case .finger: "Fingers"
      case .view: "Views"
      case .recognizer: "Recognizers"
      case .control: "Controls"
      }
    }
  }

  /// The appearance of a time span.
  enum BarStyle: String, CaseIterable {
    case touch, has, possible, active, tracking, lit
  }

  /// The appearance of a moment.
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
    /// The time of the last of several equal consecutive marks.
    var last: TimeInterval
    var count = 1
    var label: String
  }

  var kind: Kind
  var title: String
  /// The index of the view or control among the views of the recording.
  var view: Int?
  /// The number of the finger, in a finger's lane.
  var finger: Int?
  var bars: [Bar] = []
  var marks: [Mark] = []
  /// The marks that continue until something else happens.
  private var running: [Int] = []
  /// The label of the last mark.
  private var lastLabel = ""
  /// Its state or latest action in words; all of them for simultaneous marks.
  var words = History<String>()

  init(_ kind: Kind, _ title: String, view: Int? = nil, finger: Int? = nil) {
    self.kind = kind
    self.title = title
    self.view = view
    self.finger = finger
  }

  /// Adds a mark; a repeated one extends the previous mark until something else happens.
  mutating func mark(_ style: MarkStyle, _ label: String, at time: TimeInterval) {
    if style == .drag, let index = running.first(where: { marks[$0].label == label }) {
      marks[index].last = time
      marks[index].count += 1
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

  /// The lane as one sentence, for its accessible name.
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
