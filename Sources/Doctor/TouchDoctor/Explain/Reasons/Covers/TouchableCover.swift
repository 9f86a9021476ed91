// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// What is there to be touched otherwise.
enum TouchableCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let (touch, front) = (cover.touch, cover.front)
    guard let names = cover.names, cover.isTouchable else { return nil }
    if let beside = cover.beside, isStacked(cover, on: beside) {
      return CoverRemedy("It lies below \(cover.name), as in a stack of cards. Move that away first.")
    }
    let hasOwn = front.hasRecognizers == .known(true) && front.className == "UIView"
    let branch = cover.beside.flatMap {
      touch.isDevelopers($0) ? ViewName.address(of: touch.walk.view($0)) : nil
    }
    return CoverRemedy(
      hasOwn
        ? "\(cover.name) has recognizers, which take the touches. Change the order, or the layout:"
        : "\(cover.name) is meant to be touched. Change the order, or the layout:",
      [names.order ?? "\(names.front).superview?.sendSubviewToBack(\(names.front))"]
        + (ClassKnowledge.base(of: front) == "WKWebView"
          ? ["// or, while it shows nothing: \(names.front).isHidden = true"] : []),
      trial: branch.map {
        Debugger.command("[[(UIView *)\($0) superview] bringSubviewToFront:(UIView *)\($0)]")
      })
  }

  /// Whether a view lies below another of its class and about its size, which a finger drags away.
  private static func isStacked(_ cover: MeasuredCover, on beside: ViewPlace) -> Bool {
    let (front, behind) = (cover.front, cover.touch.walk.view(beside))
    guard front.hasRecognizers == .known(true), front.className == behind.className,
      front.parent == behind.parent, behind.hasRecognizers == .known(true),
      let own = cover.touch.geometry(beside).bounds?.size,
      let size = cover.touch.geometry(cover.place).bounds?.size
    else { return false }
    return abs(own.width - size.width) < 2 && abs(own.height - size.height) < 2
  }
}
