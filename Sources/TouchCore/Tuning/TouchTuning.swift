// SPDX-License-Identifier: Apache-2.0

/// Every number the touch system compares a finger with.
///
/// A number about UIKit lives here and nowhere else, with its unit, where it comes from and the test that
/// pins it. The words for where it comes from are *documented* (Apple says so), *measured* (somebody's log
/// shows it), *reported* (somebody says so) and *assumed* (no source settles it; ours).
public nonisolated struct TouchTuning: Sendable, Hashable {
  /// The longest pause, in seconds, between the end of one tap and the began of the next that counts as its
  /// repetition.
  ///
  /// Assumed: 0.35 s. Pinned by `a second tap 0.35 s after the first is a double tap`.
  public var tapInterval: TimeInterval = 0.35

  /// The greatest distance, in points, between the end of one tap and the began of the next that counts as
  /// its repetition.
  ///
  /// Assumed: 45 pt. Pinned by `a second tap 45 points from the first is a double tap`.
  public var tapDistance: CGFloat = 45

  /// The opacity a view must exceed to be hit.
  ///
  /// Documented: views with an alpha of less than 0.01 are not hit; reported (S3, S4): 0.01 itself neither.
  /// Pinned by `alpha 0.01 is not hit, the next greater float is`.
  public var minimumAlpha: Float = 0.01

  /// How many frames ahead ``UIEvent/predictedTouches(for:)`` looks.
  ///
  /// Assumed: 2. Pinned by `two frames are predicted on a straight line`.
  public var predictedFrames = 2

  /// How long, in seconds, an animated push, pop, presentation or dismissal takes.
  ///
  /// Assumed: 0.35 s, what is usually seen of a push; UIKit's presentations may take longer. Pinned by
  /// `an animated push is over after 0.35 s`.
  public var transitionDuration: TimeInterval = 0.35

  /// Makes the numbers of ``uikit``.
  public init() {}

  /// UIKit as Apple's documentation and the best evidence describe it; the default.
  public static let uikit = TouchTuning()

  /// UIKit as the founding articles measured it, where they differ from ``uikit``.
  ///
  /// Views, touches and their delivery are the same in both; the differences begin with controls and
  /// recognizers.
  public static let articles = TouchTuning()
}
