// SPDX-License-Identifier: Apache-2.0

// One import for an application: what UIKit's touch code expects, and nothing else.
@_exported public import TouchControls
@_exported public import TouchCore
