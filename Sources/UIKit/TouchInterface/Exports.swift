// SPDX-License-Identifier: Apache-2.0

@_exported public import TouchControls
@_exported public import TouchCore
@_exported public import TouchDrawing
