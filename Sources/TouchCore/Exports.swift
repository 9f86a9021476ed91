// SPDX-License-Identifier: Apache-2.0

// UIKit brings the values that views are drawn with, and Foundation; touch code counts on both with one import.
@_exported public import Foundation
@_exported public import TouchGraphics
