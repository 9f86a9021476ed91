// SPDX-License-Identifier: Apache-2.0
public import TouchSnapshot

/// Which part of a view can be touched, as far as the snapshot shows.
///
/// Views inside that take touches themselves, such as a button in a cell, count as parts that work. Content
/// that a scroll view does not show now counts as neither.
public struct Reach: Sendable, Hashable {
  /// The share of the area that can be touched, from 0 to 1.
  public let share: Double
  /// The share of the area that is dead, from 0 to 1: something covers it, or it is where UIKit does not ask
  /// the view.
  public let lostShare: Double
  /// Whether the share is exact; if not, it comes from a grid of samples.
  public let isExact: Bool
  /// The box around what can be touched, in the view's own coordinates; nil if nothing can.
  public let box: ViewRect?
  /// A point that can be touched, in the coordinates of the windows' frames; nil if there is none.
  public let example: ViewPoint?
  /// Points of the view that cannot be touched, the one with the largest dead part around it first.
  let lostSpots: [Spot]
  /// Points of the view that cannot be touched now, and can when it is scrolled.
  let asideSpots: [Spot]
  /// The size of the view.
  public let size: ViewSize
  /// A drawing of the view, in rows from top to bottom: `#` where it can be touched, `.` where it is dead,
  /// and a space where it is scrolled out of sight; empty unless a part is dead.
  public let picture: [String]

  /// The minimum share of the area that counts as a dead part: narrower strips are neighbors that overlap
  /// slightly.
  static let leastDead = 0.1

  /// The minimum share of the area that must work for a view with a dead middle to count as partly touchable.
  static let leastAlive = 0.2

  /// Whether a considerable part of the view is dead while another part works.
  public var isPartlyDead: Bool { share > 0 && lostShare >= Self.leastDead }

  /// A point that cannot be touched.
  struct Spot: Sendable, Hashable {
    /// The position, in the coordinates of the windows' frames.
    var point: ViewPoint
    /// The share of the view that is dead for the same reason as the point, from 0 to 1.
    var share: Double
  }

  /// A point of the view that cannot be touched, in the coordinates of the windows' frames; nil if there is
  /// none.
  public var lost: ViewPoint? { lostSpots.first?.point }

  /// The part in words, such as "its lower 20 of 40 pt".
  public var text: String {
    guard share > 0, let box else { return "no part of it" }
    if share > 0.9999 { return "all of it" }
    let percent = "\(max(1, min(99, Int((share * 100).rounded())))) % of its area"
    let isRectangle = isExact && abs(box.width * box.height - share * size.width * size.height) < 0.01
    guard isRectangle else { return (isExact ? "" : "about ") + percent }
    let (isWide, isHigh) = (abs(box.width - size.width) < 0.01, abs(box.height - size.height) < 0.01)
    if isWide, abs(box.minY) < 0.01 { return "its upper \(part(box.height, size.height))" }
    if isWide, abs(box.maxY - size.height) < 0.01 { return "its lower \(part(box.height, size.height))" }
    if isHigh, abs(box.minX) < 0.01 { return "its left \(part(box.width, size.width))" }
    if isHigh, abs(box.maxX - size.width) < 0.01 { return "its right \(part(box.width, size.width))" }
    return percent
  }

  private func part(_ some: Double, _ all: Double) -> String {
    "\(PlainNumber.text(some)) of \(PlainNumber.text(all)) pt"
  }
}
