// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchDrawing
import TouchGraphics

struct ResizableImageTests {
  private let image = UIImage(size: CGSize(width: 20, height: 10))

  /// Where parts of an image are drawn.
  private func rects(_ image: UIImage, in rect: CGRect) -> [CGRect] {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in
      image.draw(in: rect)
    }
    return (drawn.displayList?.operations ?? []).compactMap {
      if case .image(_, let rect, _, _) = $0 { rect } else { nil }
    }
  }

  @Test func `caps keep their size, and the rest is stretched`() {
    let wide = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 4), resizingMode: .stretch)
    #expect(wide.capInsets.left == 8 && wide.resizingMode == .stretch && wide != image)
    #expect(
      rects(wide, in: CGRect(x: 0, y: 0, width: 50, height: 30)) == [
        CGRect(x: 0, y: 0, width: 8, height: 30), CGRect(x: 8, y: 0, width: 38, height: 30),
        CGRect(x: 46, y: 0, width: 4, height: 30),
      ])
    #expect(wide.withRenderingMode(.alwaysOriginal).capInsets == wide.capInsets)
  }

  @Test func `an image that is tiled is repeated, and the last copy is cut off`() {
    let tiled = image.resizableImage(withCapInsets: .zero)
    #expect(
      rects(tiled, in: CGRect(x: 0, y: 0, width: 50, height: 10)) == [
        CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 20, y: 0, width: 20, height: 10),
        CGRect(x: 40, y: 0, width: 10, height: 10),
      ])
    #expect(rects(tiled, in: CGRect(origin: .zero, size: image.size)).count == 1)
  }

  @Test func `caps that do not fit share the room`() {
    let capped = image.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 5))
    #expect(
      rects(capped, in: CGRect(x: 0, y: 0, width: 10, height: 10)) == [
        CGRect(x: 0, y: 0, width: 7.5, height: 10), CGRect(x: 7.5, y: 0, width: 2.5, height: 10),
      ])
  }

  @Test func `a stretchable image stretches one point after the cap`() {
    let button = image.stretchableImage(withLeftCapWidth: 9, topCapHeight: 0)
    #expect(button.capInsets == UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 10))
    #expect(
      rects(
        image.stretchableImage(withLeftCapWidth: 0, topCapHeight: 0),
        in: CGRect(x: 0, y: 0, width: 40, height: 40)
      ).count == 1)
  }

  @Test func `insets go through an NSValue`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(uiEdgeInsets: insets) == NSValue(uiEdgeInsets: insets))
  }
}
