// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot
import Touchstone

/// What a converted screen shows so far, so that each text can be told from what is behind it.
nonisolated struct SceneTextBackdrop {
  /// The contrast that a text has at least whose color the file does not say.
  static let contrast = 4.5
  /// The contrast at which the colors that UIKit itself uses are kept: its blue has 4 on white.
  static let contrastOfTint = 3.0
  /// How many views are looked at behind a text: of long lists only those that were drawn last.
  private static let nearest = 300

  private var painted: [(rect: ViewRect, color: SceneTextColor, isFromFile: Bool)] = []

  /// Notes that a view shows a color.
  mutating func paint(_ color: SceneTextColor, in rect: ViewRect, isFromFile: Bool) {
    painted.append((rect, color, isFromFile))
  }

  /// What is behind a point in both appearances, and whether the file says all of it.
  func behind(_ point: ViewPoint) -> (light: SceneTextShade, dark: SceneTextShade, isFromFile: Bool) {
    var shown: [SceneTextColor] = []
    var (isFromFile, isOpaque) = (true, false)
    for one in painted.suffix(Self.nearest).reversed() where one.rect.contains(point) {
      shown.append(one.color)
      isFromFile = isFromFile && one.isFromFile
      if one.color.light.alpha >= 1, one.color.dark.alpha >= 1 {
        isOpaque = true
        break
      }
    }
    var light = SceneTextShade(UIColor.white.cgColor)
    var dark = SceneTextShade(UIColor.black.cgColor)
    for color in shown.reversed() { (light, dark) = (color.light.over(light), color.dark.over(dark)) }
    return (light, dark, isFromFile && isOpaque)
  }

  /// The least contrast of a text in the two appearances.
  func contrast(of color: SceneTextColor, at point: ViewPoint) -> Double {
    let back = behind(point)
    return min(color.light.contrast(on: back.light), color.dark.contrast(on: back.dark))
  }

  /// The color for a text that the file says none for: the usual one if it can be read there.
  func readable(_ usual: SceneTextColor, atLeast least: Double = contrast, at point: ViewPoint)
    -> SceneTextColor
  {
    if contrast(of: usual, at: point) >= least { return usual }
    let others = ["label", "#000000", "#FFFFFF"].compactMap(SceneTextColor.init(scene:))
    let contrasts = others.map { contrast(of: $0, at: point) }
    let best = contrasts.indices.max { contrasts[$0] < contrasts[$1] }
    return best.map { others[$0] } ?? usual
  }
}
