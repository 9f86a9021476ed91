// SPDX-License-Identifier: Apache-2.0

// Menus belong to buttons and other controls.
@_exported public import TouchControls
@_exported public import TouchCore
