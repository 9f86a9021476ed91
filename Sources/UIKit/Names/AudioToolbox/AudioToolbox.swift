// SPDX-License-Identifier: Apache-2.0

// The sounds of the system, under the name of Apple's module.
@_exported public import Foundation
@_exported public import TouchControls
@_exported public import TouchCore
@_exported public import TouchDrawing
@_exported public import TouchGraphics
@_exported public import TouchInterface
