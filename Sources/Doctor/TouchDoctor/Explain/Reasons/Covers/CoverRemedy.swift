// SPDX-License-Identifier: Apache-2.0

/// What to do about a view in front.
struct CoverRemedy {
  /// What to do, in a sentence; empty where nothing follows.
  let text: String
  /// The lines that do it.
  let code: [String]
  /// A line for the debugger that tries it.
  let trial: String?
  /// The views that pass touches on, where a class of their own is part of it.
  var passing: [ViewPlace] = []

  init(_ text: String, _ code: [String] = [], trial: String? = nil) {
    self.text = text
    self.code = code
    self.trial = trial
  }

  /// The remedy where nothing is to be done.
  static let nothing = CoverRemedy("")
}
