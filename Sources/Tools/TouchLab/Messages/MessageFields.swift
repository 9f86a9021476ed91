// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchCore
import TouchTrace

/// The members of a page's message, each with what it may be: whatever is wrong is refused with its name.
///
/// A member that is missing or null is nil; a refusal names the member, what it must be and what it is.
nonisolated struct MessageFields {
  let node: JSONNode
  /// What precedes the names of the members in refusals, such as `frames[2].`.
  var path = ""

  init(_ node: JSONNode, path: String = "") {
    self.node = node
    self.path = path
  }

  private subscript(name: String) -> JSONNode? {
    node[name].flatMap { $0.isNull ? nil : $0 }
  }

  /// Whether the member is there.
  func has(_ name: String) -> Bool { self[name] != nil }

  /// A refusal of a member.
  func refusal(_ name: String, _ what: String) -> Refusal {
    guard let value = self[name] else {
      return Refusal("“\(path)\(name)” is missing: it is \(what)")
    }
    return Refusal("“\(path)\(name)” is \(what), and not \(value.shown)")
  }

  /// The value of a member that must be there.
  func required<Value>(_ value: Value?, _ name: String, _ what: String) throws(Refusal) -> Value {
    guard let value else { throw refusal(name, what) }
    return value
  }

  func flag(_ name: String) throws(Refusal) -> Bool? {
    guard let value = self[name] else { return nil }
    guard let flag = value.bool else { throw refusal(name, "true or false") }
    return flag
  }

  func number(_ name: String, in range: ClosedRange<Double>, _ what: String = "a number") throws(Refusal)
    -> Double?
  {
    guard let value = self[name] else { return nil }
    guard let number = value.number, range.contains(number) else {
      throw refusal(name, "\(what) from \(range.lowerBound.exact) to \(range.upperBound.exact)")
    }
    return number
  }

  func whole(_ name: String, in range: ClosedRange<Int>) throws(Refusal) -> Int? {
    guard let value = self[name] else { return nil }
    guard let number = value.int, range.contains(number) else {
      throw refusal(name, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// A text with a number of bytes.
  func text(_ name: String, bytes: ClosedRange<Int>) throws(Refusal) -> String? {
    guard let value = self[name] else { return nil }
    guard let text = value.string, bytes.contains(text.utf8.count) else {
      throw refusal(
        name,
        "a text of \(bytes.lowerBound == 0 ? "" : "\(bytes.lowerBound) to ")at most \(bytes.upperBound) bytes"
      )
    }
    return text
  }

  /// One of these words, which must be there.
  func word(_ name: String, of words: [String]) throws(Refusal) -> String {
    guard let word = self[name]?.string, words.contains(word) else {
      throw refusal(name, words.map { "“\($0)”" }.joinedByOr)
    }
    return word
  }

  /// Two numbers, such as a point.
  func pair(_ name: String, in range: ClosedRange<Double>) throws(Refusal) -> (Double, Double)? {
    guard let value = self[name] else { return nil }
    let numbers = value.elements?.compactMap(\.number) ?? []
    guard value.elements?.count == 2, numbers.count == 2, numbers.allSatisfy(range.contains) else {
      throw refusal(name, "a list of two numbers from \(range.lowerBound.exact) to \(range.upperBound.exact)")
    }
    return (numbers[0], numbers[1])
  }

  /// The objects of a list, with at most so many of them.
  func objects(_ name: String, atMost count: Int) throws(Refusal) -> [MessageFields]? {
    guard let value = self[name] else { return nil }
    guard let elements = value.elements, elements.count <= count else {
      throw refusal(name, "a list of at most \(count) objects")
    }
    var objects: [MessageFields] = []
    for (index, element) in elements.enumerated() {
      let place = "\(path)\(name)[\(index)]"
      guard element.members != nil else {
        throw Refusal("“\(place)” is an object, and not \(element.shown)")
      }
      objects.append(MessageFields(element, path: place + "."))
    }
    return objects
  }

  /// The texts of a list that has nothing but these.
  func words(_ name: String, of words: [String]) throws(Refusal) -> [String]? {
    guard let value = self[name] else { return nil }
    let found = value.elements?.compactMap(\.string) ?? []
    guard found.count == value.elements?.count, found.allSatisfy(words.contains) else {
      throw refusal(name, "a list of \(words.map { "“\($0)”" }.joinedByOr)")
    }
    return found
  }
}

nonisolated extension JSONNode {
  /// The value in a sentence: `7`, `the text “abc”`, `a list of 3`.
  fileprivate var shown: String {
    switch value {
    case .number(let number): number.isFinite ? number.exact : "a number that is too large"
    case .string(let text): "the text “\(String(text.prefix(40)).onOneLine)\(text.count > 40 ? "…" : "")”"
    case .array(let elements): "a list of \(elements.count)"
    default: kind
    }
  }
}
