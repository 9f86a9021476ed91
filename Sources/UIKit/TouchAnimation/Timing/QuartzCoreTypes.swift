// SPDX-License-Identifier: Apache-2.0

// The values that animations are described with are QuartzCore's own where it exists; the animations are not,
// because they follow the clock of the application.

#if canImport(ObjectiveC)
  @_exported public import struct QuartzCore.CAAnimationCalculationMode
  @_exported public import struct QuartzCore.CAAnimationRotationMode
  @_exported public import struct QuartzCore.CAEmitterLayerEmitterMode
  @_exported public import struct QuartzCore.CAEmitterLayerEmitterShape
  @_exported public import struct QuartzCore.CAEmitterLayerRenderMode
  @_exported public import struct QuartzCore.CAFrameRateRange
  @_exported public import struct QuartzCore.CAMediaTimingFillMode
  @_exported public import class QuartzCore.CAMediaTimingFunction
  @_exported public import struct QuartzCore.CAMediaTimingFunctionName
  @_exported public import struct QuartzCore.CATextLayerAlignmentMode
  @_exported public import struct QuartzCore.CATextLayerTruncationMode
  @_exported public import let QuartzCore.kCATransactionAnimationDuration
  @_exported public import let QuartzCore.kCATransactionAnimationTimingFunction
  @_exported public import let QuartzCore.kCATransactionCompletionBlock
  @_exported public import let QuartzCore.kCATransactionDisableActions
  @_exported public import let QuartzCore.kCATransition
  @_exported public import struct QuartzCore.CATransitionSubtype
  @_exported public import struct QuartzCore.CATransitionType
  @_exported public import class QuartzCore.CAValueFunction
  @_exported public import struct QuartzCore.CAValueFunctionName
#endif
