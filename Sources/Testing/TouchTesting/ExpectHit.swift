// SPDX-License-Identifier: Apache-2.0
public import Testing
public import TouchStage

/// Expects a tap to have hit a view, given as the view or its name, and no other one.
///
/// - Parameters:
///   - stage: The stage that knows the names.
///   - tap: The result of `Stage.tap`.
///   - expected: The view that should have been hit; nil for none.
///   - sourceLocation: Where a failure is shown.
public func expectHit(
  _ stage: Stage, _ tap: TapResult, _ expected: (any ViewReference)?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  recordingErrors(sourceLocation) {
    let view = try expected.map { try stage.find($0) }
    guard tap.hit !== view else { return }
    Issue.record(
      "The tap hit \(stage.label(of: tap.hit)) and should have hit \(stage.label(of: view)).",
      sourceLocation: sourceLocation)
  }
}

/// Expects that a touch at a place would hit a view, given as the view or its name; nil for none.
///
/// It only asks: there is no touch, and nothing is written into the trace. To tap, use
/// ``expectTap(_:at:hits:sourceLocation:)``.
public func expectHit(
  _ stage: Stage, at place: Place, _ expected: (any ViewReference)?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  recordingErrors(sourceLocation) {
    let view = try expected.map { try stage.find($0) }
    let check = try stage.checkHit(at: place)
    guard check.hit !== view else { return }
    Issue.record(
      "A touch at \(place) would hit \(stage.label(of: check.hit)) and should hit \(stage.label(of: view)).",
      sourceLocation: sourceLocation)
  }
}

/// Taps a place and expects the tap to hit a view, given as the view or its name; nil for none.
///
/// The result describes what the tap caused; it is nil if the tap was impossible.
@discardableResult
public func expectTap(
  _ stage: Stage, at place: Place, hits expected: (any ViewReference)?,
  sourceLocation: SourceLocation = #_sourceLocation
) -> TapResult? {
  var result: TapResult?
  recordingErrors(sourceLocation) {
    let tap = try stage.tap(place)
    expectHit(stage, tap, expected, sourceLocation: sourceLocation)
    result = tap
  }
  return result
}

/// Expects that a finger at the center of a view would hit the view; a failure says why it would not.
public func expectHittable(
  _ stage: Stage, _ view: any ViewReference, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectHittable(stage, at: .center(of: view), sourceLocation: sourceLocation)
}

/// Expects that a finger at a place would hit what the place asks for; a failure says why it would not.
public func expectHittable(
  _ stage: Stage, at place: Place, sourceLocation: SourceLocation = #_sourceLocation
) {
  recordingErrors(sourceLocation) {
    guard let reason = try stage.checkHit(at: place).reason else { return }
    Issue.record("\("\(place)".asSentence) cannot be hit: \(reason).", sourceLocation: sourceLocation)
  }
}

/// Expects that a part of a view can be seen; a failure says why it cannot.
public func expectVisible(
  _ stage: Stage, _ view: any ViewReference, sourceLocation: SourceLocation = #_sourceLocation
) {
  recordingErrors(sourceLocation) {
    guard let reason = try stage.checkVisibility(of: view).reason else { return }
    Issue.record("It cannot be seen: \(reason).", sourceLocation: sourceLocation)
  }
}

/// Records an error that `body` throws as a failure.
private func recordingErrors(_ sourceLocation: SourceLocation, _ body: () throws -> Void) {
  do {
    try body()
  } catch let error as StageError {
    // The issue has the line of the expectation.
    Issue.record("\("\(error.problem)".asSentence)", sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}

extension String {
  /// The text, beginning with a capital letter.
  fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() }
}
