// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

// Archives the properties of a scroll view that other views do not have.

extension UIScrollView {
  private static var flags: [(key: String, path: ReferenceWritableKeyPath<UIScrollView, Bool>)] {
    [
      ("UIBounceEnabled", \.bounces), ("UIAlwaysBounceVertical", \.alwaysBounceVertical),
      ("UIAlwaysBounceHorizontal", \.alwaysBounceHorizontal), ("UIPagingEnabled", \.isPagingEnabled),
      ("UIScrollEnabled", \.isScrollEnabled), ("UIDirectionalLockEnabled", \.isDirectionalLockEnabled),
      ("UIDelaysContentTouches", \.delaysContentTouches),
      ("UICanCancelContentTouches", \.canCancelContentTouches), ("UIBouncesZoom", \.bouncesZoom),
      ("UIScrollsToTop", \.scrollsToTop),
    ]
  }

  private static var numbers: [(key: String, path: ReferenceWritableKeyPath<UIScrollView, CGFloat>)] {
    [("UIMinimumZoomScale", \.minimumZoomScale), ("UIMaximumZoomScale", \.maximumZoomScale)]
  }

  final func encodeScrolling(to coder: NSCoder) {
    coder.encode(NSCoder.string(for: contentSize) as NSString, forKey: "UIContentSize")
    coder.encode(NSCoder.string(for: contentInset) as NSString, forKey: "UIContentInset")
    coder.encode(Double(decelerationRate.rawValue), forKey: "UIDecelerationRate")
    coder.encode(keyboardDismissMode.rawValue, forKey: "UIKeyboardDismissMode")
    for (key, path) in Self.flags { coder.encode(self[keyPath: path], forKey: key) }
    for (key, path) in Self.numbers { coder.encode(Double(self[keyPath: path]), forKey: key) }
  }

  final func decodeScrolling(from coder: NSCoder) {
    let values = ValueDecoder(coder)
    let offset = contentOffset
    if let text = values.text("UIContentSize") { contentSize = NSCoder.cgSize(for: text) }
    if let text = values.text("UIContentInset") { contentInset = NSCoder.uiEdgeInsets(for: text) }
    if let rate = values.number("UIDecelerationRate") { decelerationRate = DecelerationRate(rawValue: rate) }
    if let mode = values.integer("UIKeyboardDismissMode").flatMap(KeyboardDismissMode.init) {
      keyboardDismissMode = mode
    }
    for (key, path) in Self.flags {
      if let on = values.flag(key) { self[keyPath: path] = on }
    }
    for (key, path) in Self.numbers {
      if let number = values.number(key) { self[keyPath: path] = number }
    }
    contentOffset = offset
  }
}
