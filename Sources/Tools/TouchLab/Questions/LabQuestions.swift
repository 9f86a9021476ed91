// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchCore
import TouchDoctor
import TouchLive
import TouchScene
import TouchSnapshot
import TouchStage

/// What pages ask about the moment that is shown: which view is at a point, and what a touch there does.
struct LabQuestions {
  private let timeline: LabTimeline
  private var shown: LabRun { timeline.shown }

  init(_ timeline: LabTimeline) {
    self.timeline = timeline
  }

  /// Answers a message “ask” with what is known of the view at a point, or of the view that has a layer.
  func view(_ message: LabMessage) throws(Refusal) -> JSONText {
    let fields = message.fields
    let (index, place) = (try Self.index(of: fields), try Self.layer(of: fields))
    let point = index == nil && place == nil ? try Self.point(of: fields) : .zero
    timeline.advance(to: message.now)
    var found: (view: UIView, layer: LayerPlace?)?
    if let index {
      found = outline.view(at: index).map { ($0, outline.layer(of: $0)) }
    } else if let place {
      found = shown.view(of: place).map { ($0, place) }
    } else {
      found = shown.seenView(at: point).map { ($0.view, $0.layer) }
    }
    guard let (view, layer) = found else {
      return message.answer("view", [.init("view", nil)])
    }
    return message.answer("view", facts(of: view, layer))
  }

  /// Answers a message “outline” with all views, whether or not they can be seen or touched.
  func outline(_ message: LabMessage) -> JSONText {
    timeline.advance(to: message.now)
    let staged = shown.staged
    return message.answer("outline", outline.members { staged.position(of: $0) != nil })
  }

  private var outline: ViewOutline {
    shown.updatePicture()
    return ViewOutline(of: shown.application.windows, shown.pictures.windows)
  }

  private func facts(of view: UIView, _ layer: LayerPlace?) -> [JSONText.Member] {
    let stage = shown.staged.stage
    let recognizers = (view.gestureRecognizers ?? []).map { recognizer -> JSONText in
      [
        "class": .string("\(type(of: recognizer))"), "id": .string(ifAny: recognizer.name),
        "state": .string("\(recognizer.state)"), "enabled": .bool(recognizer.isEnabled),
      ]
    }
    var members: [JSONText.Member] = [
      .init("view", .name(StableName(quietly: view))), .init("layer", layer?.json ?? .null),
      .init("corners", .array(view.cornersOnScreen.map(JSONText.point))),
      .init("area", view.hitAreaOnScreen(in: stage).map { .array($0.map(JSONText.point)) } ?? .null),
      .init("facts", .array(ViewFacts.of(view).map { [.string($0.name), .string($0.value)] })),
      .init("recognizers", .array(recognizers)),
      .init("chain", .array(view.responderNames.map(JSONText.name))),
    ]
    members += ViewLayout.members(of: view, in: shown.staged)
    if let position = shown.staged.position(of: view) {
      members.append(.init("line", .integer(position.line)))
      members.append(.init("column", .integer(position.column)))
    }
    return members
  }

  /// Answers a message “why” with the doctor's explanation.
  func explanation(_ message: LabMessage) throws(Refusal) -> JSONText {
    let fields = message.fields
    let (point, layer) = (try Self.point(of: fields), try Self.layer(of: fields))
    let index = try Self.index(of: fields)
    timeline.advance(to: message.now)
    let expected = index.map { outline.view(at: $0) } ?? layer.flatMap { shown.view(of: $0) }
    if index != nil || layer != nil, expected == nil {
      throw Refusal(
        index == nil ? "there is no such layer" : "there is no view with this index",
        advice: "Point at the view again: the picture has changed.")
    }
    let stage = shown.staged.stage
    let windows = stage.application.windows
    var details = LiveDetails()
    details.point = point
    details.position = { [staged = shown.staged] in staged.position(of: $0) }
    details.receives = shown.staged.receives
    let tree = stage.asking { ViewTree(views: windows, details) }
    do throws(ExplainingFailure) {
      let place = expected.flatMap { ViewOutline.index(of: $0, in: windows) }.map { ViewPlace(view: $0) }
      let explanation = try Explainer(tree, format: .scene).explain(at: ViewPoint(point), expecting: place)
      return message.answer(
        "why",
        [
          .init("works", .bool(explanation.works)), .init("headline", .string(explanation.headline)),
          .init("text", .string(explanation.text(width: 80, all: false))),
          .init("explanation", .verbatim(explanation.json())),
        ])
    } catch {
      throw Refusal(error.message, advice: "Point at another place.")
    }
  }

  /// How far from the screen a point may be, in points.
  private static let reach = -1e6...1e6

  private static func point(of fields: MessageFields) throws(Refusal) -> CGPoint {
    let (x, y) = try fields.required(
      try fields.pair("at", in: reach), "at", "a point as a list of two numbers")
    return CGPoint(x: x, y: y)
  }

  private static func index(of fields: MessageFields) throws(Refusal) -> Int? {
    try fields.whole("index", in: 0...1_000_000)
  }

  private static func layer(of fields: MessageFields) throws(Refusal) -> LayerPlace? {
    guard let (window, layer) = try fields.pair("layer", in: 0...1e9) else { return nil }
    guard let window = Int(exactly: window), let layer = Int(exactly: layer) else {
      throw fields.refusal("layer", "a list of two whole numbers")
    }
    return LayerPlace(window: window, layer: layer)
  }
}
