// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchCore
import TouchReport

/// The recognizers of the present gesture, and what passed between them, from facts.
nonisolated struct LaneRecord {
  /// A recognizer.
  private struct Lane {
    var recognizer: StableName
    var states: [JSONText] = []
    var actions: [JSONText] = []
  }

  /// What passed between two recognizers.
  private struct Arrow {
    var kind: String
    var from: Int?
    var to: Int
    var time: TimeInterval
    var why: String
  }

  /// What a control or a recognizer sent, and the lines that its handlers wrote.
  private struct Sending {
    var time: TimeInterval
    var sender: StableName
    var event: String
    /// How many handlers a control has for the event; nil for a recognizer.
    var handlers: Int?
    var lines: [String] = []

    var json: JSONText {
      var members: [JSONText.Member] = [
        .init("time", .number(time)), .init("from", .name(sender)), .init("event", .string(event)),
        .init("lines", .array(lines.map(JSONText.string))),
      ]
      if let handlers { members.append(.init("handlers", .integer(handlers))) }
      return .object(members)
    }
  }

  /// How many lanes, arrows, states and sendings are kept of one gesture.
  private static let (maximumLanes, maximumMarks) = (64, 400)
  /// The pause after which a finger begins another gesture, in seconds: more than between the taps of a
  /// double tap.
  private static let pause: TimeInterval = 1

  private var lanes: [Lane] = []
  private var arrows: [Arrow] = []
  private var sendings: [Sending] = []
  private var links = RecognizerLinkReader()
  private var (start, end) = (TimeInterval(0), -TimeInterval.infinity)
  private var fingers: Set<Int> = []
  /// Changes with each change.
  private(set) var version = 0

  /// Follows a fact.
  mutating func add(_ fact: TouchFact) {
    switch fact.kind {
    case .input(.began(let touch, _, _, _)):
      if fingers.isEmpty, fact.time > end + Self.pause { begin(at: fact.time) }
      fingers.insert(touch)
    case .input(.changed(let touch, let phase, _)):
      if phase == .ended || phase == .cancelled { fingers.remove(touch) }
      return
    case .gesture(.bound(let recognizer, _)), .gesture(.boundPress(let recognizer, _)):
      _ = lane(recognizer, at: fact.time)
    case .gesture(.state(let recognizer, _, let new, let reason)):
      mark("\(new)", of: recognizer, at: fact.time, why: reason)
    case .gesture(.reset(let recognizer)): mark("possible", of: recognizer, at: fact.time)
    case .gesture(.action(let recognizer, _, _)):
      markAction(of: recognizer, at: fact.time)
      send(Sending(time: fact.time, sender: recognizer, event: "action"))
    case .gesture(.dropped(let recognizer, let cause)):
      mark("possible", of: recognizer, at: fact.time, why: cause.rawValue)
    case .gesture: break
    case .control(.sent(let control, let event, let handlers, _)):
      send(Sending(time: fact.time, sender: control, event: event, handlers: handlers))
    case .input, .hitTest, .event, .delivery, .responder, .timer, .animation, .layout, .control, .scroll,
      .port,
      .interaction, .system:
      return
    }
    for link in links.read(fact.kind) { arrow(link, at: fact.time) }
    end = max(fact.time, end)
    version += 1
  }

  /// Follows a line that was written: it is from a handler of what was sent last, if that was at the same
  /// time.
  mutating func add(line: String, at time: TimeInterval) {
    guard let last = sendings.indices.last, sendings[last].time == time, sendings[last].handlers != 0,
      sendings[last].lines.count < Self.maximumLines
    else { return }
    sendings[last].lines.append(String(line.prefix(200)))
    version += 1
  }

  /// How many lines of the handlers of one event are kept.
  private static let maximumLines = 8

  private mutating func send(_ sending: Sending) {
    if sendings.count < Self.maximumMarks { sendings.append(sending) }
  }

  private mutating func begin(at time: TimeInterval) {
    (lanes, arrows, sendings, start, end) = ([], [], [], time, time)
    links = RecognizerLinkReader()
  }

  /// The words of the protocol for the kinds of links.
  private static func word(_ kind: RecognizerLink.Kind) -> String {
    switch kind {
    case .waits: "waits"
    case .prevents: "prevented"
    case .breaks: "broken"
    case .asked: "asked"
    case .refused: "refused"
    }
  }

  /// The place of a recognizer; nil if there are too many.
  private mutating func lane(_ recognizer: StableName, at time: TimeInterval) -> Int? {
    if let known = lanes.firstIndex(where: { $0.recognizer == recognizer }) { return known }
    guard lanes.count < Self.maximumLanes else { return nil }
    let first: JSONText = ["time": .number(time), "state": "possible"]
    lanes.append(Lane(recognizer: recognizer, states: [first]))
    return lanes.count - 1
  }

  private mutating func mark(
    _ state: String, of recognizer: StableName, at time: TimeInterval, why: String? = nil
  ) {
    guard let index = lane(recognizer, at: time) else { return }
    // A finger that moves long changes a state often; the page shows when it began and ended.
    if state == "changed", case .object(let last)? = lanes[index].states.last,
      last.contains(where: { $0.value == "changed" })
    {
      return
    }
    guard lanes[index].states.count < Self.maximumMarks else { return }
    var mark: JSONText = ["time": .number(time), "state": .string(state)]
    if let why { mark = mark.adding("why", .string(why)) }
    lanes[index].states.append(mark)
  }

  private mutating func markAction(of recognizer: StableName, at time: TimeInterval) {
    guard let index = lane(recognizer, at: time), lanes[index].actions.count < Self.maximumMarks else {
      return
    }
    lanes[index].actions.append(.number(time))
  }

  private mutating func arrow(_ link: RecognizerLink, at time: TimeInterval) {
    guard arrows.count < Self.maximumMarks, let end = lane(link.to, at: time) else { return }
    let (kind, start) = (Self.word(link.kind), link.from.flatMap { lane($0, at: time) })
    guard link.from == nil || start != nil else { return }
    let last = arrows.last { $0.kind == kind && $0.from == start && $0.to == end }
    guard last?.why != link.sentence else { return }
    arrows.append(Arrow(kind: kind, from: start, to: end, time: time, why: link.sentence))
  }

  // MARK: -

  /// The message for pages.
  ///
  /// - Parameter view: The name of the view of a recognizer.
  /// - Returns: The message.
  func message(_ view: (StableName) -> StableName?) -> String {
    let lanes = lanes.map { lane -> JSONText in
      [
        "recognizer": .name(lane.recognizer), "view": .name(view(lane.recognizer)),
        "states": .array(lane.states), "actions": .array(lane.actions),
      ]
    }
    let arrows = arrows.map { arrow -> JSONText in
      [
        "kind": .string(arrow.kind), "from": arrow.from.map { .integer($0) } ?? .null,
        "to": .integer(arrow.to),
        "time": .number(arrow.time), "why": .string(arrow.why),
      ]
    }
    let message: JSONText = [
      "type": "lanes", "from": .number(start), "to": .number(max(end, start)), "lanes": .array(lanes),
      "arrows": .array(arrows), "sent": .array(sendings.map(\.json)),
    ]
    return message.line
  }
}
