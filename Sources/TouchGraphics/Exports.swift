// SPDX-License-Identifier: Apache-2.0

// UIKit re-exports Foundation, and touch code counts on it: `CGPoint` and `CGRect` come with the import.
@_exported public import Foundation
