// SPDX-License-Identifier: Apache-2.0

// Items are views, mostly.
@_exported public import TouchCore
