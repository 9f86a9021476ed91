// SPDX-License-Identifier: Apache-2.0
package import CommandKit

extension CommandError {
  /// The error of verbs that show what was reported, in a build that reports nothing.
  package static let reportsNothing = CommandError(
    .unavailable, "this build reports nothing: it was made with the trait Unobserved",
    advice: "Build it without the trait.")

  /// Throws ``reportsNothing`` in such a build.
  package static func requireFacts() throws(CommandError) {
    #if Unobserved
      throw reportsNothing
    #endif
  }
}
