// SPDX-License-Identifier: Apache-2.0

nonisolated extension UIFontDescriptor {
  /// What a font is like, as bits.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt32

    /// Creates a set of traits from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The letters lean.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The strokes are thick.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The letters are wide, which no font here is.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The letters are narrow, which no font here is.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All letters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The lines are close together, which changes nothing here.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// The lines are far from each other, which changes nothing here.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String

    /// Creates a name from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face within the family.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// Features of the font, which fonts here do not have.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The name of a trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String

    /// Creates a name from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The traits as bits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How much the letters lean.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The text of the design.
    public let rawValue: String

    /// Creates a design from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// That of the system font.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends; the same as the default here.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs; the same as the default here.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
