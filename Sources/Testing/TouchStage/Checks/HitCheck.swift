// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
import TouchTrace

/// Whether a touch would reach what a place names, and if not, why.
@preconcurrency @MainActor public struct HitCheck {
  /// The point of the screen.
  public let point: CGPoint
  /// The view that a touch there would hit; nil for none.
  public let hit: UIView?
  /// Whether that is what the place asks for; for a place that is only a point, whether any view is there.
  public var isHittable: Bool { reason == nil }
  /// Why not, as a sentence; nil if it can be hit.
  public let reason: String?
  /// The error that a finger would throw.
  let miss: StageError?
}

extension Stage {
  /// Whether a finger that comes down at a place would hit what the place asks for.
  ///
  /// No touch is made, and nothing is written into the trace or the log. Overrides of `hitTest(_:with:)` and
  /// `point(inside:with:)` are called as for a touch, without an event.
  ///
  /// ```swift
  /// let check = try stage.checkHit(at: .center(of: "buy"))
  /// print(check.reason ?? "it can be hit")
  /// ```
  public func checkHit(
    at place: Place, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> HitCheck {
    try called(file, line) { () throws(StageError) -> HitCheck in
      try checkHit(at: place, aim: try place.aim(on: self))
    }
  }

  /// Whether a finger at the center of a view would hit the view.
  ///
  /// If a view inside it may be hit instead, ask about `Place.inside(_:)`.
  public func checkHit(
    _ view: any ViewReference, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> HitCheck {
    try checkHit(at: .center(of: view), file: file, line: line)
  }

  func checkHit(at place: Place, aim: Aim) throws(StageError) -> HitCheck {
    guard !isRunning else { throw StageError(.insideCallback) }
    let point = try place.point(on: self)
    makeCurrent()
    let (tracer, asked) = (application.tracer, TraceRecorder())
    application.tracer = asked
    isAsking = true
    defer {
      isAsking = false
      application.tracer = tracer
    }
    let hit = application.hitTest(atScreenPoint: point, with: nil)?.1
    let start = "a touch at (\(Double(point.x).exact), \(Double(point.y).exact)) would hit "
    guard let target = aim.view else {
      return HitCheck(point: point, hit: hit, reason: hit == nil ? start + "nothing" : nil, miss: nil)
    }
    guard !aim.accepts(hit) else { return HitCheck(point: point, hit: hit, reason: nil, miss: nil) }
    let because = reason(for: target, hit, asked.trace.latestVerdicts)
    return HitCheck(
      point: point, hit: hit, reason: start + label(of: hit) + because,
      miss: StageError(
        .missed(aim: label(of: target), at: point, hit: hit.map { label(of: $0) }, because: because)))
  }
}
