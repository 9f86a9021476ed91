// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  /// The method that an action calls.
  ///
  /// Objective-C finds a method by its name, but Swift on other systems cannot. So a selector is a name, a
  /// method, or both:
  ///
  /// - `Selector("save:")`, or just `"save:"`, names a method. A target performs it if its class lists a
  ///   method of this name in ``ActionTarget/actionMethods``.
  /// - `Selector("save:", Editor.save)` names a method and contains it; any `Editor` performs it.
  /// - `Selector(Editor.save)` contains a method, and is named after the line of code that refers to it.
  ///
  /// Once a selector has paired a name with a method, the name alone is enough: `Selector("save:")` then does
  /// what `Selector("save:", Editor.save)` does. So the names that a control returns can be sent again.
  ///
  /// Two selectors that were given names are equal if their names are. Swift cannot tell whether two
  /// references mean the same method, so a selector with only a method is equal only to its own copies. Keep
  /// it in a constant to recognize it later, or give it a name.
  public nonisolated struct Selector: Sendable {
    /// The name; by Objective-C's convention with a colon for each argument.
    ///
    /// A selector of a method alone is called after the class of the method and the place in the source where
    /// the method is referred to, as in `a method of Editor (App/Editor.swift:12:24)`. That is what Swift
    /// knows of a reference without a look at addresses: it is the same in every process, and another one for
    /// every reference in the source. Methods that share a reference, because they go through one call of a
    /// loop, share the name; where one control tells one target of several, it numbers them.
    public let name: String
    /// Whether code has given the name.
    let isNamed: Bool
    let method: ActionMethod?

    /// Makes a selector that names a method.
    public init(_ name: String) {
      self.name = name
      isNamed = true
      method = nil
    }

    @usableFromInline init(name: String, method: ActionMethod) {
      self.init(name: name, isNamed: true, method: method)
    }

    /// Makes a selector of a method that is referred to at a place in the source.
    @usableFromInline init(method: ActionMethod, fileID: StaticString, line: UInt, column: UInt) {
      self.init(
        name: "a method of \(method.owner) (\(fileID):\(line):\(column))", isNamed: false, method: method)
    }

    private init(name: String, isNamed: Bool, method: ActionMethod) {
      self.name = name
      self.isNamed = isNamed
      self.method = KnownMethods.add(method, named: name)
    }
  }

  nonisolated extension Selector {
    /// The same selector of a method alone, with a number in its name.
    package func numbered(_ number: Int) -> Selector {
      guard let method, !isNamed else { return self }
      return Selector(name: "\(name), \(number)", isNamed: false, method: method)
    }
  }

  nonisolated extension Selector: ExpressibleByStringLiteral {
    /// Makes a selector that names a method.
    public init(stringLiteral name: String) {
      self.init(name)
    }
  }

  nonisolated extension Selector: Hashable {
    /// Whether two selectors were given one name or, where none was given, are copies of one.
    public static func == (a: Selector, b: Selector) -> Bool {
      guard a.isNamed == b.isNamed else { return false }
      return a.isNamed ? a.name == b.name : a.method === b.method
    }

    /// Adds the given name or, where there is none, the identity.
    public func hash(into hasher: inout Hasher) {
      if isNamed {
        hasher.combine(name)
      } else {
        hasher.combine(method.map { ObjectIdentifier($0) })
      }
    }
  }

  nonisolated extension Selector: CustomStringConvertible {
    /// The name.
    public var description: String { name }
  }
#endif
