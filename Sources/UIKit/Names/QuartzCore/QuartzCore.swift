// SPDX-License-Identifier: Apache-2.0

// Layers and animations, under the name of Apple's module.
@_exported public import CoreGraphics
@_exported public import TouchAnimation
@_exported public import TouchControls
@_exported public import TouchCore
@_exported public import TouchRender
