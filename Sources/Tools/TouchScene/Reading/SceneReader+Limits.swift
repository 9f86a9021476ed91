// SPDX-License-Identifier: Apache-2.0
internal import TextSources

// What a scene may state: the table is `InputLimit`.

nonisolated extension SceneReader {
  /// The numbers; nil, with a report, if one is not permitted.
  mutating func checked(
    _ numbers: [Double], _ limit: InputLimit, _ name: String, at offset: Int
  ) -> [Double]? {
    guard let number = numbers.first(where: { !limit.allows($0) }) else { return numbers }
    report(
      "“\(name)” has numbers \(limit.message): \(limit.reason); found \(Decimals.spelling(number))",
      at: offset)
    return nil
  }

  /// The text; nil, with a report, if it is too long.
  mutating func checked(_ text: String, _ name: String, at offset: Int) -> String? {
    let (count, limit) = (text.utf8.count, InputLimit.textBytes)
    guard count > limit.count else { return text }
    report(
      "“\(name)” has at most \(limit.count) bytes: \(limit.reason); here are \(count)", at: offset)
    return nil
  }

  /// The texts; nil, with a report, if there are too many or one is too long.
  mutating func checked(_ texts: [String], _ name: String, at offset: Int) -> [String]? {
    guard checked(count: texts.count, name, at: offset) else { return nil }
    for text in texts {
      guard checked(text, name, at: offset) != nil else { return nil }
    }
    return texts
  }

  /// Whether a list is short enough; reports it if not.
  mutating func checked(count: Int, _ name: String, at offset: Int) -> Bool {
    let limit = InputLimit.sceneTexts
    guard count > limit.count else { return true }
    report("“\(name)” has at most \(limit.count) texts: \(limit.reason); here are \(count)", at: offset)
    return false
  }

  /// Whether a scene may have one more object; reports the first that is too many.
  mutating func countsObject(at offset: Int) -> Bool {
    let limit = InputLimit.sceneObjects
    guard objects <= limit.count else { return false }
    objects += 1
    guard objects > limit.count else { return true }
    report(
      "more than \(limit.count) \(limit.what) are not read: \(limit.reason); this is the first too many",
      at: offset)
    return false
  }

  /// The limits of sums, for numbers each of which is drawn: many small ones cost as much as a large one.
  private static var limitsOfSums: [InputLimit: InputLimit] { [.pages: .allPages] }

  /// Whether a number and those of its kind before it have a sum that is permitted; reports the first that is
  /// too many.
  mutating func addsUp(_ number: Double, _ limit: InputLimit, _ name: String, at offset: Int) -> Bool {
    guard let whole = Self.limitsOfSums[limit] else { return true }
    let before = sums[limit, default: 0]
    guard whole.allows(before) else { return false }
    sums[limit] = before + number
    guard !whole.allows(before + number) else { return true }
    report(
      "“\(name)” makes more than \(whole.count) \(whole.what): \(whole.reason)", at: offset)
    return false
  }
}
