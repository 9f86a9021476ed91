// SPDX-License-Identifier: Apache-2.0
import Touchstone

// Lengths computed in two ways differ in their last digits, by the size of a pixel to which text is rounded.

func near(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  return abs(a - b) < 0.001
}

func near(_ a: CGSize, _ b: CGSize) -> Bool { near(a.width, b.width) && near(a.height, b.height) }

func near(_ a: CGRect?, _ b: CGRect?) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  return near(a.minX, b.minX) && near(a.minY, b.minY) && near(a.size, b.size)
}
