// SPDX-License-Identifier: Apache-2.0

/// A decision of a scroll view about its fingers, its content's touches or its offset.
public nonisolated enum ScrollFact: Sendable, Hashable {
  /// A touch that was held back is delivered to the content.
  case released(touch: Int, by: StableName, because: Release)
  /// A touch is never delivered to the content.
  case kept(touch: Int, by: StableName, because: Keeping)
  /// The scroll view was asked about a touch of its content.
  case asked(Question, StableName, about: StableName, Bool)
  /// A drag does not scroll.
  case refused(StableName, because: Refusal)
  /// Fingers began to drag the content.
  case dragBegan(StableName, at: CGPoint)
  /// A drag is locked to one axis.
  case locked(StableName, to: Axis)
  /// The fingers lifted: the velocity in points per millisecond, and where the content will come to rest.
  case dragEnded(StableName, velocity: CGPoint, target: CGPoint, decelerates: Bool)
  /// The content started to move by itself.
  case motionBegan(StableName, Motion, to: CGPoint)
  /// The moving content reached a limit.
  case limitMet(StableName, Axis, bounces: Bool)
  /// The content stopped moving by itself.
  case motionEnded(StableName, Motion, at: CGPoint, End)
  /// Fingers or code began to zoom.
  case zoomBegan(StableName, scale: Double)
  /// The zoom ended, including its bounce.
  case zoomEnded(StableName, scale: Double)

  /// Why a touch is delivered to the content.
  public nonisolated enum Release: String, Sendable, Hashable, CaseIterable {
    /// `delaysContentTouches` is off.
    case notDelayed = "content touches are not delayed"
    /// The finger rested long enough.
    case rested = "the finger did not drag in time"
    /// The finger lifted before it dragged.
    case lifted = "the finger lifted"
    /// The content cannot move, or not in the direction of the finger.
    case cannotScroll = "the content cannot move that way"
    /// The drag does not scroll: the content or another recognizer claims it.
    case dragRefused = "the drag does not scroll"
  }

  /// Why a touch is not delivered to the content.
  public nonisolated enum Keeping: String, Sendable, Hashable, CaseIterable {
    /// The finger stopped moving content.
    case stoppedScrolling = "it stopped the scrolling"
    /// `touchesShouldBegin(_:with:in:)` returned false.
    case refusedByScrollView = "touches should not begin in it"
  }

  /// A question to a scroll view.
  public nonisolated enum Question: String, Sendable, Hashable, CaseIterable {
    /// Whether the content receives a touch.
    case shouldBegin = "touches should begin in"
    /// Whether a drag takes the touch from the content.
    case shouldCancel = "touches should cancel in"
  }

  /// Why a drag does not scroll.
  public nonisolated enum Refusal: String, Sendable, Hashable, CaseIterable {
    /// `canCancelContentTouches` is off.
    case cannotCancel = "the content has the touch and content touches cannot be cancelled"
    /// `touchesShouldCancel(in:)` returned false.
    case contentKeepsTouch = "the content keeps the touch"
    /// The content is at its limit, and a scroll view around it can move.
    case outerScrolls = "it is at its limit and a scroll view around it can move"
    /// There is no view to zoom.
    case nothingToZoom = "there is no view to zoom"
  }

  /// An axis of the content.
  public nonisolated enum Axis: String, Sendable, Hashable, CaseIterable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How the content moves by itself.
  public nonisolated enum Motion: String, Sendable, Hashable, CaseIterable {
    /// It decelerates after a drag.
    case decelerating
    /// It moves to the start of a page.
    case paging
    /// It returns from beyond its limits.
    case bouncing
    /// Code requested an animated change of the offset.
    case animating
  }

  /// Why the content stopped moving.
  public nonisolated enum End: String, Sendable, Hashable, CaseIterable {
    /// It came to rest.
    case rested
    /// A finger came down on it.
    case touched = "a finger stopped it"
    /// Code set the offset.
    case offsetSet = "the offset was set"
    /// Another motion replaced it.
    case replaced
    /// The scroll view left its window.
    case leftWindow = "the scroll view left its window"
  }
}
