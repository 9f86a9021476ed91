// SPDX-License-Identifier: Apache-2.0

// Animations are added to layers, which TouchCore has.
@_exported public import TouchCore
