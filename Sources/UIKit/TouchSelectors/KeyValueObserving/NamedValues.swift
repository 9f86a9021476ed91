// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  internal import TouchCore

  extension KeyValueObservable {
    /// The value of a property by its name; nil, and reported, if nothing finds it by that name here.
    ///
    /// The names are those that can be observed, such as `frame` and `contentOffset`, and those of properties
    /// that classes of the program store.
    public func value(forKey key: String) -> Any? {
      guard let read = NamedProperties.reader(of: key, in: self) else {
        Misuse.report(
          "value(forKey: \"\(key)\"): a \(type(of: self)) has no value by this name; it has \(NamedProperties.names(of: self)). Read the property instead."
        )
        return nil
      }
      return read(self)
    }
  }
#endif
