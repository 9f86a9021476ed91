// SPDX-License-Identifier: Apache-2.0
public import Foundation

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

nonisolated extension ScrollFact: ToldFact {
  package enum Word: String, CaseIterable {
    case released, kept, asked, refused, dragBegan, locked, dragEnded, motionBegan, limitMet, motionEnded
    case zoomBegan, zoomEnded
  }

  package func tell<Teller: FactTeller>(_ teller: Teller) -> Teller.Account {
    switch self {
    case .released(let touch, let view, let release):
      teller(
        Word.released, view, "lets the content have touch \(touch): \(release.rawValue)",
        ["touch": .int(touch), "by": .name(view), "because": .word(release)])
    case .kept(let touch, let view, let keeping):
      teller(
        Word.kept, view, "keeps touch \(touch) from the content: \(keeping.rawValue)",
        ["touch": .int(touch), "by": .name(view), "because": .word(keeping)])
    case .asked(let question, let view, let content, let answer):
      teller(
        Word.asked, view, "\(question.rawValue) \(content)? \(answer ? "yes" : "no")",
        [
          "question": .word(question), "view": .name(view), "about": .name(content), "answer": .bool(answer),
        ])
    case .refused(let view, let refusal):
      teller(
        Word.refused, view, "does not scroll: \(refusal.rawValue)",
        ["view": .name(view), "because": .word(refusal)])
    case .dragBegan(let view, let offset):
      teller(
        Word.dragBegan, view, "is dragged from \(offset.short)",
        ["view": .name(view), "at": .point(offset)])
    case .locked(let view, let axis):
      teller(
        Word.locked, view, "is dragged along one axis: \(axis.rawValue)",
        ["view": .name(view), "axis": .word(axis)])
    case .dragEnded(let view, let velocity, let target, let decelerates):
      teller(
        Word.dragEnded, view,
        "is let go at \(velocity.short) a millisecond, \(decelerates ? "to come to" : "and stays at") \(target.short)",
        [
          "view": .name(view), "velocity": .point(velocity), "target": .point(target),
          "decelerates": .bool(decelerates),
        ])
    case .motionBegan(let view, let motion, let target):
      teller(
        Word.motionBegan, view, "begins \(motion.rawValue) to \(target.short)",
        ["view": .name(view), "motion": .word(motion), "to": .point(target)])
    case .limitMet(let view, let axis, let bounces):
      teller(
        Word.limitMet, view, "meets its \(axis.rawValue) limit and \(bounces ? "bounces" : "stops")",
        ["view": .name(view), "axis": .word(axis), "bounces": .bool(bounces)])
    case .motionEnded(let view, let motion, let offset, let end):
      teller(
        Word.motionEnded, view, "ends \(motion.rawValue) at \(offset.short): \(end.rawValue)",
        ["view": .name(view), "motion": .word(motion), "at": .point(offset), "because": .word(end)])
    case .zoomBegan(let view, let scale):
      teller(
        Word.zoomBegan, view, "begins zooming at \(scale.short)",
        ["view": .name(view), "scale": .double(scale)])
    case .zoomEnded(let view, let scale):
      teller(
        Word.zoomEnded, view, "ends zooming at \(scale.short)",
        ["view": .name(view), "scale": .double(scale)])
    }
  }

  package init<Reader: FactReader>(_ word: Word, _ reader: Reader) throws(Reader.Failure) {
    switch word {
    case .released:
      self = .released(
        touch: try reader.int("touch"), by: try reader.name("by"), because: try reader.word("because"))
    case .kept:
      self = .kept(
        touch: try reader.int("touch"), by: try reader.name("by"), because: try reader.word("because"))
    case .asked:
      self = .asked(
        try reader.word("question"), try reader.name("view"), about: try reader.name("about"),
        try reader.bool("answer"))
    case .refused: self = .refused(try reader.name("view"), because: try reader.word("because"))
    case .dragBegan: self = .dragBegan(try reader.name("view"), at: try reader.point("at"))
    case .locked: self = .locked(try reader.name("view"), to: try reader.word("axis"))
    case .dragEnded:
      self = .dragEnded(
        try reader.name("view"), velocity: try reader.point("velocity"), target: try reader.point("target"),
        decelerates: try reader.bool("decelerates"))
    case .motionBegan:
      self = .motionBegan(try reader.name("view"), try reader.word("motion"), to: try reader.point("to"))
    case .limitMet:
      self = .limitMet(
        try reader.name("view"), try reader.word("axis"), bounces: try reader.bool("bounces"))
    case .motionEnded:
      self = .motionEnded(
        try reader.name("view"), try reader.word("motion"), at: try reader.point("at"),
        try reader.word("because"))
    case .zoomBegan: self = .zoomBegan(try reader.name("view"), scale: try reader.double("scale"))
    case .zoomEnded: self = .zoomEnded(try reader.name("view"), scale: try reader.double("scale"))
    }
  }
}
