// SPDX-License-Identifier: Apache-2.0
package import Foundation
import TouchCore

// Reported: a segmented control is 32 points high since iOS 13. The space at the sides of a segment's content
// is assumed.

extension UISegmentedControl {
  private static let height: CGFloat = 32
  private static let margin: CGFloat = 10

  /// Whether the first segment is at the right.
  package final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func preferredWidth(_ segment: Segment) -> CGFloat {
    segment.contentSize.width + 2 * Self.margin
  }

  /// The widths of the segments, in order.
  ///
  /// Segments with a width keep it; the others share the rest, equally or by content.
  final var segmentWidths: [CGFloat] {
    let given = segments.reduce(0) { $0 + $1.width }
    let rest = max(area.width - given, 0)
    let sharing = segments.filter { $0.width == 0 }
    guard apportionsSegmentWidthsByContent else {
      return segments.map { $0.width > 0 ? $0.width : rest / CGFloat(sharing.count) }
    }
    let wanted = sharing.reduce(0) { $0 + preferredWidth($1) }
    return segments.map { $0.width > 0 ? $0.width : rest * preferredWidth($0) / wanted }
  }

  /// The rectangle of a segment; nil if there is none.
  package final func rect(ofSegmentAt index: Int) -> CGRect? {
    guard segments.indices.contains(index) else { return nil }
    let widths = segmentWidths
    let before = widths[..<index].reduce(0, +)
    return CGRect(
      x: isMirrored ? area.maxX - before - widths[index] : area.origin.x + before, y: area.origin.y,
      width: widths[index], height: area.height)
  }

  final var fittingSize: CGSize {
    let wanted = segments.map { $0.width > 0 ? $0.width : preferredWidth($0) }
    let widest = zip(segments, wanted).reduce(0) { $1.0.width > 0 ? $0 : max($0, $1.1) }
    let width = zip(segments, wanted).reduce(0) { sum, segment in
      sum + (segment.0.width > 0 || apportionsSegmentWidthsByContent ? segment.1 : widest)
    }
    return CGSize(width: width, height: Self.height)
  }
}
