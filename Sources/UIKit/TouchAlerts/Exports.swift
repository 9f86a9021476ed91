// SPDX-License-Identifier: Apache-2.0

// An alert has text fields, and points at an item of a bar.
@_exported public import TouchBars
