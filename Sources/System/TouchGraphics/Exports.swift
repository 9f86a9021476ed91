// SPDX-License-Identifier: Apache-2.0

// UIKit re-exports Foundation, and code relies on it: `CGPoint` and `CGRect` come with the import.
@_exported public import Foundation
