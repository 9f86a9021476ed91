// SPDX-License-Identifier: Apache-2.0

// The sounds of the system, under the name of Apple's module.
@_exported public import TouchInterface
