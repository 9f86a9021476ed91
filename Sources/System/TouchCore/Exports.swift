// SPDX-License-Identifier: Apache-2.0

// UIKit brings the values that views are drawn with, and Foundation; touch code counts on both with one
// import. TouchGraphics exports Foundation: a second way to it would make names ambiguous that CoreGraphics
// also has, on Apple's platforms.
@_exported public import TouchGraphics
