// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A bar of the app's that floats over a list, such as a player above a tab bar: it stays, and what lies
/// under it is scrolled out.
///
/// It is known by its shape: wide, low, and in front of a scroll view around the expected view.
enum FloatingBar: CoverCase {
  /// How high such a bar is, in points.
  private static let heights = 32.0...120.0

  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let touch = cover.touch
    let isHosting = ClassKnowledge.isHosting(cover.front)
    guard cover.beside != nil, [.developer, .system].contains(cover.owner), let box = cover.box,
      heights.contains(Double(box.height)), let list = scroller(beside: cover.beside, touch),
      let frame = touch.geometry(list).box, box.width >= frame.width * 0.6, box.height < frame.height * 0.25,
      isHosting || cover.isTouchable || cover.onlyShows || cover.front.hasRecognizers == .known(true)
    else { return nil }
    // At an end of the list it is known how much room is missing there.
    if let beside = cover.beside, let room = ScrollRoom(under: box, beside: beside, touch) {
      return isHosting || cover.owner == .system ? CoverRemedy(room.text(cover.name), room.code(touch)) : nil
    }
    let edge = box.midY < frame.midY ? "top" : "bottom"
    let points = PlainNumber.text(box.height)
    let view = touch.walk.view(list)
    let moves = (view.contentSize.value?.height ?? 0) > frame.height
    return CoverRemedy(
      "\(cover.name) floats over \(touch.name(of: list)), as a player above a tab bar does. "
        + (moves
          ? "Scroll the view out from under it. Give the content room, so that its end comes out, too:"
          : "Give the content room, so that what lies under it can be scrolled out:"),
      [
        "additionalSafeAreaInsets.\(edge) = \(points)",
        "// or: \(touch.variable(list)).contentInset.\(edge) += \(points)",
      ])
  }

  /// The scroll view of the app's around the expected view that the bar lies in front of.
  private static func scroller(beside place: ViewPlace?, _ touch: ExpectedTouch) -> ViewPlace? {
    guard let depth = touch.levels.firstIndex(where: { $0.place == place }) else { return nil }
    return touch.levels[depth...].dropLast().first {
      ClassKnowledge.scrolls($0.view) && touch.isDevelopers($0.place)
    }?.place
  }
}
