// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

@Suite nonisolated struct CGImageTests {
  @Test func `an image of the catalog has a picture of its name`() throws {
    ImageCatalog.set(UIImage(size: CGSize(width: 10, height: 5), scale: 3), named: "pictured")
    let image = try #require(UIImage(named: "pictured"))
    #expect(image.cgImage == CGImage(width: 30, height: 15, content: .named("pictured")))
    #expect(UIImage(size: CGSize(width: 2, height: 2)).cgImage?.content == .blank)
    #expect(UIImage().cgImage == nil)
  }

  @Test func `an image of a picture has its size in points`() {
    let picture = CGImage(width: 30, height: 15)
    #expect(UIImage(cgImage: picture).size == CGSize(width: 30, height: 15))
    let lying = UIImage(cgImage: picture, scale: 3, orientation: .leftMirrored)
    #expect(lying.size == CGSize(width: 5, height: 10))
    #expect(lying.cgImage === picture)
    #expect(UIImage(cgImage: picture, scale: 0, orientation: .up).scale == 1)
  }

  @Test func `pictures are equal if they show the same`() {
    let list = DisplayList(bounds: CGRect(x: 0, y: 0, width: 1, height: 1), operations: [.save, .restore])
    let drawn = CGImage(width: 1, height: 1, content: .drawn(list))
    #expect(drawn == drawn.copy())
    #expect(drawn != CGImage(width: 1, height: 1))
    #expect(CGImage(width: -5, height: 1).width == 0)
  }
}
