// SPDX-License-Identifier: Apache-2.0

// The values that layers are described with are QuartzCore's own where it exists; the layers are not, because
// they follow the clock of the application. Nothing else of QuartzCore is imported, so that its layers hide
// nobody's.

#if canImport(ObjectiveC)
  @_exported public import struct QuartzCore.CACornerMask
  @_exported public import struct QuartzCore.CAEdgeAntialiasingMask
  @_exported public import struct QuartzCore.CAGradientLayerType
  @_exported public import struct QuartzCore.CALayerContentsFilter
  @_exported public import struct QuartzCore.CALayerContentsGravity
  @_exported public import struct QuartzCore.CALayerCornerCurve
  @_exported public import struct QuartzCore.CAShapeLayerFillRule
  @_exported public import struct QuartzCore.CAShapeLayerLineCap
  @_exported public import struct QuartzCore.CAShapeLayerLineJoin
  @_exported public import struct QuartzCore.CATransform3D
  @_exported public import func QuartzCore.CATransform3DConcat
  @_exported public import func QuartzCore.CATransform3DEqualToTransform
  @_exported public import func QuartzCore.CATransform3DGetAffineTransform
  @_exported public import let QuartzCore.CATransform3DIdentity
  @_exported public import func QuartzCore.CATransform3DInvert
  @_exported public import func QuartzCore.CATransform3DIsAffine
  @_exported public import func QuartzCore.CATransform3DIsIdentity
  @_exported public import func QuartzCore.CATransform3DMakeAffineTransform
  @_exported public import func QuartzCore.CATransform3DMakeRotation
  @_exported public import func QuartzCore.CATransform3DMakeScale
  @_exported public import func QuartzCore.CATransform3DMakeTranslation
  @_exported public import func QuartzCore.CATransform3DRotate
  @_exported public import func QuartzCore.CATransform3DScale
  @_exported public import func QuartzCore.CATransform3DTranslate

  nonisolated extension CATransform3D: @retroactive Equatable {
    /// Whether the two transforms have the same sixteen numbers.
    public static func == (a: CATransform3D, b: CATransform3D) -> Bool { CATransform3DEqualToTransform(a, b) }
  }
#endif
