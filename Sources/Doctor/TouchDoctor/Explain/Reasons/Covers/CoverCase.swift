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
  static let all: [@Sendable (MeasuredCover) -> CoverRemedy?] = [
    // What is known by its class or by its place, whoever owns it.
    EffectInControl.remedy, LooseInList.remedy, DecorationCover.remedy, CellOverCell.remedy,
    LeftSnapshot.remedy, ReactNativeCover.remedy,
    FadedCover.remedy,
    DrawingCover.remedy, WebContent.remedy, EffectGap.remedy, FloatingBar.remedy, HostingCover.remedy,
    EffectContent.remedy,
    PageControlCover.remedy,
    BarContent.remedy,
    // The system's.
    OwnBarCover.remedy, BarCover.remedy, KeyboardCover.remedy, CellContent.remedy, KeptFromCell.remedy,
    SystemOrder.remedy, SystemCover.remedy,
    // The developer's, in the expected view.
    InnerTarget.remedy, InnerCover.remedy,
    // The developer's, in front of the expected view.
    PlainCover.beforeBar, OpenMenu.remedy, DimmingCover.remedy, WaitingCover.remedy, FloatingCover.remedy,
    LateBackground.remedy, EnclosingCover.remedy, EdgeCover.remedy, EmptyInset.remedy, SameFrame.remedy,
    StackOverlap.remedy,
    PartialCover.remedy, FloatingOverList.remedy, FillingCover.remedy, PassingCover.remedy,
    TouchableCover.remedy, OpaqueCover.remedy, PlainCover.remedy,
  ]

  /// What to do about a cover.
  static func remedy(for cover: Cover, _ touch: ExpectedTouch) -> CoverRemedy {
    let measured = MeasuredCover(cover, touch)
    return all.lazy.compactMap { $0(measured) }.first ?? .nothing
  }
}
