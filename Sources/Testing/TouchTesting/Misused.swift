// SPDX-License-Identifier: Apache-2.0
internal import TouchCore

/// Collects reports of misuse, for the tests of this package.
package enum Misused {
  /// The reports of misuse made while `body` ran.
  package static func during(_ body: () throws -> Void) rethrows -> [String] {
    let handler = Misuse.handler
    var sentences: [String] = []
    Misuse.handler = { sentences.append($0) }
    defer { Misuse.handler = handler }
    try body()
    return sentences
  }
}
