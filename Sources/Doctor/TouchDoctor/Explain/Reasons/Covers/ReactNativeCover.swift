// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// A view of React Native, whose touches its props decide about.
enum ReactNativeCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let (front, name) = (cover.front, cover.name)
    guard ClassKnowledge.isReactNatives(front) else { return nil }
    if front.className.holds("ScrollView") {
      return CoverRemedy(
        "\(name) needs its touches to scroll. Lay it out beside the view, or render it before the view.")
    }
    if let faint = cover.faint {
      return CoverRemedy(
        "In React Native, do not render \(cover.touch.name(of: faint)) while it cannot be seen, or give it pointerEvents=\"none\" then."
      )
    }
    if let beside = cover.beside, beside != cover.touch.expected,
      ClassKnowledge.isReactNatives(cover.touch.walk.view(beside)),
      let box = cover.touch.geometry(beside).box, let own = cover.touch.geometry(cover.touch.expected).box,
      !box.insetBy(dx: -1, dy: -1).contains(own)
    {
      return CoverRemedy(
        "The view sticks out of \(cover.touch.name(of: beside)), which is rendered before \(name). In React Native, put that in front, in its style:",
        ["zIndex: 1"])
    }
    let value = front.children.isEmpty ? "none" : "box-none"
    let effect =
      front.children.isEmpty ? "" : ", which leaves touches beside its children to what lies behind"
    return CoverRemedy(
      "In React Native, give \(name) pointerEvents=\"\(value)\"\(effect), or render it before the view that it covers."
    )
  }
}
