// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
@_exported public import TouchCore
@_exported public import TouchFrames
