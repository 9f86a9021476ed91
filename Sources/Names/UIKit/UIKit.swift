// SPDX-License-Identifier: Apache-2.0

// Touchstone, under the name of Apple's module.
@_exported public import QuartzCore
@_exported public import TouchDevice
@_exported public import TouchInteractions
@_exported public import TouchSelectors
@_exported public import Touchstone
