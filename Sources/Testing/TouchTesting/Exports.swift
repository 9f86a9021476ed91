// SPDX-License-Identifier: Apache-2.0

// One import for a test of touches: the stage, what it reports, and the views, events and values that it
// works with. TouchGraphics brings Foundation.
@_exported public import TouchCore
@_exported public import TouchGraphics
@_exported public import TouchStage
@_exported public import TouchTrace
