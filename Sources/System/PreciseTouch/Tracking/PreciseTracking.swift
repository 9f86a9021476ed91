// SPDX-License-Identifier: Apache-2.0
#if TOUCHSTONE
  public import Touchstone
#else
  public import UIKit
#endif

/// The steps by which a control tracks one finger: a value without views, clocks or handlers.
///
/// | finger | is followed inside | is followed outside | is not followed |
/// |---|---|---|---|
/// | comes down | | | inside: touchDown, and touchDownRepeat after several taps |
/// | moves, inside | touchDragInside | inside: touchDragEnter | |
/// | moves, outside | outside: touchDragExit | touchDragOutside | |
/// | moves, outside, ``ExitBehavior/cancel`` | not followed: touchCancel | | |
/// | lifts, inside, or without having moved | not followed: touchUpInside | not followed: touchUpInside | |
/// | lifts, outside | not followed: touchUpOutside | not followed: touchUpOutside | |
/// | lifts, outside, ``ExitBehavior/cancel`` | not followed: touchCancel | | |
/// | is cancelled | not followed: touchCancel | not followed: touchCancel | |
///
/// Each field is one event, so a movement never sends two. Whether the finger was inside is remembered and
/// never computed from its previous point, so a control that moves or is resized under the finger cannot make
/// it wrong. A point that is not a number is outside: that of a control which has no points. A finger that
/// jumps over the region in one move was outside before and is outside after.
@preconcurrency @MainActor public struct PreciseTracking {
  /// The stages of tracking a finger.
  public enum Stage: Hashable, Sendable {
    /// No finger is followed.
    case idle
    /// The finger is inside.
    case inside
    /// The finger has left the region and may come back.
    case outside
  }

  /// What a finger does.
  public enum Movement: Hashable, Sendable {
    /// The finger comes down on the control, as this tap in a row.
    case down(tapCount: Int)
    /// The finger moves.
    case move
    /// The finger lifts.
    case up
    /// The touch is cancelled.
    case cancel
  }

  /// Where the finger counts as inside.
  public var region: TrackingRegion
  /// What happens to the finger when it leaves.
  public var exitBehavior: ExitBehavior
  /// The current stage.
  public private(set) var stage = Stage.idle
  /// Whether the finger came down outside the region and has not moved since.
  private var restsOutside = false

  /// Creates a tracking that follows no finger yet.
  public init(region: TrackingRegion = .bounds, exitBehavior: ExitBehavior = .resume) {
    self.region = region
    self.exitBehavior = exitBehavior
  }

  /// Whether the control is highlighted: true while the finger is inside.
  public var isHighlighted: Bool { stage == .inside }

  /// Applies what the finger does at a point and returns the events to send, in order.
  ///
  /// The point is in the control's own coordinates, and so is `rect`, around which the region lies.
  public mutating func take(_ movement: Movement, at point: CGPoint, in rect: CGRect) -> [UIControl.Event] {
    switch movement {
    case .down(let tapCount):
      guard stage == .idle else { return [] }
      // The finger came down on the control, so it counts as inside, whatever the region says.
      stage = .inside
      restsOutside = !region.contains(point, in: rect)
      return tapCount > 1 ? [.touchDown, .touchDownRepeat] : [.touchDown]
    case .move, .up, .cancel:
      guard stage != .idle else { return [] }
      let wasInside = stage == .inside
      let isLift = movement == .up && restsOutside && point.x.isFinite && point.y.isFinite
      let isInside = isLift || (movement != .cancel && region.contains(point, in: rect, wasInside: wasInside))
      restsOutside = false
      let (next, event) = step(movement, wasInside: wasInside, isInside: isInside)
      stage = next
      return [event]
    }
  }

  /// The table.
  private func step(
    _ movement: Movement, wasInside: Bool, isInside: Bool
  ) -> (Stage, UIControl.Event) {
    switch (movement, wasInside, isInside) {
    case (.cancel, _, _): (.idle, .touchCancel)
    case (_, _, false) where exitBehavior == .cancel: (.idle, .touchCancel)
    case (.up, _, true): (.idle, .touchUpInside)
    case (.up, _, false): (.idle, .touchUpOutside)
    case (_, true, true): (.inside, .touchDragInside)
    case (_, true, false): (.outside, .touchDragExit)
    case (_, false, true): (.inside, .touchDragEnter)
    case (_, false, false): (.outside, .touchDragOutside)
    }
  }

  /// Stops following the finger, without an event.
  public mutating func stop() {
    stage = .idle
  }
}
