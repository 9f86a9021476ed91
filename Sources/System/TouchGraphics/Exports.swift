// SPDX-License-Identifier: Apache-2.0

// UIKit brings Foundation, and code relies on it: `CGPoint` and `CGRect` come with the import. No umbrella
// can do so in the module's place. On Apple's platforms Foundation brings CoreGraphics, and this module's
// `CGContext` and `CGImage` hide those of CoreGraphics only from files that get it from here: Decision 10.
@_exported public import Foundation
