// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

struct UIImageTests {
  @Test func `a picture is found under the name it was added with, and only there`() {
    let image = UIImage(size: CGSize(width: 24, height: 16), scale: 2)
    ImageCatalog.set(image, named: "knob of this test")
    defer { ImageCatalog.set(nil, named: "knob of this test") }
    let found = UIImage(named: "knob of this test")
    #expect(found?.size == CGSize(width: 24, height: 16))
    #expect(found?.scale == 2)
    #expect(found == UIImage(named: "knob of this test"))
    #expect(UIImage(named: "no such picture") == nil)
    #expect(UIImage(systemName: "knob of this test") == nil)
  }

  @Test func `symbols of the system are kept apart`() {
    ImageCatalog.set(UIImage(size: CGSize(width: 20, height: 18)), systemName: "heart of this test")
    #expect(UIImage(systemName: "heart of this test")?.size.height == 18)
    #expect(UIImage(named: "heart of this test") == nil)
    ImageCatalog.set(nil, systemName: "heart of this test")
    #expect(UIImage(systemName: "heart of this test") == nil)
  }

  @Test func `a picture keeps its size when it is drawn in another way`() {
    let image = UIImage(size: CGSize(width: 5, height: 6))
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(image.renderingMode == .automatic)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(template.size == image.size)
    #expect(template != image)
  }

  @Test func `a size or scale that is none is not kept`() {
    let image = UIImage(size: CGSize(width: CGFloat.nan, height: -4), scale: 0)
    #expect(image.size == .zero)
    #expect(image.scale == 1)
    #expect(UIImage() == UIImage(size: .zero))
  }
}
