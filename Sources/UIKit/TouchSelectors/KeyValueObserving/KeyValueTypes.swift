// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  /// What an observer of a property is told about a change.
  public nonisolated struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits, as Foundation numbers them.
    public let rawValue: UInt

    /// Creates a set of options from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// A first call when the observation begins, with the value of that time as the new one.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// A call before each change as well; here it comes right before the other one, when the property has
    /// changed already.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
  }

  /// The kind of a change of a property.
  public nonisolated enum NSKeyValueChange: UInt, Sendable {
    /// The property was set.
    case setting = 1
    /// Elements were inserted, which is never reported here.
    case insertion = 2
    /// Elements were removed, which is never reported here.
    case removal = 3
    /// Elements were replaced, which is never reported here.
    case replacement = 4
  }

  /// A change of an observed property.
  public nonisolated struct NSKeyValueObservedChange<Value> {
    /// The kind of a change.
    public typealias Kind = NSKeyValueChange

    /// What changed: the property was set.
    public let kind: Kind
    /// The new value, if the options ask for it.
    public let newValue: Value?
    /// The old value, if the options ask for it; nil in a first call.
    public let oldValue: Value?
    /// The indexes of elements, which no property here has.
    public let indexes: IndexSet?
    /// Whether this is the call before the change.
    public let isPrior: Bool
  }
#endif
