// SPDX-License-Identifier: Apache-2.0
internal import TouchCore

/// Collects what is said of wrong use, for the tests of this package.
package enum Misused {
  /// The sentences that were said while `body` ran.
  package static func during(_ body: () throws -> Void) rethrows -> [String] {
    let handler = Misuse.handler
    var sentences: [String] = []
    Misuse.handler = { sentences.append($0) }
    defer { Misuse.handler = handler }
    try body()
    return sentences
  }
}
