// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

extension UIButton {
  private enum Key {
    static let type = "UIButtonType"
    static let states = "UIButtonStates"
    static let titles = "UIButtonTitles"
    static let colorStates = "UIButtonTitleColorStates"
    static let colors = "UIButtonTitleColors"
    static let shadowStates = "UIButtonTitleShadowColorStates"
    static let shadows = "UIButtonTitleShadowColors"
    static let keepsHighlighted = "UIButtonKeepsImageWhenHighlighted"
    static let keepsDisabled = "UIButtonKeepsImageWhenDisabled"
    static let subtitleView = "UIButtonSubtitleView"
    static let backdropView = "UIButtonBackdropView"
    static let titleView = "UIButtonTitleView"
    static let imageView = "UIButtonImageView"
    static let backgroundView = "UIButtonBackgroundView"
    static let contentInsets = "UIContentEdgeInsets"
    static let titleInsets = "UITitleEdgeInsets"
    static let imageInsets = "UIImageEdgeInsets"
  }

  final func encodeButton(to coder: NSCoder) {
    coder.encode(storedButtonType.rawValue, forKey: Key.type)
    let states = titles.states
    coder.encode(states.map { NSNumber(value: $0.rawValue) } as NSArray, forKey: Key.states)
    coder.encode(states.map { (titles.own($0) ?? "") as NSString } as NSArray, forKey: Key.titles)
    encode(titleColors, Key.colorStates, Key.colors, to: coder)
    encode(titleShadowColors, Key.shadowStates, Key.shadows, to: coder)
    if !adjustsImageWhenHighlighted { coder.encode(true, forKey: Key.keepsHighlighted) }
    if !adjustsImageWhenDisabled { coder.encode(true, forKey: Key.keepsDisabled) }
    for (key, insets) in [
      (Key.contentInsets, contentEdgeInsets), (Key.titleInsets, titleEdgeInsets),
      (Key.imageInsets, imageEdgeInsets),
    ] where insets != .zero { coder.encode(NSCoder.string(for: insets) as NSString, forKey: key) }
    // They are encoded as subviews; these keys say which subview is which.
    if let label = parts.title { coder.encode(label, forKey: Key.titleView) }
    if let view = parts.image { coder.encode(view, forKey: Key.imageView) }
    if let view = parts.background { coder.encode(view, forKey: Key.backgroundView) }
    if let label = parts.subtitle { coder.encode(label, forKey: Key.subtitleView) }
    if let view = parts.backdrop { coder.encode(view, forKey: Key.backdropView) }
  }

  private func encode(
    _ table: StateValues<UIColor>, _ statesKey: String, _ colorsKey: String, to coder: NSCoder
  ) {
    let states = table.states
    guard !states.isEmpty else { return }
    coder.encode(states.map { NSNumber(value: $0.rawValue) } as NSArray, forKey: statesKey)
    coder.encode(states.compactMap { table.own($0) } as NSArray, forKey: colorsKey)
  }

  private func colors(
    _ statesKey: String, _ colorsKey: String, in values: ValueDecoder
  ) -> StateValues<UIColor> {
    var table = StateValues<UIColor>()
    for (state, color) in zip(values.numbers(statesKey), values.colors(colorsKey)) {
      table.set(color, for: UIControl.State(rawValue: UInt(clamping: state)))
    }
    return table
  }

  final func decodeButton(from coder: NSCoder) {
    let values = ValueDecoder(coder)
    if let raw = values.integer(Key.type), let type = ButtonType(rawValue: raw) {
      storedButtonType = type
      if let image = type.image { images = images.with(image, for: .normal) }
    }
    parts.title = values.view(Key.titleView) as? UILabel
    parts.image = values.view(Key.imageView) as? UIImageView
    parts.background = values.view(Key.backgroundView) as? UIImageView
    // These show a configuration, which is not archived.
    values.view(Key.subtitleView)?.removeFromSuperview()
    values.view(Key.backdropView)?.removeFromSuperview()
    titleColors = colors(Key.colorStates, Key.colors, in: values)
    titleShadowColors = colors(Key.shadowStates, Key.shadows, in: values)
    if values.flag(Key.keepsHighlighted) == true { adjustsImageWhenHighlighted = false }
    if values.flag(Key.keepsDisabled) == true { adjustsImageWhenDisabled = false }
    if let text = values.text(Key.contentInsets) { contentEdgeInsets = NSCoder.uiEdgeInsets(for: text) }
    if let text = values.text(Key.titleInsets) { titleEdgeInsets = NSCoder.uiEdgeInsets(for: text) }
    if let text = values.text(Key.imageInsets) { imageEdgeInsets = NSCoder.uiEdgeInsets(for: text) }
    for (state, title) in zip(values.numbers(Key.states), values.texts(Key.titles)) {
      titles = titles.with(title, for: UIControl.State(rawValue: UInt(clamping: state)))
    }
    contentChanged()
  }
}
