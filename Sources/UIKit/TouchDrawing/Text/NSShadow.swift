// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchGraphics

/// A shadow of text.
open class NSShadow: NSObject, NSCopying {
  private final let compared = ComparedByFoundation()
  /// How far the shadow is from the letters, in points, with y pointing down.
  open var shadowOffset = CGSize.zero
  /// How far the shadow's edge spreads.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor` or a `CGColor`; nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow that falls exactly behind the letters.
  public override init() {
    super.init()
  }

  /// A shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// The shadow as a display list has it.
  var recorded: DisplayList.Shadow? {
    let color = (shadowColor as? UIColor)?.cgColor ?? CGColor.value(shadowColor)
    return color.map { DisplayList.Shadow(offset: shadowOffset, blur: shadowBlurRadius, color: $0) }
  }
}
