// SPDX-License-Identifier: Apache-2.0

// One import for an application: what UIKit's touch code expects, and nothing else. TouchGraphics brings
// Foundation.
@_exported public import TouchControls
@_exported public import TouchCore
@_exported public import TouchGraphics
