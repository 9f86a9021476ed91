// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

extension UITextField {
  private enum Key {
    static let text = "UIText"
    static let placeholder = "UIPlaceholder"
    static let fontSize = "UIFontSize"
    static let color = "UITextColor"
    static let alignment = "UITextAlignment"
    static let border = "UIBorderStyle"
    static let clearsOnBegin = "UIClearsOnBeginEditing"
    static let clearButton = "UIClearButtonMode"
    static let left = "UILeftView"
    static let leftMode = "UILeftViewMode"
    static let right = "UIRightView"
    static let rightMode = "UIRightViewMode"
  }

  final func decodeField(from coder: NSCoder) {
    let values = ValueDecoder(coder)
    storedText = values.text(Key.text) ?? ""
    selection = FieldSelection(at: length)
    placeholder = values.text(Key.placeholder)
    if let size = values.number(Key.fontSize) { font = .systemFont(ofSize: size) }
    if let color = values.color(Key.color) { textColor = color }
    if let raw = values.integer(Key.alignment), let value = NSTextAlignment(rawValue: raw) {
      textAlignment = value
    }
    if let raw = values.integer(Key.border), let value = BorderStyle(rawValue: raw) { borderStyle = value }
    if let raw = values.integer(Key.clearButton), let value = ViewMode(rawValue: raw) {
      clearButtonMode = value
    }
    clearsOnBeginEditing = values.flag(Key.clearsOnBegin) ?? false
    // Side views that are shown are also among the subviews.
    leftView = values.view(Key.left)
    rightView = values.view(Key.right)
    leftViewMode = values.integer(Key.leftMode).flatMap { ViewMode(rawValue: $0) } ?? .never
    rightViewMode = values.integer(Key.rightMode).flatMap { ViewMode(rawValue: $0) } ?? .never
  }

  final func encodeField(to coder: NSCoder) {
    coder.encode(storedText as NSString, forKey: Key.text)
    if let placeholder { coder.encode(placeholder as NSString, forKey: Key.placeholder) }
    if let font { coder.encode(Double(font.pointSize), forKey: Key.fontSize) }
    if let textColor { coder.encode(textColor, forKey: Key.color) }
    coder.encode(textAlignment.rawValue, forKey: Key.alignment)
    coder.encode(borderStyle.rawValue, forKey: Key.border)
    coder.encode(clearButtonMode.rawValue, forKey: Key.clearButton)
    coder.encode(clearsOnBeginEditing, forKey: Key.clearsOnBegin)
    if let leftView { coder.encode(leftView, forKey: Key.left) }
    if let rightView { coder.encode(rightView, forKey: Key.right) }
    coder.encode(leftViewMode.rawValue, forKey: Key.leftMode)
    coder.encode(rightViewMode.rawValue, forKey: Key.rightMode)
  }
}
