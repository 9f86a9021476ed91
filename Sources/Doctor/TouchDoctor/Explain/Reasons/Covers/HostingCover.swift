// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A hosting view of SwiftUI, which is larger than what it shows.
enum HostingCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    let (touch, taker) = (cover.touch, cover.taker)
    guard cover.beside != nil, [.developer, .system, .container].contains(cover.owner),
      ClassKnowledge.isSwiftUIs(touch.walk.view(taker))
    else { return nil }
    return CoverRemedy(
      "A hosting view of SwiftUI usually takes touches in its whole frame, even where it shows nothing. Make it as large as what "
        + "it shows, remove it when that is gone, or let touches through:",
      [
        "hostingController.sizingOptions = .intrinsicContentSize // iOS 16; not pinned to all four edges",
        "// or: hostingController.view.removeFromSuperview()",
        "// or, if nothing in it is touched: hostingController.view.isUserInteractionEnabled = false",
      ], trial: touch.trial(taker, "setUserInteractionEnabled:NO"))
  }
}
