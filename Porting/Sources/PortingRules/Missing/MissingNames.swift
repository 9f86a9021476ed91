// SPDX-License-Identifier: Apache-2.0

/// What the page “What of UIKit is here” says, in the form that `Scripts/members.py` writes for the porter.
struct MissingNames {
  /// The names of the types, functions and constants that are here.
  private(set) var here: Set<String> = []
  private var types: Set<String> = []
  private var members: [String: Subject] = [:]

  static let page = MissingNames(String(decoding: PackageResources.names_txt, as: UTF8.self))

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      if line.hasPrefix("+") {
        here.formUnion(line.dropFirst().split(separator: " ").map(String.init))
        continue
      }
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3 else { continue }
      for name in parts[2].split(separator: " ").map(String.init) {
        if parts[0].isEmpty {
          types.insert(name)
        } else if name.contains(where: \.isUppercase) {
          // A single word, such as `open`, says too little about whose it is. Of several types the one with
          // the shortest name is named.
          let subject = Subject.ofMember(name, of: parts[0], parts[1])
          if members[name].map({ subject.name.count < $0.name.count }) ?? true { members[name] = subject }
        }
      }
    }
  }

  /// The subject of a type, a function or a constant that is not here; nil if it is, or is not Apple's.
  func subject(ofGlobal name: String) -> Subject? {
    guard !here.contains(name), OldNameTable.globals[name] == nil, !Selectors.informal.contains(name) else {
      return nil
    }
    if types.contains(name) { return .ofType(name) }
    let isApples =
      ["UI", "CA"].contains { prefix in
        let rest = name.dropFirst(prefix.count).prefix(3)
        return name.hasPrefix(prefix) && rest.count == 3 && rest.first?.isUppercase == true
          && rest.dropFirst().allSatisfy(\.isLowercase)
      }
      || [
        "NSLayout", "NSTextAttachment", "NSTextContainer", "NSTextStorage", "NSCollectionLayout",
        "NSDiffable",
      ]
      .contains { name.hasPrefix($0) }
    return isApples ? .ofType(name) : nil
  }

  /// The subject of a member that is not here.
  func subject(ofMember name: String) -> Subject? { members[name] }
}
