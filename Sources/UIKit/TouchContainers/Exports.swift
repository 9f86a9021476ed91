// SPDX-License-Identifier: Apache-2.0

// What is contained is views and their controllers.
@_exported public import TouchControls
@_exported public import TouchCore
