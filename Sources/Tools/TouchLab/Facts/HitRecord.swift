// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchCore
import TouchScene
import TouchTrace

/// How the views under the latest touches were found, from facts.
struct HitRecord {
  /// A view that was asked.
  private struct Step {
    var view: StableName
    var at: CGPoint
    var depth: Int
    var verdict: HitVerdict
    /// What the view's own hit-test returned; nil if its class has none of its own.
    var answer: StableName??
  }

  /// The hit-test of a touch.
  private struct Hit {
    var touch: Int
    var time: TimeInterval
    var at: CGPoint
    var steps: [Step] = []
    var result: StableName?
    /// The JSON of the whole, made when the search has ended.
    var json: JSONText?
  }

  /// How many touches are remembered.
  static let limit = 12
  /// How many views of one search are told.
  private static let maximumSteps = 400

  private var hits: [Hit] = []
  private var waiting: [Int] = []
  private var steps: [Step] = []
  /// Changes with each search.
  private(set) var version = 0

  /// Follows a fact; the run answers what the facts do not say.
  mutating func add(_ fact: TouchFact, in run: LabRun) {
    switch fact.kind {
    case .input(.began(let touch, _, let point, _)):
      waiting.append(touch)
      hits.append(Hit(touch: touch, time: fact.time, at: point))
      if hits.count > Self.limit { hits.removeFirst() }
    case .hitTest(.visited(let view, let point, let depth, let verdict)):
      guard steps.count < Self.maximumSteps else { return }
      steps.append(Step(view: view, at: point, depth: depth, verdict: verdict))
    case .hitTest(.answered(let view, let depth, let answer)):
      if let index = steps.lastIndex(where: { $0.view == view && $0.depth == depth }) {
        steps[index].answer = .some(answer)
      }
    case .hitTest(.result(_, _, let result)):
      defer { steps = [] }
      guard let touch = waiting.first, let index = hits.lastIndex(where: { $0.touch == touch }) else {
        return
      }
      hits[index].steps += steps
      hits[index].result = result
      if result != nil { waiting.removeFirst() }
      if !run.isHurrying { hits[index].json = json(of: hits[index], in: run) }
      version += 1
    case .delivery(.nobody(let touch)): waiting.removeAll { $0 == touch }
    case .input(.changed): waiting.removeAll()
    case .input, .event, .delivery, .responder, .timer, .animation, .layout, .gesture, .control, .scroll,
      .port,
      .interaction, .system:
      break
    }
  }

  /// The message for pages.
  var message: String {
    JSONText.object([
      .init("type", "hits"), .init("hits", .array(hits.compactMap(\.json))),
    ]).line
  }

  // MARK: -

  private func json(of hit: Hit, in run: LabRun) -> JSONText {
    let places = run.viewPlaces()
    let path = hit.result.flatMap { places[ViewPlaces.Key($0)] }.map { $0.view.withThoseAround } ?? []
    let asked = hit.steps.compactMap { step -> JSONText? in
      let place = places[ViewPlaces.Key(step.view)]
      // What stands in for content that a file lacks is no part of the app.
      if place?.view.standsFor != nil { return nil }
      var members: [JSONText.Member] = [
        .init("view", .name(step.view)), .init("depth", .integer(step.depth)), .init("at", .point(step.at)),
        .init("verdict", .string(step.verdict == .asked ? "asked" : step.verdict.rawValue)),
      ]
      if let answer = step.answer { members.append(.init("answer", .name(answer))) }
      if let place {
        if run.staged.position(of: place.view) == nil, ViewOutline.isContainer(place.view) {
          members.append(.init("system", true))
        }
        members.append(.init("corners", .array(place.view.cornersOnScreen.map(JSONText.point))))
        if let layer = place.layer { members.append(.init("layer", layer.json)) }
        if path.contains(where: { $0 === place.view }) { members.append(.init("onPath", true)) }
        if let area = place.view.hitAreaOnScreen(in: run.staged.stage) {
          members.append(.init("area", .array(area.map(JSONText.point))))
        }
      }
      return .object(members)
    }
    let chain = path.first.map { $0.responderNames } ?? []
    return [
      "touch": .integer(hit.touch), "time": .number(hit.time), "at": .point(hit.at), "asked": .array(asked),
      "result": .name(hit.result), "chain": .array(chain.map(JSONText.name)),
    ]
  }
}
