// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

/// A color in a scene.
nonisolated struct SceneColor: SceneTyped {
  let color: UIColor

  static var sceneType: SceneType { .color }

  static func read(_ value: SceneValue) -> SceneColor? {
    switch value {
    case .text(let text): (named(text) ?? hexadecimal(text)).map(SceneColor.init)
    case .numbers(let numbers) where numbers.count == 4:
      SceneColor(
        color: UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]))
    default: nil
    }
  }

  /// The names that scenes can use: UIKit's.
  static var names: [String] { table.map(\.0) }

  /// UIKit's color of a name.
  static func named(_ name: String) -> UIColor? { table.first { $0.0 == name }?.1 }

  /// The color of `#RRGGBB` or `#RRGGBBAA`.
  static func hexadecimal(_ text: String) -> UIColor? {
    guard text.first == "#", text.count == 7 || text.count == 9, text.dropFirst().allSatisfy(\.isHexDigit),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let bits = text.count == 9 ? number : number << 8 | 0xFF
    func part(_ shift: UInt32) -> CGFloat { CGFloat(bits >> shift & 0xFF) / 255 }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  private static let table: [(String, UIColor)] = [
    ("black", .black), ("darkGray", .darkGray), ("lightGray", .lightGray), ("white", .white),
    ("gray", .gray), ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan),
    ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange), ("purple", .purple),
    ("brown", .brown), ("clear", .clear), ("systemRed", .systemRed), ("systemGreen", .systemGreen),
    ("systemBlue", .systemBlue), ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
    ("systemPink", .systemPink), ("systemPurple", .systemPurple), ("systemTeal", .systemTeal),
    ("systemIndigo", .systemIndigo), ("systemBrown", .systemBrown), ("systemMint", .systemMint),
    ("systemCyan", .systemCyan), ("systemGray", .systemGray), ("systemGray2", .systemGray2),
    ("systemGray3", .systemGray3), ("systemGray4", .systemGray4), ("systemGray5", .systemGray5),
    ("systemGray6", .systemGray6), ("label", .label), ("secondaryLabel", .secondaryLabel),
    ("tertiaryLabel", .tertiaryLabel), ("quaternaryLabel", .quaternaryLabel),
    ("systemBackground", .systemBackground), ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground), ("systemFill", .systemFill),
    ("secondarySystemFill", .secondarySystemFill), ("tertiarySystemFill", .tertiarySystemFill),
    ("quaternarySystemFill", .quaternarySystemFill), ("separator", .separator),
    ("opaqueSeparator", .opaqueSeparator), ("link", .link), ("placeholderText", .placeholderText),
    ("darkText", .darkText), ("lightText", .lightText),
  ]
}
