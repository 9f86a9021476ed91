// SPDX-License-Identifier: Apache-2.0

// Bitmap contexts are drawn into with the methods of TouchDrawing.
@_exported public import TouchDrawing
