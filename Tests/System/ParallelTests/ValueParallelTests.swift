// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchGraphics

/// What any thread may use; `Scripts/checked.sh threads` runs it under the thread sanitizer.
@Suite struct ValueParallelTests {
  @Test func `colors, images and fonts are read by many threads at once`() async {
    let color = UIColor(hue: 0.3, saturation: 0.5, brightness: 0.5, alpha: 1)
    let image = UIImage(size: CGSize(width: 10, height: 20))
    let font = UIFont.systemFont(ofSize: 17)
    let answers = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<64 {
        group.addTask { Self.read(color, image, font) }
      }
      var answers: Set<[String]> = []
      for await answer in group { answers.insert(answer) }
      return answers
    }
    #expect(answers.count == 1)
  }

  private nonisolated static func read(_ color: UIColor, _ image: UIImage, _ font: UIFont) -> [String] {
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [
      color.description, "\(red) \(green) \(blue) \(alpha)", "\(color.isEqual(UIColor.systemBlue))",
      color.withAlphaComponent(0.5).description, UIColor.systemBlue.description,
      "\(color.hash == (color.copy() as? UIColor)?.hash)",
      "\(image.size)", "\(image.withRenderingMode(.alwaysTemplate).isEqual(image))",
      "\(image.hash == (image.copy() as? UIImage)?.hash)", "\(UIImage(named: "none") == nil)",
      "\(font.lineHeight) \(font.ascender)", "\(font.withSize(12).isEqual(font))",
      "\(font.hash == UIFont.systemFont(ofSize: 17).hash)",
      "\(UIFont.preferredFont(forTextStyle: .body).pointSize)",
    ]
  }
}
