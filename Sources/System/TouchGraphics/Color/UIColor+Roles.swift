// SPDX-License-Identifier: Apache-2.0
import Foundation

// The semantic system colors in light appearance.

nonisolated extension UIColor {
  /// Text.
  public static let label = UIColor(system: "labelColor", 0, 0, 0, alpha: 1)

  /// Secondary text.
  public static let secondaryLabel = UIColor(system: "secondaryLabelColor", 60, 60, 67, alpha: 0.6)

  /// Tertiary text.
  public static let tertiaryLabel = UIColor(system: "tertiaryLabelColor", 60, 60, 67, alpha: 0.3)

  /// Quaternary text.
  public static let quaternaryLabel = UIColor(system: "quaternaryLabelColor", 60, 60, 67, alpha: 0.18)

  /// Links.
  public static let link = UIColor(system: "linkColor", 0, 122, 255, alpha: 1)

  /// Placeholder text in text fields.
  public static let placeholderText = UIColor(system: "placeholderTextColor", 60, 60, 67, alpha: 0.3)

  /// Translucent separator lines.
  public static let separator = UIColor(system: "separatorColor", 60, 60, 67, alpha: 0.29)

  /// Opaque separator lines.
  public static let opaqueSeparator = UIColor(system: "opaqueSeparatorColor", 198, 198, 200, alpha: 1)

  /// The main background.
  public static let systemBackground = UIColor(system: "systemBackgroundColor", 255, 255, 255, alpha: 1)

  /// The background of content within the main content.
  public static let secondarySystemBackground = UIColor(
    system: "secondarySystemBackgroundColor", 242, 242, 247, alpha: 1)

  /// The background of content within secondary content.
  public static let tertiarySystemBackground = UIColor(
    system: "tertiarySystemBackgroundColor", 255, 255, 255, alpha: 1)

  /// The main background of grouped content.
  public static let systemGroupedBackground = UIColor(
    system: "systemGroupedBackgroundColor", 242, 242, 247, alpha: 1)

  /// The background of a group.
  public static let secondarySystemGroupedBackground = UIColor(
    system: "secondarySystemGroupedBackgroundColor", 255, 255, 255, alpha: 1)

  /// The background of content within a group.
  public static let tertiarySystemGroupedBackground = UIColor(
    system: "tertiarySystemGroupedBackgroundColor", 242, 242, 247, alpha: 1)

  /// Small shapes.
  public static let systemFill = UIColor(system: "systemFillColor", 120, 120, 128, alpha: 0.2)

  /// Medium-sized shapes.
  public static let secondarySystemFill = UIColor(
    system: "secondarySystemFillColor", 120, 120, 128, alpha: 0.16)

  /// Large shapes.
  public static let tertiarySystemFill = UIColor(
    system: "tertiarySystemFillColor", 118, 118, 128, alpha: 0.12)

  /// Large areas with complex content.
  public static let quaternarySystemFill = UIColor(
    system: "quaternarySystemFillColor", 116, 116, 128, alpha: 0.08)

  /// Text on a light background.
  public static let darkText = UIColor(white: 0, alpha: 1)

  /// Text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  /// The background of grouped tables before iOS 13, now ``systemGroupedBackground``.
  public static let groupTableViewBackground = systemGroupedBackground
}
