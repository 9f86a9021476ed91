// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot
import Touchstone

/// A color of a converted file, as scenes write it, and what it is in light and in dark appearance.
nonisolated struct SceneTextColor: Equatable {
  /// The color in the text of the scene: `#RRGGBB`, `#RRGGBBAA` or a name.
  let text: String
  let light: SceneTextShade
  let dark: SceneTextShade

  /// A color that scenes know.
  init?(scene text: String) {
    guard let color = SceneColor.named(text) ?? SceneColor.hexadecimal(text) else { return nil }
    self.text = text
    light = SceneTextShade(color.components(in: UITraitCollection(userInterfaceStyle: .light)))
    dark = SceneTextShade(color.components(in: UITraitCollection(userInterfaceStyle: .dark)))
  }

  /// A color as a file of Interface Builder or a dump has it.
  ///
  /// A dump prints a color as `UIExtendedSRGBColorSpace 1 0 0 1`, `UIExtendedGrayColorSpace 0 1` or
  /// `<UIDynamicSystemColor: 0x6000; name = labelColor>`.
  init?(source text: String) {
    let separators: Set<Character> = [" ", ";", "<", ">", ",", "="]
    let words = text.split { separators.contains($0) }.map(String.init)
    if let name = words.firstIndex(of: "name"), words.indices.contains(name + 1),
      let color = Self.system(words[name + 1])
    {
      self = color
      return
    }
    for word in words {
      if let color = Self.system(word) ?? SceneTextColor(scene: word) {
        self = color
        return
      }
    }
    guard words.first?.hasSuffix("ColorSpace") == true || words.first?.hasPrefix("kCGColorSpace") == true
    else { return nil }
    let parts = words.dropFirst().compactMap { Double($0) }.filter(\.isFinite)
    switch parts.count {
    case 2: self.init(scene: Self.hexadecimal([parts[0], parts[0], parts[0], parts[1]]))
    case 4 where words[0].contains("P3"):
      self.init(scene: Self.hexadecimal(WideColor.standard(Array(parts.prefix(3))) + [parts[3]]))
    case 4: self.init(scene: Self.hexadecimal(parts))
    default: return nil
    }
  }

  /// The color that UIKit's name `labelColor` stands for.
  private static func system(_ name: String) -> SceneTextColor? {
    if name == "groupTableViewBackgroundColor" { return SceneTextColor(scene: "systemGroupedBackground") }
    guard name.hasSuffix("Color") else { return nil }
    return SceneTextColor(scene: String(name.dropLast("Color".count)))
  }

  private static func hexadecimal(_ parts: [Double]) -> String {
    let shown = parts[3] >= 1 ? parts.dropLast() : parts[...]
    return "#"
      + shown.map { part in
        let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  /// The color with another opacity; a system color keeps its light form.
  func withAlpha(_ alpha: Double) -> SceneTextColor {
    SceneTextColor(scene: Self.hexadecimal([light.red, light.green, light.blue, alpha])) ?? self
  }
}

/// The components of a color, to judge what can be read.
nonisolated struct SceneTextShade: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(_ color: CGColor) {
    let parts = (color.components ?? []).map(Double.init)
    switch parts.count {
    case 2: (red, green, blue, alpha) = (parts[0], parts[0], parts[0], parts[1])
    case 4: (red, green, blue, alpha) = (parts[0], parts[1], parts[2], parts[3])
    default: (red, green, blue, alpha) = (0, 0, 0, 0)
    }
  }

  /// What is seen where the shade covers another one.
  func over(_ back: SceneTextShade) -> SceneTextShade {
    var mixed = back
    mixed.red += (red - back.red) * alpha
    mixed.green += (green - back.green) * alpha
    mixed.blue += (blue - back.blue) * alpha
    return mixed
  }

  /// The contrast of a text of this shade on an opaque one, from 1 to 21, as the Web Content Accessibility
  /// Guidelines define it.
  func contrast(on back: SceneTextShade) -> Double {
    let (one, other) = (over(back).luminance, back.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
