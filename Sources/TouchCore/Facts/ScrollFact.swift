// SPDX-License-Identifier: Apache-2.0

/// What a scroll view decided about its fingers, its content's touches and its offset.
public nonisolated enum ScrollFact: Sendable, Hashable {
  /// A touch that was kept back from the content goes to it.
  case released(touch: Int, by: StableName, because: Release)
  /// A touch never goes to the content.
  case kept(touch: Int, by: StableName, because: Keeping)
  /// The scroll view was asked about a touch of its content.
  case asked(Question, StableName, about: StableName, Bool)
  /// A drag of fingers does not scroll.
  case refused(StableName, because: Refusal)
  /// Fingers begin to drag the content.
  case dragBegan(StableName, at: CGPoint)
  /// A drag goes along one axis only.
  case locked(StableName, to: Axis)
  /// The fingers let go: the velocity in points a millisecond, and where the content will come to rest.
  case dragEnded(StableName, velocity: CGPoint, target: CGPoint, decelerates: Bool)
  /// The content moves by itself.
  case motionBegan(StableName, Motion, to: CGPoint)
  /// The content met a limit on its way.
  case limitMet(StableName, Axis, bounces: Bool)
  /// The content moves by itself no more.
  case motionEnded(StableName, Motion, at: CGPoint, End)
  /// Fingers, or code, begin to zoom.
  case zoomBegan(StableName, scale: Double)
  /// The zoom is over, its bounce included.
  case zoomEnded(StableName, scale: Double)

  /// Why a touch goes to the content.
  public nonisolated enum Release: String, Sendable, Hashable, CaseIterable {
    /// `delaysContentTouches` is off.
    case notDelayed = "content touches are not delayed"
    /// The finger rested long enough.
    case rested = "the finger did not drag in time"
    /// The finger lifted before it dragged.
    case lifted = "the finger lifted"
    /// The content cannot be moved, or not the way the finger goes.
    case cannotScroll = "the content cannot move that way"
    /// The drag is no scroll: the content claims it for itself, or another recognizer has it.
    case dragRefused = "the drag does not scroll"
  }

  /// Why a touch does not go to the content.
  public nonisolated enum Keeping: String, Sendable, Hashable, CaseIterable {
    /// The finger stopped content that moved by itself.
    case stoppedScrolling = "it stopped the scrolling"
    /// `touchesShouldBegin(_:with:in:)` said no.
    case refusedByScrollView = "touches should not begin in it"
  }

  /// What was asked.
  public nonisolated enum Question: String, Sendable, Hashable, CaseIterable {
    /// Whether the content gets a touch.
    case shouldBegin = "touches should begin in"
    /// Whether a drag takes the touch from the content.
    case shouldCancel = "touches should cancel in"
  }

  /// Why a drag does not scroll.
  public nonisolated enum Refusal: String, Sendable, Hashable, CaseIterable {
    /// `canCancelContentTouches` is off.
    case cannotCancel = "the content has the touch and content touches cannot be cancelled"
    /// `touchesShouldCancel(in:)` said no.
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
    /// It goes on after a drag, slower and slower.
    case decelerating
    /// It goes to the start of a page.
    case paging
    /// It comes back from beyond its limits.
    case bouncing
    /// Code asked for an animated change of the offset.
    case animating
  }

  /// Why the content moves no more.
  public nonisolated enum End: String, Sendable, Hashable, CaseIterable {
    /// It came to rest.
    case rested
    /// A finger came down on it.
    case touched = "a finger stopped it"
    /// Code set the offset.
    case offsetSet = "the offset was set"
    /// Another motion took its place.
    case replaced
    /// The scroll view left its window.
    case leftWindow = "the scroll view left its window"
  }
}
