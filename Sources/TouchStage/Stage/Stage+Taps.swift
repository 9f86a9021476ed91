// SPDX-License-Identifier: Apache-2.0

/// What a tap hit and caused.
@preconcurrency @MainActor public struct TapResult {
  /// The touch, which has ended.
  public let touch: UITouch
  /// The view that was hit; nil if there was none.
  public let hit: UIView?
  /// The views from the window to the hit view, as they were when it was found.
  public let path: [UIView]
  /// The facts and lines from just before the finger came down to just after it lifted.
  public let trace: Trace

  /// The lines written during the tap.
  public var lines: [String] { trace.notes }
  /// The facts reported during the tap.
  public var facts: [TouchFact] { trace.facts }
}

extension Stage {
  /// Taps a place with a finger that is up: down, a short wait, up at the same place.
  ///
  /// Throws if the place names a view and something else was hit.
  @discardableResult
  public func tap(_ place: Place, for seconds: TimeInterval = 0.05) throws(StageError) -> TapResult {
    guard plan == nil else { throw .notTogether("a tap") }
    try check(duration: seconds)
    var number = 1
    while finger(number).isDown { number += 1 }
    let finger = finger(number)
    let start = recorder.count
    try finger.down(at: place)
    guard let landing = tracer.landings[number] else { throw .notTraced }
    try wait(seconds)
    try finger.up()
    return TapResult(
      touch: landing.touch, hit: landing.touch.view, path: landing.path,
      trace: recorder.trace(since: start))
  }

  /// Taps the centre of a view, which must be hit.
  @discardableResult
  public func tap(
    _ view: any ViewReference, for seconds: TimeInterval = 0.05
  ) throws(StageError) -> TapResult {
    try tap(.center(of: view), for: seconds)
  }
}
