// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

// An archive contains the values that differ from the defaults, under UIKit's own keys or similar ones.
// Structs are written as strings, which every coder supports.

extension UIView {
  /// The keys of a view's properties in an archive.
  private enum Key {
    static let bounds = "UIBounds"
    static let center = "UICenter"
    static let anchor = "UIAnchorPoint"
    static let frame = "UIFrame"
    static let transform = "UITransform"
    static let alpha = "UIAlpha"
    static let hidden = "UIHidden"
    static let opaque = "UIOpaque"
    static let interactionOff = "UIUserInteractionDisabled"
    static let multipleTouch = "UIMultipleTouchEnabled"
    static let exclusiveTouch = "UIExclusiveTouch"
    static let clips = "UIClipsToBounds"
    static let tag = "UITag"
    static let autoresizing = "UIAutoresizingMask"
    static let autoresizesSubviews = "UIAutoresizeSubviews"
    static let contentMode = "UIContentMode"
    static let background = "UIBackgroundColor"
    static let tint = "UITintColor"
    static let identifier = "UIAccessibilityIdentifier"
    static let label = "UIAccessibilityLabel"
    static let subviews = "UISubviews"
  }

  /// Sets the properties that the archive contains; the others keep the defaults of a new view.
  final func decode(from coder: NSCoder) {
    let values = ValueDecoder(coder)
    if let bounds = values.text(Key.bounds).map({ NSCoder.cgRect(for: $0) }) {
      storedBounds.origin = bounds.origin
      let center =
        values.text(Key.center).map { NSCoder.cgPoint(for: $0) }
        ?? CGPoint(x: bounds.width / 2, y: bounds.height / 2)
      storeFrame(
        CGRect(
          x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
          height: bounds.height))
      storedCenter = center
    }
    if let anchor = values.text(Key.anchor) { setAnchorPoint(NSCoder.cgPoint(for: anchor)) }
    if let frame = values.text(Key.frame), !flags.contains(.anchored) {
      storeFrame(NSCoder.cgRect(for: frame))
    }
    if let transform = values.text(Key.transform) {
      setTransform(NSCoder.cgAffineTransform(for: transform))
    }
    if let alpha = values.number(Key.alpha) { setAlpha(alpha) }
    // Only these flags: a flag for which a class has its own default is written whether it is on or off.
    for (key, flag) in Self.archivedFlags {
      if let on = values.flag(key) { flags.set(flag, on) }
    }
    if let keeps = values.flag(Key.autoresizesSubviews) { flags.set(.keepsSubviewSizes, !keeps) }
    if let opaque = values.flag(Key.opaque) { flags.set(.notOpaque, !opaque) }
    if let mask = values.integer(Key.autoresizing) {
      storedAutoresizingMask = AutoresizingMask(rawValue: UInt(truncatingIfNeeded: mask))
    }
    if let tag = values.integer(Key.tag) { storedTag = tag }
    if let mode = values.integer(Key.contentMode).flatMap({ ContentMode(rawValue: $0) }) {
      ensuredExtras.contentMode = mode
    }
    if let color = values.color(Key.background) { ensuredExtras.backgroundColor = color }
    if let color = values.color(Key.tint) { tintColor = color }
    if let text = values.text(Key.identifier) { ensuredExtras.accessibilityIdentifier = text }
    if let text = values.text(Key.label) { accessibilityLabel = text }
    for view in values.views(Key.subviews) { addSubview(view) }
  }

  private static let archivedFlags: [(String, ViewFlags)] = [
    (Key.hidden, .hidden), (Key.interactionOff, .interactionOff), (Key.multipleTouch, .multipleTouch),
    (Key.exclusiveTouch, .exclusiveTouch), (Key.clips, .clipsToBounds),
  ]

  /// Writes the view and the views below it to an archive.
  final func encodeView(to coder: NSCoder) {
    coder.encode(NSCoder.string(for: storedBounds) as NSString, forKey: Key.bounds)
    coder.encode(NSCoder.string(for: storedCenter) as NSString, forKey: Key.center)
    if flags.contains(.anchored) {
      coder.encode(NSCoder.string(for: storedAnchorPoint) as NSString, forKey: Key.anchor)
    }
    if let affine {
      coder.encode(NSCoder.string(for: affine.matrix) as NSString, forKey: Key.transform)
    } else {
      // The frame as well, so that it reads back exactly as it was set.
      coder.encode(NSCoder.string(for: derivedFrame) as NSString, forKey: Key.frame)
    }
    if storedAlpha != 1 { coder.encode(Double(storedAlpha), forKey: Key.alpha) }
    for (key, flag) in Self.archivedFlags { coder.encode(flags.contains(flag), forKey: key) }
    coder.encode(!flags.contains(.keepsSubviewSizes), forKey: Key.autoresizesSubviews)
    coder.encode(!flags.contains(.notOpaque), forKey: Key.opaque)
    coder.encode(Int(truncatingIfNeeded: storedAutoresizingMask.rawValue), forKey: Key.autoresizing)
    if storedTag != 0 { coder.encode(storedTag, forKey: Key.tag) }
    if let mode = extras?.contentMode, mode != .scaleToFill {
      coder.encode(mode.rawValue, forKey: Key.contentMode)
    }
    if let color = extras?.backgroundColor { coder.encode(color, forKey: Key.background) }
    if let color = extras?.tintColor { coder.encode(color, forKey: Key.tint) }
    if let text = extras?.accessibilityIdentifier { coder.encode(text as NSString, forKey: Key.identifier) }
    if let text = extras?.accessibilityLabel { coder.encode(text as NSString, forKey: Key.label) }
    if !children.isEmpty { coder.encode(children as NSArray, forKey: Key.subviews) }
  }
}
