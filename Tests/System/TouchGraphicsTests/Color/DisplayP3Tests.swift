// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

@Suite nonisolated struct DisplayP3Tests {
  private func components(_ color: UIColor) -> [CGFloat] {
    (color.cgColor.components ?? []).map { ($0 * 1000).rounded() / 1000 }
  }

  @Test func `the corners of Display P3 are beyond those of sRGB`() {
    #expect(components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)) == [1.093, -0.227, -0.15, 1])
    #expect(components(UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1)) == [-0.512, 1.018, -0.311, 1])
    #expect(components(UIColor(displayP3Red: 0, green: 0, blue: 1, alpha: 0.5)) == [0, 0, 1.042, 0.5])
  }

  @Test func `grays are the same in both`() {
    for part in stride(from: CGFloat(0), through: 1, by: 0.25) {
      let color = components(UIColor(displayP3Red: part, green: part, blue: part, alpha: 1))
      #expect(color == [part, part, part, 1])
    }
  }

  @Test func `literals are colors and images`() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor.orange)
    #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
    ImageCatalog.set(UIImage(size: CGSize(width: 3, height: 4)), named: "literal")
    let image: UIImage = #imageLiteral(resourceName: "literal")
    #expect(image == UIImage(named: "literal"))
  }
}
