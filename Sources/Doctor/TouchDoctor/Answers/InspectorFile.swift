// SPDX-License-Identifier: Apache-2.0

/// Files of other inspectors, which are refused by their endings: their formats are undocumented.
package enum InspectorFile {
  /// What to say of a file that is one of them, or part of one: what is wrong, and what to do about it, one
  /// line each; nil for any other file.
  package static func refusal(of path: String) -> (message: String, advice: [String])? {
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    // A file of a bundle is as little text as the bundle.
    let bundle = trimmed.split(separator: "/").first { $0.hasSuffix(".viewhierarchy") }.map { String($0) }
    guard let kind = kinds.first(where: { (bundle ?? trimmed).hasEnding($0.ending) }) else { return nil }
    let isWhole = bundle == nil || trimmed.hasSuffix(".viewhierarchy")
    return (
      "\(trimmed == "-" ? "standard input" : trimmed): it is \(isWhole ? "" : "part of ")\(kind.nature), whose format is not documented, so it is not read",
      [
        "While the app is stopped in the debugger, print its windows as text and save what it prints:",
        "  expression -l objc -O -- [[[UIApplication sharedApplication] windows] valueForKey:@\"recursiveDescription\"]",
      ]
    )
  }

  private static let kinds: [(ending: String, nature: String)] = [
    (".viewhierarchy", "a view hierarchy of Xcode"), (".lookin", "a document of Lookin"),
    (".flex", "a file of FLEX"), (".rvl", "a snapshot of Reveal"), (".reveal", "a snapshot of Reveal"),
  ]
}

extension String {
  /// Whether the text has an ending, compared by bytes: a letter may combine with the dot.
  fileprivate func hasEnding(_ ending: String) -> Bool {
    utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }
}
