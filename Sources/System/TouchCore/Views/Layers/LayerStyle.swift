// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

/// The properties of a layer that only drawing uses.
struct LayerStyle {
  var contents: Any?
  var contentsScale: CGFloat = 1
  var isOpaque = false
  var cornerRadius: CGFloat = 0
  var maskedCorners: CACornerMask = .all
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var mask: CALayer?
  /// The layers that this one masks.
  var maskedLayers: [MaskedLayer] = []
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var needsDisplayOnBoundsChange = false
}
