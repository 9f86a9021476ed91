// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import TouchGraphics

/// Reads values from an archive in which any of them may be missing.
package struct ValueDecoder {
  private let coder: NSCoder
  private let hasKeys: Bool

  /// Creates a decoder that reads from `coder`; a coder without keyed coding, or one for encoding, contains
  /// nothing.
  package init(_ coder: NSCoder) {
    self.coder = coder
    // Foundation traps if such a coder is asked for a key.
    hasKeys = coder.allowsKeyedCoding && !(coder is NSKeyedArchiver)
  }

  private func holds(_ key: String) -> Bool {
    hasKeys && coder.containsValue(forKey: key)
  }

  /// A string.
  package func text(_ key: String) -> String? {
    holds(key) ? coder.decodeObject(of: NSString.self, forKey: key) as String? : nil
  }

  /// An integer.
  package func integer(_ key: String) -> Int? {
    holds(key) ? coder.decodeInteger(forKey: key) : nil
  }

  /// A number.
  package func number(_ key: String) -> CGFloat? {
    holds(key) ? CGFloat(coder.decodeDouble(forKey: key)) : nil
  }

  /// A Boolean value.
  package func flag(_ key: String) -> Bool? {
    holds(key) ? coder.decodeBool(forKey: key) : nil
  }

  /// A color.
  package func color(_ key: String) -> UIColor? {
    holds(key) ? coder.decodeObject(of: UIColor.self, forKey: key) : nil
  }

  /// The strings of a list, in its order; other elements are skipped.
  package func texts(_ key: String) -> [String] {
    list(key).compactMap { $0 as? String }
  }

  /// The colors of a list, in its order; other elements are skipped.
  package func colors(_ key: String) -> [UIColor] {
    list(key).compactMap { $0 as? UIColor }
  }

  /// The integers of a list, in its order; other elements are skipped.
  package func numbers(_ key: String) -> [Int] {
    list(key).compactMap { ($0 as? NSNumber)?.intValue }
  }

  /// A view.
  package func view(_ key: String) -> UIView? {
    holds(key) ? coder.decodeObject(forKey: key) as? UIView : nil
  }

  private func list(_ key: String) -> [Any] {
    holds(key) ? coder.decodeObject(forKey: key) as? [Any] ?? [] : []
  }

  /// The views of a list, in its order; other elements are skipped.
  package func views(_ key: String) -> [UIView] {
    list(key).compactMap { $0 as? UIView }
  }
}
