// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// What shows that something is under way.
enum WaitingCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    guard let names = cover.names, isWaiting(cover) else { return nil }
    if let (library, line) = library(of: cover) {
      return CoverRemedy(
        "\(library) is shown, and keeps touches away until it is dismissed. Dismiss it when the work is done, also after an "
          + "error:", line.hasPrefix("hud.") ? ["// hud is the \(library) that was shown", line] : [line])
    }
    return CoverRemedy(
      "\(cover.name) shows that something is under way, and keeps touches away until it is removed. Remove "
        + "it when that is done, also after an error:",
      [
        "\(names.front).removeFromSuperview()",
        "// or, to let touches through meanwhile: \(names.front).isUserInteractionEnabled = false",
      ], trial: cover.touch.trial(cover.place, "removeFromSuperview"))
  }

  /// The library that a view in front comes from, and the line that dismisses it; nil for all else.
  private static func library(of cover: MeasuredCover) -> (String, String)? {
    let tree = cover.tree
    let views = [cover.place.view] + cover.front.children.prefix(8)
    for name in views.map({ ClassName(tree.views[$0].className).name }) {
      if let line = libraries.first(where: { $0.name == name })?.line { return (name, line) }
    }
    return nil
  }

  /// How overlays of well-known libraries are dismissed (documented by each of them).
  private static let libraries = [
    (name: "SVProgressHUD", line: "SVProgressHUD.dismiss()"),
    (name: "ProgressHUD", line: "ProgressHUD.dismiss()"),
    (name: "MBProgressHUD", line: "hud.hide(animated: true)"), (name: "JGProgressHUD", line: "hud.dismiss()"),
  ]

  /// Whether a cover is named as one that is shown while something loads, or holds a spinner and nothing to
  /// be touched.
  private static func isWaiting(_ cover: MeasuredCover) -> Bool {
    let tree = cover.tree
    let name = ClassName(cover.front.className).name
    let isNamed =
      name.hasSuffix("HUD") || name.holds("LoadingView") || name.holds("LoadingOverlay")
      || name.holds("Spinner") || name.holds("LoaderView")
    if isNamed || library(of: cover) != nil { return true }
    guard !cover.hasTargets else { return false }
    var waiting = [cover.place.view]
    var looked = 0
    while let next = waiting.popLast(), looked < 200 {
      looked += 1
      let view = tree.views[next]
      if view.isHidden == .known(true) { continue }
      if ClassKnowledge.base(of: view) == "UIActivityIndicatorView" { return true }
      waiting += view.children
    }
    return false
  }
}
