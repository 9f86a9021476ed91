// SPDX-License-Identifier: Apache-2.0

/// Reads values from an archive that may lack any of them.
struct ValueDecoder {
  private let coder: NSCoder
  private let hasKeys: Bool

  /// Reads from `coder`; one that has no keys, or is there to be written to, holds nothing.
  init(_ coder: NSCoder) {
    self.coder = coder
    // Foundation traps where such a coder is asked for a key.
    hasKeys = coder.allowsKeyedCoding && !(coder is NSKeyedArchiver)
  }

  private func holds(_ key: String) -> Bool {
    hasKeys && coder.containsValue(forKey: key)
  }

  /// A text.
  func text(_ key: String) -> String? {
    holds(key) ? coder.decodeObject(of: NSString.self, forKey: key) as String? : nil
  }

  /// A whole number.
  func integer(_ key: String) -> Int? {
    holds(key) ? coder.decodeInteger(forKey: key) : nil
  }

  /// A number.
  func number(_ key: String) -> CGFloat? {
    holds(key) ? CGFloat(coder.decodeDouble(forKey: key)) : nil
  }

  /// A yes or no.
  func flag(_ key: String) -> Bool? {
    holds(key) ? coder.decodeBool(forKey: key) : nil
  }

  /// A colour, written by ``ValueEncoding``.
  func color(_ key: String) -> UIColor? {
    text(key).flatMap { ValueEncoding.color(of: $0) }
  }

  /// The views of a list, in its order; what is not a view is passed over.
  func views(_ key: String) -> [UIView] {
    guard holds(key), let list = coder.decodeObject(forKey: key) as? [Any] else { return [] }
    return list.compactMap { $0 as? UIView }
  }
}

/// Writes values into an archive that no coder knows by itself.
enum ValueEncoding {
  /// Writes a colour as a text: its numbers, and the name of one of the system's.
  static func encode(_ color: UIColor, to coder: NSCoder, forKey key: String) {
    var parts = (color.cgColor.components ?? []).map { "\(Double($0))" }
    if let name = color.systemName { parts.append(name) }
    coder.encode(parts.joined(separator: " ") as NSString, forKey: key)
  }

  /// The colour of such a text; nil where it is none.
  static func color(of text: String) -> UIColor? {
    let parts = text.split(separator: " ")
    let numbers = parts.compactMap { Double($0) }.map { CGFloat($0) }
    switch (numbers.count, parts.count) {
    case (2, 2): return UIColor(white: numbers[0], alpha: numbers[1])
    case (4, 4): return UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    case (4, 5):
      return UIColor(
        system: String(parts[4]), numbers[0] * 255, numbers[1] * 255, numbers[2] * 255, alpha: numbers[3])
    default: return nil
    }
  }
}
