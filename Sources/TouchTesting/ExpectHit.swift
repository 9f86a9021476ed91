// SPDX-License-Identifier: Apache-2.0
public import Testing

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
  do {
    let view = try expected.map { try stage.find($0) }
    guard tap.hit !== view else { return }
    Issue.record(
      "the tap hit \(stage.name(of: tap.hit)) and should have hit \(stage.name(of: view)).",
      sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}

/// Taps a place and expects the tap to hit a view, given as the view or its name; nil for none.
///
/// The result describes what the tap caused; it is nil if the tap was impossible.
@discardableResult
public func expectHit(
  _ stage: Stage, at place: Place, _ expected: (any ViewReference)?,
  sourceLocation: SourceLocation = #_sourceLocation
) -> TapResult? {
  do {
    let tap = try stage.tap(place)
    expectHit(stage, tap, expected, sourceLocation: sourceLocation)
    return tap
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
    return nil
  }
}
