// SPDX-License-Identifier: Apache-2.0

/// What an object begins with so that attributed strings can hold it on Linux.
///
/// `NSAttributedString` compares the attributes of neighboring parts with CoreFoundation's `CFEqual`. When
/// `isEqual(_:)` has answered no, that function goes on: it takes the word after the object's header for the
/// number of a CoreFoundation type, and traps if the number is 0. In an object of a Swift class this word is
/// the first stored property. The number here is that of a plain object, which equals only itself.
package nonisolated struct ComparedByFoundation: Sendable {
  private let typeNumber: UInt64 = 1 << 8

  package init() {}
}
