// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A view that SwiftUI draws with, in front of a view of UIKit in the same hosting view.
enum DrawingCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    if cover.beside != nil, ClassName(cover.front.className).name == "HostingScrollView" {
      return CoverRemedy(
        "A ScrollView of SwiftUI takes touches in its whole frame, also where it shows nothing. Lay it out beside the view, make it no "
          + "higher than what it shows, or, if it need not be scrolled there, let touches through in SwiftUI:",
        [".allowsHitTesting(false)"])
    }
    guard cover.beside != nil, ClassKnowledge.isDrawing(cover.front) else { return nil }
    return CoverRemedy(
      "SwiftUI draws with \(cover.name), in front of the view. If what it shows need not be touched, let touches through in SwiftUI:",
      [".allowsHitTesting(false)"])
  }
}
