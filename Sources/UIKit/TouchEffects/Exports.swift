// SPDX-License-Identifier: Apache-2.0

// Effects are views, or belong to views, which TouchCore has.
@_exported public import TouchCore
