// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads colors from archives and writes them: two or four components, and the name of a system color.
nonisolated enum ColorArchive {
  private static let grayKey = "UIWhite"
  private static let keys = ["UIRed", "UIGreen", "UIBlue"]
  private static let alphaKey = "UIAlpha"
  private static let nameKey = "UISystemColorName"

  static func write(_ color: CGColor, systemName: String?, to coder: NSCoder) {
    switch color.model {
    case .gray(let white): coder.encode(Double(white), forKey: grayKey)
    case .rgb(let red, let green, let blue):
      for (key, number) in zip(keys, [red, green, blue]) { coder.encode(Double(number), forKey: key) }
    }
    coder.encode(Double(color.alpha), forKey: alphaKey)
    if let systemName { coder.encode(systemName as NSString, forKey: nameKey) }
  }

  /// Reads a color; missing components count as 0, so that an empty archive gives a transparent color.
  static func read(from coder: NSCoder) -> (CGColor, String?) {
    func number(_ key: String) -> CGFloat {
      coder.containsValue(forKey: key) ? CGFloat(coder.decodeDouble(forKey: key)) : 0
    }
    let isColor = coder.containsValue(forKey: keys[0])
    let model: CGColor.Model =
      isColor ? .rgb(number(keys[0]), number(keys[1]), number(keys[2])) : .gray(number(grayKey))
    var name: String?
    if coder.containsValue(forKey: nameKey) {
      name = coder.decodeObject(of: NSString.self, forKey: nameKey).map { String(describing: $0) }
    }
    return (CGColor.of(model, alpha: number(alphaKey)), name)
  }
}
