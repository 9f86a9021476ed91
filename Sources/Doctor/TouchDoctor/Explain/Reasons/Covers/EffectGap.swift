// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The empty part of an effect view with something to be touched in it, such as the gap between two views of
/// glass.
///
/// The view that is found there is the effect view's own, whose class nobody can change.
enum EffectGap: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let touch = cover.touch
    guard cover.isInFront, ClassKnowledge.base(of: cover.front) == "UIVisualEffectView", cover.hasTargets,
      touch.isDevelopers(cover.place), cover.taker == cover.place || isContent(cover.taker, of: cover),
      HitCircumstance.isContainerOfGlass(cover.front) || !floats(cover)
    else { return nil }
    var remedy = CoverRemedy(
      "\(cover.name) takes the touches beside what is in it. Let it pass those on, in "
        + (ClassKnowledge.isCustom(cover.front) ? "its class" : "a subclass of UIVisualEffectView")
        + ", or let it end with what is in it:",
      [
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {",
        "  let view = super.hitTest(point, with: event)",
        "  return view == self || view == contentView ? nil : view", "}",
      ] + (floats(cover) ? [] : cover.raising.map { ["// or: \($0)"] } ?? []))
    remedy.passing = [cover.place, cover.taker]
    return remedy
  }

  private static func isContent(_ taker: ViewPlace, of cover: MeasuredCover) -> Bool {
    let view = cover.touch.walk.view(taker)
    return view.className == "_UIVisualEffectContentView" && view.parent == cover.place.view
  }

  /// Whether it lies over an end of a scroll view, whose content can be scrolled out from there.
  private static func floats(_ cover: MeasuredCover) -> Bool {
    guard let box = cover.box, let beside = cover.beside else { return false }
    return ScrollRoom(under: box, beside: beside, cover.touch) != nil
  }
}
