// SPDX-License-Identifier: Apache-2.0

// Attributed text belongs to labels and controls, and has the attributes of drawing.
@_exported public import TouchControls
@_exported public import TouchDrawing
