// SPDX-License-Identifier: Apache-2.0

// Foundation has the type where there is Objective-C.
#if !canImport(ObjectiveC)
  /// A key of the dictionary that describes a change of an observed property.
  public nonisolated struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// What changed, as the number of a kind of change: the property was set.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of a change of a collection, which no property here has.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the call comes before the change, which it never does here.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  }

  extension UIResponder {
    final func refuseObservation(of keyPath: String?) {
      Misuse.report(
        "\(type(of: self)) observes \(keyPath ?? "a property") and does not override observeValue(forKeyPath:of:change:context:); override it, and call super only for what the class does not observe itself."
      )
    }
  }
#endif
