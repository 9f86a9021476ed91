// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// What is there to be touched otherwise.
enum TouchableCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let (touch, front) = (cover.touch, cover.front)
    guard let names = cover.names, cover.isTouchable else { return nil }
    let hasOwn = front.hasRecognizers == .known(true) && front.className == "UIView"
    let branch = cover.beside.flatMap {
      touch.isDevelopers($0) ? ViewName.address(of: touch.walk.view($0)) : nil
    }
    return CoverRemedy(
      hasOwn
        ? "\(cover.name) has recognizers, which take the touches. Change the order, or the layout:"
        : "\(cover.name) is there to be touched. Change the order, or the layout:",
      [names.order ?? "\(names.front).superview?.sendSubviewToBack(\(names.front))"],
      trial: branch.map {
        Debugger.command("[[(UIView *)\($0) superview] bringSubviewToFront:(UIView *)\($0)]")
      })
  }
}
