// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TextSources
public import TouchCore
public import TouchTrace

/// What a tap hit and caused.
@preconcurrency @MainActor public struct TapResult {
  /// The touch, which has ended; for several taps that of the last one, for several fingers that of the first
  /// one.
  public let touch: UITouch
  /// The view that was hit; nil if there was none.
  public let hit: UIView?
  /// The views from the window to the hit view, as they were when it was found.
  public let path: [UIView]
  /// The facts and lines from just before the first finger came down to just after the last one lifted.
  public let trace: Trace

  /// The lines written during the tap.
  public var lines: [String] { trace.notes }
  /// The facts reported during the tap.
  public var facts: [TouchFact] { trace.facts }
}

extension Stage {
  /// The distance between the fingers of a tap with several, in points.
  static let fingerSpacing: CGFloat = 40
  /// The maximum number of taps or fingers of one call.
  static let maximumTaps = InputLimit.taps.count

  /// Taps a place with fingers that are up: down, a short wait, up at the same place.
  ///
  /// ```swift
  /// try stage.tap("zoomer", count: 2)  // a double tap
  /// try stage.tap("map", fingers: 2)  // with two fingers side by side
  /// ```
  ///
  /// Throws if the place names a view and something else was hit.
  ///
  /// - Parameters:
  ///   - place: Where to tap; several fingers come down 40 points apart, with the place in their middle.
  ///   - count: The number of taps. They are a tenth of a second apart, so two are a double tap.
  ///   - fingers: How many fingers tap together.
  ///   - seconds: How long each tap lasts.
  ///   - tip: What touches the screen.
  ///   - file: The file of the call, which errors name.
  ///   - line: The line of the call.
  /// - Returns: What the tap hit and caused.
  /// - Throws: ``StageError`` if something is impossible or the touch goes elsewhere; no finger stays down.
  @discardableResult
  public func tap(
    _ place: Place, count: Int = 1, fingers: Int = 1, for seconds: TimeInterval = 0.05,
    with tip: Finger.Tip = .finger, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> TapResult {
    try called(file, line) { () throws(StageError) -> TapResult in
      guard plan == nil else { throw StageError(.notTogether("a tap")) }
      try check(duration: seconds)
      try check(count: count, of: "taps")
      try check(count: fingers, of: "fingers")
      let start = recorder.count
      var latest: (touch: UITouch, path: [UIView])?
      for tap in 1...count {
        if tap > 1 { try wait(Instruction.pauseBetweenTaps) }
        let center = try place.point(on: self)
        let aim = try place.aim(on: self)
        let points = (0..<fingers).map { index in
          CGPoint(x: center.x + (CGFloat(index) - CGFloat(fingers - 1) / 2) * Self.fingerSpacing, y: center.y)
        }
        var path: [UIView] = []
        let result = try gesture("a tap", at: points, aim, tip) { fingers throws(StageError) in
          path = fingers.first.flatMap { tracer.landings[$0.number]?.path } ?? []
          try wait(seconds)
        }
        latest = result.touches.first.map { ($0, path) }
      }
      guard let latest else { throw StageError(.notTraced) }
      return TapResult(
        touch: latest.touch, hit: latest.touch.view ?? latest.path.last, path: latest.path,
        trace: recorder.trace(since: start))
    }
  }

  /// Taps the center of a view, which must be hit.
  @discardableResult
  public func tap(
    _ view: any ViewReference, count: Int = 1, fingers: Int = 1, for seconds: TimeInterval = 0.05,
    with tip: Finger.Tip = .finger, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> TapResult {
    try tap(
      .center(of: view), count: count, fingers: fingers, for: seconds, with: tip, file: file, line: line)
  }

  /// Holds a finger still on a place, and lifts it.
  ///
  /// The default duration of a second is longer than the default `minimumPressDuration` of
  /// `UILongPressGestureRecognizer`.
  @discardableResult
  public func longPress(
    _ place: Place, for seconds: TimeInterval = 1, fingers: Int = 1, with tip: Finger.Tip = .finger,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> TapResult {
    try tap(place, fingers: fingers, for: seconds, with: tip, file: file, line: line)
  }

  /// Holds a finger still on the center of a view, which must be hit, and lifts it.
  @discardableResult
  public func longPress(
    _ view: any ViewReference, for seconds: TimeInterval = 1, fingers: Int = 1,
    with tip: Finger.Tip = .finger, file: StaticString = #fileID, line: UInt = #line
  ) throws(StageError) -> TapResult {
    try longPress(.center(of: view), for: seconds, fingers: fingers, with: tip, file: file, line: line)
  }

  func check(count: Int, of what: String) throws(StageError) {
    guard (1...Self.maximumTaps).contains(count) else { throw StageError(.badCount(count, of: what)) }
  }
}
