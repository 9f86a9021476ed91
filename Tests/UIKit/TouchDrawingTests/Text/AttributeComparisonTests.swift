// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchDrawing
import TouchGraphics

/// Neighboring parts of a text are compared whenever it is copied or changed.
///
/// Foundation on Linux traps then, unless the values begin with ``ComparedByFoundation``.
struct AttributeComparisonTests {
  private static let values: [(String, NSAttributedString.Key, any Sendable, any Sendable)] = [
    ("font", .font, UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 20)),
    ("color", .foregroundColor, UIColor.red, UIColor.blue),
    ("system color", .foregroundColor, UIColor.systemBlue, UIColor.label),
    ("image", .init("image"), UIImage(), UIImage().withRenderingMode(.alwaysTemplate)),
  ]

  @Test(arguments: 0..<4) func `values that differ stay apart`(_ index: Int) {
    let (_, key, first, second) = Self.values[index]
    expectApart(first, second, for: key)
  }

  @Test func `styles and shadows that differ stay apart`() {
    let (left, right) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    right.alignment = .right
    expectApart(left, right, for: .paragraphStyle)
    let (near, far) = (NSShadow(), NSShadow())
    far.shadowOffset = CGSize(width: 3, height: 3)
    expectApart(near, far, for: .shadow)
  }

  @Test func `equal values join`() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    #expect(parts(of: NSAttributedString(attributedString: text), .font) == [4])
  }

  private func expectApart(_ first: Any, _ second: Any, for key: NSAttributedString.Key) {
    let text = NSMutableAttributedString(string: "ab", attributes: [key: first])
    text.append(NSAttributedString(string: "cde", attributes: [key: second]))
    let copy = NSMutableAttributedString(attributedString: text)
    #expect(parts(of: copy, key) == [2, 3])
    #expect(parts(of: copy.attributedSubstring(from: NSRange(location: 1, length: 3)), key) == [1, 2])
    copy.addAttribute(key, value: second, range: NSRange(location: 1, length: 1))
    #expect(parts(of: copy, key) == [1, 4])
    copy.setAttributes([key: first], range: NSRange(location: 0, length: 5))
    #expect(parts(of: copy, key) == [5])
    #expect(!copy.isEqual(to: text))
  }

  /// The lengths of the parts that have a value of their own.
  private func parts(of text: NSAttributedString, _ key: NSAttributedString.Key) -> [Int] {
    var lengths: [Int] = []
    unsafe text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { _, range, _ in
      lengths.append(range.length)
    }
    return lengths
  }
}
