// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics

private let rect = CGRect(x: 1, y: 2.5, width: 3, height: 0.1)
private let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 0.1)

struct GeometryCodingTests {
  @Test func `geometry is written as UIKit writes it`() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {3, 0.10000000000000001}}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSStringFromCGSize(CGSize(width: 1, height: -2)) == "{1, -2}")
  }

  @Test func `what is written is read back to the last digit`() {
    let third: CGFloat = 1 / 3
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: NSStringFromCGPoint(CGPoint(x: third, y: -third))).x == third)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
    #expect(NSCoder.cgVector(for: "{1, 2}") == CGVector(dx: 1, dy: 2))
    #expect(NSCoder.cgSize(for: " {1,2} ") == CGSize(width: 1, height: 2))
    #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
    #expect(
      NSCoder.nsDirectionalEdgeInsets(for: "{1, 2, 3, 4}")
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(CGRectFromString("{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(arguments: [
    "", "{", "{}", "{1}", "{1, 2", "{1, x}", "{1, 2, 3}", "1, 2", "{{1, 2}, {3}}", "{{1, 2, 3}, {4}}", "{{",
  ])
  func `a text that is none gives zero, and the identity for a transform`(text: String) {
    #expect(NSCoder.cgPoint(for: text) == .zero)
    #expect(NSCoder.cgRect(for: text) == .zero)
    #expect(NSCoder.uiEdgeInsets(for: text) == .zero)
    #expect(NSCoder.cgAffineTransform(for: text) == .identity)
  }

  @Test func `geometry survives an archive`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(CGPoint(x: 1, y: 2), forKey: "point")
    archiver.encode(CGSize(width: 3, height: 4), forKey: "size")
    archiver.encode(rect, forKey: "rect")
    archiver.encode(transform, forKey: "transform")
    archiver.encode(CGVector(dx: 5, dy: 6), forKey: "vector")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.encode(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "direct")
    archiver.encode(UIOffset(horizontal: 7, vertical: 8), forKey: "offset")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
    #expect(coder.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
    #expect(coder.decodeCGRect(forKey: "rect") == rect)
    #expect(coder.decodeCGAffineTransform(forKey: "transform") == transform)
    #expect(coder.decodeCGVector(forKey: "vector") == CGVector(dx: 5, dy: 6))
    #expect(coder.decodeUIEdgeInsets(forKey: "insets").right == 4)
    #expect(coder.decodeDirectionalEdgeInsets(forKey: "direct").trailing == 4)
    #expect(coder.decodeUIOffset(forKey: "offset").vertical == 8)
    #expect(coder.decodeCGPoint(forKey: "nothing") == .zero)
    #expect(coder.decodeUIOffset(forKey: "nothing") == .zero)
    #expect(coder.decodeCGAffineTransform(forKey: "nothing") == .identity)
  }

  @Test func `a value holds points, sizes and rectangles`() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: .zero) == NSValue(cgPoint: .zero))
  }
}
