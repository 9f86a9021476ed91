// SPDX-License-Identifier: Apache-2.0
internal import TextSources

extension Kind where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the cases of an enumeration.
  package static func word(_ type: Value.Type, placeholder: String = "WORD") -> Kind {
    let words = Value.allCases.map(\.rawValue)
    return Kind(
      placeholder, expected: words.joinedByOr, words: .words(words), parse: { Value(rawValue: $0) },
      spell: { $0.rawValue })
  }
}

extension Kind {
  /// One or more values of another kind, separated by commas: `text,json`.
  package static func list<Element>(of kind: Kind<Element>) -> Kind where Value == [Element] {
    Kind(
      "\(kind.placeholder),…",
      expected: kind.words.allowed.isEmpty
        ? "\(kind.expected), or several with commas" : "\(kind.expected), with commas between several",
      words: kind.words, isList: true,
      parse: { text in
        var values: [Element] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
          guard let value = kind.parse(String(part)) else { return nil }
          values.append(value)
        }
        return values
      },
      spell: { $0.map(kind.spell).joined(separator: ",") })
  }
}
