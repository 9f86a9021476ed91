// SPDX-License-Identifier: Apache-2.0

// Touchstone, under the name of Apple's module.
@_exported public import QuartzCore
@_exported public import TouchAlerts
@_exported public import TouchContainers
@_exported public import TouchDevice
@_exported public import TouchDynamics
@_exported public import TouchEffects
@_exported public import TouchInteractions
@_exported public import TouchSelectors
@_exported public import TouchText
@_exported public import Touchstone

/// Tells the core by its presence that the program was written for iOS, whose devices have run for a while.
final class NamedUIKit {}
