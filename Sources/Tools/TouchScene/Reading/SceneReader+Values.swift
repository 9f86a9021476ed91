// SPDX-License-Identifier: Apache-2.0
internal import TextSources

nonisolated extension SceneReader {
  /// Reads the value of a field; nil, with a report, if it has the wrong type.
  mutating func content(_ node: JSONNode, _ type: SceneType, _ name: String) -> SceneMember.Content? {
    switch type {
    case .object(let object):
      return .record(record(node, of: object))
    case .list(let object):
      guard let elements = node.elements else { return wrong(node, type, name) }
      var records: [SceneRecord] = []
      for element in elements { records.append(record(element, of: object)) }
      return .records(records)
    case .either(.bool, let other):
      return node.bool.map { .value(.bool($0)) } ?? content(node, other, name)
    case .either(let first, let second):
      if case .string = node.value { return content(node, first, name) }
      return content(node, second, name)
    default:
      return value(node, type, name).map { .value($0) }
    }
  }

  private mutating func wrong<Result>(_ node: JSONNode, _ type: SceneType, _ name: String) -> Result? {
    report("“\(name)” is \(type.form); found \(shown(node))", at: node.offset)
    return nil
  }

  /// Reads a value that is not an object of a scene.
  mutating func value(_ node: JSONNode, _ type: SceneType, _ name: String) -> SceneValue? {
    switch type {
    case .bool:
      return node.bool.map(SceneValue.bool) ?? wrong(node, type, name)
    case .number(let limit):
      guard let number = node.number, limit.allows(number) else { return wrong(node, type, name) }
      return .number(number)
    case .integer(let limit):
      guard let number = node.int, limit.allows(Double(number)) else { return wrong(node, type, name) }
      guard addsUp(Double(number), limit, name, at: node.offset) else { return nil }
      return .number(Double(number))
    case .text:
      guard let text = node.string else { return wrong(node, type, name) }
      return checked(text, name, at: node.offset).map(SceneValue.text)
    case .line(let placeholders):
      guard let text = node.string else { return wrong(node, type, name) }
      guard checked(text, name, at: node.offset) != nil else { return nil }
      check(placeholders, in: text, at: node.offset)
      return .text(text)
    case .texts, .constraints:
      guard let texts = texts(node) else { return wrong(node, type, name) }
      return checked(texts, name, at: node.offset).map(SceneValue.texts)
    case .numbers(let words, let limit):
      guard let numbers = numbers(node, words.count) else { return wrong(node, type, name) }
      return checked(numbers, limit, name, at: node.offset).map(SceneValue.numbers)
    case .insets:
      guard let insets = insets(node) else { return wrong(node, type, name) }
      return checked(insets, .coordinate, name, at: node.offset).map(SceneValue.numbers)
    case .color:
      return color(node, name)
    case .transform:
      return transform(node, name)
    case .region:
      return region(node, name).map(SceneValue.region)
    case .tuning:
      return tuning(node, name).map(SceneValue.tuning)
    case .choice(let words):
      return choice(node, words, type, name).map(SceneValue.text)
    case .choices(let words):
      return choices(node, words, type, name).map(SceneValue.texts)
    case .states(let words):
      if let text = node.string {
        return checked(text, name, at: node.offset).map { .lines([SceneLine(name: "normal", text: $0)]) }
      }
      return lines(node, words, nil, type, name).map(SceneValue.lines)
    case .textsFor(let words):
      return lines(node, words, nil, type, name).map(SceneValue.lines)
    case .lines(let words, let placeholders):
      return lines(node, words, placeholders, type, name).map(SceneValue.lines)
    case .answer:
      if let bool = node.bool { return .bool(bool) }
      guard let texts = texts(node) else { return wrong(node, type, name) }
      return checked(texts, name, at: node.offset).map(SceneValue.texts)
    case .object, .list, .either:
      return wrong(node, type, name)
    }
  }

  // MARK: Parts

  func texts(_ node: JSONNode) -> [String]? {
    guard let elements = node.elements else { return nil }
    let texts = elements.compactMap(\.string)
    return texts.count == elements.count ? texts : nil
  }

  func numbers(_ node: JSONNode, _ count: Int) -> [Double]? {
    guard let elements = node.elements, elements.count == count else { return nil }
    let numbers = elements.compactMap(\.number)
    return numbers.count == count ? numbers : nil
  }

  func insets(_ node: JSONNode) -> [Double]? {
    node.number.map { [$0, $0, $0, $0] } ?? numbers(node, 4)
  }

  private mutating func color(_ node: JSONNode, _ name: String) -> SceneValue? {
    if let text = node.string {
      let value = SceneValue.text(text)
      if SceneColor.read(value) != nil { return value }
      let suggestion = Words.suggestion(for: text, among: SceneColor.names)
      report("“\(text)” is no color; “\(name)” is \(SceneType.color.form)\(suggestion)", at: node.offset)
      return nil
    }
    guard let numbers = numbers(node, 4) ?? numbers(node, 3).map({ $0 + [1] }) else {
      return wrong(node, .color, name)
    }
    return checked(numbers, .fraction, name, at: node.offset).map(SceneValue.numbers)
  }

  private mutating func choice(
    _ node: JSONNode, _ words: [String], _ type: SceneType, _ name: String
  ) -> String? {
    guard let word = node.string else { return wrong(node, type, name) }
    if words.contains(word) { return word }
    let suggestion = Words.suggestion(for: word, among: words)
    report("“\(word)” is not what “\(name)” takes: \(type.form)\(suggestion)", at: node.offset)
    return nil
  }

  private mutating func choices(
    _ node: JSONNode, _ words: [String], _ type: SceneType, _ name: String
  ) -> [String]? {
    guard let elements = node.elements else { return choice(node, words, type, name).map { [$0] } }
    guard checked(count: elements.count, name, at: node.offset) else { return nil }
    var chosen: [String] = []
    for element in elements where !isFull {
      if let word = choice(element, words, type, name) { chosen.append(word) }
    }
    return chosen.count == elements.count ? chosen : nil
  }

  /// Reads a text for each word; where the value is `true`, or the word is alone, the text is empty: the
  /// default line.
  private mutating func lines(
    _ node: JSONNode, _ words: [String], _ placeholders: [String]?, _ type: SceneType, _ name: String
  ) -> [SceneLine]? {
    if placeholders != nil {
      if node.string == "all" { return words.map { SceneLine(name: $0, text: "") } }
      if node.elements != nil || node.string != nil {
        return choices(node, words, .choices(words), name)?.map { SceneLine(name: $0, text: "") }
      }
    }
    guard let members = node.members else { return wrong(node, type, name) }
    for repeated in node.repeatedMembers where !isFull {
      report("“\(repeated.name)” is said a second time in “\(name)”", at: repeated.offset)
    }
    var lines: [SceneLine] = []
    var others: String?
    for member in members where !isFull {
      let isOthers = placeholders != nil && member.name == "all"
      guard isOthers || words.contains(member.name) else {
        let suggestion = Words.suggestion(for: member.name, among: words)
        report("“\(member.name)” is not in “\(name)”: \(Words.list(words))\(suggestion)", at: member.offset)
        continue
      }
      guard let text = text(of: member, placeholders) else { continue }
      if isOthers { others = text } else { lines.append(SceneLine(name: member.name, text: text)) }
    }
    guard let others else { return lines }
    return words.map { word in lines.first { $0.name == word } ?? SceneLine(name: word, text: others) }
  }

  private mutating func text(of member: JSONMember, _ placeholders: [String]?) -> String? {
    if let text = member.value.string {
      guard checked(text, member.name, at: member.value.offset) != nil else { return nil }
      if let placeholders { check(placeholders, in: text, at: member.value.offset) }
      return text
    }
    if placeholders != nil, member.value.bool == true { return "" }
    report("“\(member.name)” is a text; found \(shown(member.value))", at: member.value.offset)
    return nil
  }

  private mutating func check(_ placeholders: [String], in text: String, at offset: Int) {
    guard !placeholders.isEmpty else { return }
    for word in ScenePlaceholders.words(in: text) where !placeholders.contains(word) {
      let suggestion = Words.suggestion(for: word, among: placeholders)
      report(
        "{\(word)} stands for nothing; in braces may be \(Words.list(placeholders))\(suggestion)", at: offset)
    }
  }
}
