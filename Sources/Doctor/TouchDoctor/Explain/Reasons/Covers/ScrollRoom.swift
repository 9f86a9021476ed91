// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// Room that a scroll view needs where something floats over one of its ends, such as a player above a tab
/// bar.
///
/// Nothing is wrong with the order of the views then: what lies below has to be scrolled out from there.
struct ScrollRoom {
  /// The edge of the scroll view that is covered: `top` or `bottom`.
  let edge: String
  /// How much of the scroll view is covered, in points.
  let height: Double
  /// How much more room the content needs there than it has; zero if it can be scrolled out already.
  let missing: Double
  /// Whether the content is higher than the scroll view, so that it can be moved.
  let moves: Bool
  /// Whether the content is scrolled to that end now.
  let isAtEnd: Bool
  /// The scroll view around the expected view.
  let scroller: ViewPlace
  /// The edge of the scroll view's own coordinates: the other one where a transform turns it upside down, as
  /// that of a chat.
  private let ownEdge: String

  /// Nil if the view is in no scroll view, or if what covers it is in there too, or lies in its middle.
  ///
  /// - Parameters:
  ///   - box: The box of what covers, in the coordinates of the scroll view's tree.
  ///   - beside: The view on the way to the expected one that the other lies in front of.
  ///   - isNarrow: Whether what covers may be narrow, as a button that floats is.
  ///   - touch: The touch.
  init?(under box: ViewRect, beside: ViewPlace, isNarrow: Bool = false, _ touch: ExpectedTouch) {
    guard let depth = touch.levels.firstIndex(where: { $0.place == beside }),
      let level = touch.levels[depth...].dropLast().first(where: {
        // Nobody changes the insets of a scroll view that UIKit keeps for itself, such as that of a page
        // controller.
        ClassKnowledge.scrolls($0.view) && touch.isDevelopers($0.place)
      }),
      let frame = touch.geometry(level.place).box
    else { return nil }
    self.init(
      under: box, over: frame, level.view, level.place, isNarrow: isNarrow,
      isInverted: touch.geometry(level.place).isInverted)
  }

  /// Nil if what covers is narrow, or lies in the middle.
  ///
  /// - Parameters:
  ///   - box: The box of what covers.
  ///   - frame: The box of the scroll view.
  ///   - view: The scroll view.
  ///   - place: Where that is.
  ///   - isNarrow: Whether what covers may be narrow.
  ///   - isInverted: Whether the scroll view is upside down.
  init?(
    under box: ViewRect, over frame: ViewRect, _ view: ViewSnapshot, _ place: ViewPlace,
    isNarrow: Bool = false, isInverted: Bool = false
  ) {
    guard frame.height > 0 else { return nil }
    let isWide = isNarrow || box.width >= frame.width * 0.6
    let covered = box.intersection(frame)
    guard isWide, !covered.isNull, covered.height < frame.height * 0.5 else { return nil }
    let (above, below) = (covered.minY - frame.minY, frame.maxY - covered.maxY)
    edge = below < above ? "bottom" : "top"
    // What floats far from both ends hides nothing that its scroll view could move out for good.
    guard min(above, below) < 120 else { return nil }
    if let size = view.contentSize.value, size.width > frame.width + 0.5, size.height <= frame.height + 0.5 {
      // Pages that only move sideways are as high as the view.
      return nil
    }
    height = edge == "bottom" ? frame.maxY - covered.minY : covered.maxY - frame.minY
    let inset = view.contentInset.value ?? .zero
    ownEdge = isInverted ? (edge == "bottom" ? "top" : "bottom") : edge
    let room = ownEdge == "bottom" ? inset.bottom : inset.top
    // Short content never moves: the room has to be there as an inset.
    missing = max(0, height - room)
    let content = view.contentSize.value?.height ?? 0
    moves = content > frame.height
    let offset = (view.boundsOrigin.value ?? view.bounds.value?.origin)?.y
    if let offset {
      isAtEnd =
        ownEdge == "bottom" ? offset + frame.height >= content + inset.bottom - 1 : offset <= 1 - inset.top
    } else {
      isAtEnd = false
    }
    scroller = place
  }

  /// What to do, in a sentence.
  func text(_ name: String) -> String {
    if missing > 0.5 {
      return "\(name) floats over the \(edge) of a scroll view"
        + (ownEdge == edge ? ". " : ", which is upside down: that is the \(ownEdge) of its content. ")
        + (moves
          ? isAtEnd
            ? "It is scrolled to its end, so that the view cannot come out from there. Give the end room for it:"
            : "The view can be scrolled out from there, unless it is at the end. Give that room for it:"
          : "Give that room for it:")
    }
    return
      "\(name) floats over the \(edge) of a scroll view, which has room for that. Scroll the view out from there."
  }

  /// The lines that do it.
  func code(_ touch: ExpectedTouch) -> [String] {
    guard missing > 0.5 else { return [] }
    let points = PlainNumber.text(missing)
    let inset = "\(touch.variable(scroller)).contentInset.\(ownEdge) += \(points)"
    // The safe area knows nothing of a transform.
    guard ownEdge == edge else { return [inset] }
    return ["additionalSafeAreaInsets.\(edge) = \(points)", "// or: \(inset)"]
  }
}

extension ViewGeometry {
  /// Whether what is above in the view's own coordinates is below on the screen, as in the lists of chats.
  var isInverted: Bool { toTree.map { $0.d < 0 } ?? false }
}
