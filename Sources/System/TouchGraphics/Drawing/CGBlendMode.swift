// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  /// How paint mixes with what it is painted on.
  public nonisolated enum CGBlendMode: Int32, Sendable {
    /// Covers it.
    case normal = 0
    /// Multiplies the colors.
    case multiply
    /// Multiplies the inverse colors.
    case screen
    /// Multiplies dark colors and screens light ones.
    case overlay
    /// Keeps the darker color.
    case darken
    /// Keeps the lighter color.
    case lighten
    /// Lightens the background.
    case colorDodge
    /// Darkens the background.
    case colorBurn
    /// Lightens or darkens softly.
    case softLight
    /// Lightens or darkens strongly.
    case hardLight
    /// Subtracts the darker color from the lighter one.
    case difference
    /// Like `difference`, with less contrast.
    case exclusion
    /// The hue of the paint.
    case hue
    /// The saturation of the paint.
    case saturation
    /// The hue and the saturation of the paint.
    case color
    /// The lightness of the paint.
    case luminosity
    /// Makes everything transparent.
    case clear
    /// The paint alone.
    case copy
    /// The paint where there is a background.
    case sourceIn
    /// The paint where there is no background.
    case sourceOut
    /// The paint over the background, where there is one.
    case sourceAtop
    /// The background over the paint.
    case destinationOver
    /// The background where there is paint.
    case destinationIn
    /// The background where there is no paint.
    case destinationOut
    /// The background over the paint, where there is paint.
    case destinationAtop
    /// Each where the other is not.
    case xor
    /// The sum, with dark colors darker.
    case plusDarker
    /// The sum, with light colors lighter.
    case plusLighter
  }

  /// How scaled images are smoothed.
  public nonisolated enum CGInterpolationQuality: Int32, Sendable {
    /// As the context decides.
    case `default` = 0
    /// Not at all.
    case none = 1
    /// Fast.
    case low = 2
    /// Between low and high.
    case medium = 4
    /// Slow.
    case high = 3
  }
#endif
