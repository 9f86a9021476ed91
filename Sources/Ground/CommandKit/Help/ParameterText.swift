// SPDX-License-Identifier: Apache-2.0

extension Parameter {
  /// The explanation in help: the summary, the permitted words, the default, and how many times it may be
  /// given.
  var explanation: String {
    var sentences = [summary]
    let allowed = words.allowed
    if !allowed.isEmpty, !summary.mentionsAll(allowed) {
      sentences.append("\(isList ? "Some" : "One") of \(allowed.joined(separator: ", ")).")
    }
    if let defaultText, !defaultText.isEmpty { sentences.append("Default: \(defaultText).") }
    if count == .one, short != nil || isOption { sentences.append("Must be given.") }
    if repeats, !isFlag, isOption { sentences.append("Can be repeated.") }
    return sentences.joined(separator: " ")
  }

  /// Arguments are named in capitals.
  var isOption: Bool { name.first?.isLowercase == true }
}

extension String {
  /// Whether the text contains all words, so that it need not list them again.
  fileprivate func mentionsAll(_ words: [String]) -> Bool {
    let own = Set(split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init))
    return words.allSatisfy(own.contains)
  }
}
