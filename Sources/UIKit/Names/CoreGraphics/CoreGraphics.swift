// SPDX-License-Identifier: Apache-2.0

// The values of Core Graphics, under the name of Apple's module.
@_exported public import Foundation
@_exported public import TouchDrawing
@_exported public import TouchGraphics
@_exported public import TouchRaster
