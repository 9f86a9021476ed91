// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// Collects what is said of wrong use.
enum Misused {
  /// The sentences that were said while `body` ran.
  static func during(_ body: () throws -> Void) rethrows -> [String] {
    let handler = Misuse.handler
    var words: [String] = []
    Misuse.handler = { words.append($0) }
    defer { Misuse.handler = handler }
    try body()
    return words
  }
}
