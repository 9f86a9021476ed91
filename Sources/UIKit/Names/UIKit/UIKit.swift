// SPDX-License-Identifier: Apache-2.0

// Touchstone, under the name of Apple's module.
@_exported public import QuartzCore
@_exported public import TouchDynamics
@_exported public import TouchInterface
@_exported public import TouchSelectors
@_exported public import Touchstone

/// Tells the core by its presence that the program was written for iOS, whose devices have run for a while.
final class NamedUIKit {}
