// SPDX-License-Identifier: Apache-2.0

/// A kind of view in front, and what to do about it.
///
/// The system's views stay unchanged; the developer's view gives way.
protocol CoverCase: SendableMetatype {
  /// The remedy for a cover of this kind; nil for all others.
  static func remedy(for cover: MeasuredCover) -> CoverRemedy?
}

/// The known kinds of covers, in the order in which they are asked.
enum CoverCases {
  /// All of them; a cover is of the first kind that knows it.
  static let all: [any CoverCase.Type] = [
    // What is known by its class or by its place, whoever owns it.
    EffectInControl.self, CellOverCell.self, LeftSnapshot.self, ReactNativeCover.self, FadedCover.self,
    DrawingCover.self, WebContent.self, HostingCover.self, EffectContent.self, PageControlCover.self,
    BarContent.self,
    // The system's.
    OwnBarCover.self, BarCover.self, KeyboardCover.self, CellContent.self, KeptFromCell.self,
    SystemOrder.self, SystemCover.self,
    // The developer's, in the expected view.
    InnerTarget.self, InnerCover.self,
    // The developer's, in front of the expected view.
    OpenMenu.self, DimmingCover.self, WaitingCover.self, FloatingCover.self, LateBackground.self,
    EdgeCover.self, EmptyInset.self, SameFrame.self, StackOverlap.self, PartialCover.self,
    FloatingOverList.self, FillingCover.self, PassingCover.self, TouchableCover.self, OpaqueCover.self,
    PlainCover.self,
  ]

  /// What to do about a cover.
  static func remedy(for cover: Cover, _ touch: ExpectedTouch) -> CoverRemedy {
    let measured = MeasuredCover(cover, touch)
    return all.lazy.compactMap { $0.remedy(for: measured) }.first ?? .nothing
  }
}
