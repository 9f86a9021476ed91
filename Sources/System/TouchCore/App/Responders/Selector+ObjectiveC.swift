// SPDX-License-Identifier: Apache-2.0

// Selectors are Objective-C's own where it exists: names of methods, which its runtime finds. One that brings
// a Swift method along is a name under which the package remembers the method.

#if canImport(ObjectiveC)
  public import Foundation
  private import Synchronization

  nonisolated extension Selector {
    /// What the name of a selector of a method alone begins with.
    private static let unnamed = "a method of "

    /// How many selectors of methods alone there have been.
    private static let count = Mutex(0)

    /// The name; by Objective-C's convention with a colon for each argument.
    ///
    /// A selector of a method alone is called after the class of the method and the place in the source where
    /// the method is referred to, with a number that no other has: the runtime keeps the name of each. Where
    /// code refers to a method again and again, `#selector`, or a name, takes no memory each time.
    public var name: String { description }

    /// Whether code has given the name.
    var isNamed: Bool { !name.hasPrefix(Self.unnamed) }

    /// The method of a selector of a method alone.
    var method: ActionMethod? { isNamed ? nil : KnownMethods.method(named: name) }

    @usableFromInline init(name: String, method: ActionMethod) {
      self.init(name)
      KnownMethods.add(method, named: name)
    }

    /// Makes a selector of a method that is referred to at a place in the source.
    @usableFromInline init(method: ActionMethod, fileID: StaticString, line: UInt, column: UInt) {
      let number = Self.count.withLock { count in
        count += 1
        return count
      }
      self.init(
        name: "\(Self.unnamed)\(method.owner) (\(fileID):\(line):\(column)), \(number)", method: method)
    }

    /// The selector itself, whose name no other has.
    package func numbered(_ number: Int) -> Selector { self }
  }
#endif
