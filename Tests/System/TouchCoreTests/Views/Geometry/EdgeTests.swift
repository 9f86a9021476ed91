// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchCore
import TouchGraphics

struct EdgeTests {
  @Test func `insets move the edges inwards, negative ones outwards`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
    let outsets = UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)
    #expect(rect.inset(by: outsets) == CGRect(x: 0, y: 10, width: 120, height: 70))
    #expect(rect.inset(by: .zero) == rect)
  }

  @Test func `insets larger than the rectangle give it a negative size`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let inset = rect.inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    #expect(inset.size.width == -6)
    #expect(inset.origin.x == 8)
  }

  @Test func `insets that are not a number give a rectangle that holds no point`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let inset = rect.inset(by: UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0))
    #expect(!inset.holds(CGPoint(x: 5, y: 5)))
  }

  @Test func `the empty initializers are zero`() {
    #expect(UIEdgeInsets() == .zero)
    #expect(NSDirectionalEdgeInsets() == .zero)
    #expect(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).leading == 2)
    #expect(UIOffset() == .zero)
    #expect(UIOffset(horizontal: 1, vertical: 2).vertical == 2)
    #expect(CGVector() == .zero)
  }

  @Test func `a vector is made of any number and coded as a list`() throws {
    let half: Double = 0.5
    #expect(CGVector(dx: half, dy: 1) == CGVector(dx: 0.5 as CGFloat, dy: 1))
    #expect(CGVector(dx: 1, dy: 2).dy == 2)
    let data = try JSONEncoder().encode(CGVector(dx: 1, dy: 2))
    #expect(String(decoding: data, as: UTF8.self) == "[1,2]")
    #expect(try JSONDecoder().decode(CGVector.self, from: data) == CGVector(dx: 1, dy: 2))
  }

  @Test func `edges and corners have UIKit's numbers`() {
    #expect(UIRectEdge.all.rawValue == 15)
    #expect(UIRectEdge.right.rawValue == 8)
    #expect(NSDirectionalRectEdge.trailing.rawValue == 8)
    #expect(NSDirectionalRectEdge.all.rawValue == 15)
    #expect(UIRectCorner.bottomRight.rawValue == 8)
    #expect(UIRectCorner.allCorners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]))
  }

  @Test func `a rectangle is divided from an edge, as Foundation has it`() {
    let parts = CGRect(x: 0, y: 0, width: 10, height: 4).divided(atDistance: 3, from: CGRectEdge.maxXEdge)
    #expect(parts.slice == CGRect(x: 7, y: 0, width: 3, height: 4))
    #expect(parts.remainder == CGRect(x: 0, y: 0, width: 7, height: 4))
  }
}
