// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  internal import TouchCore

  extension KeyValueObservable {
    /// The value of a property by its name; nil, and reported, if nothing finds it by that name here.
    ///
    /// The names are those of UIKit's properties of views, controls, controllers and recognizers, with and
    /// without the `is` of flags, and those of properties that classes of the program store.
    public func value(forKey key: String) -> Any? {
      if let value = KeyedProperties.value(of: key, in: self) {
        return Mirror(reflecting: value).displayStyle == .optional
          ? Mirror(reflecting: value).children.first?.value : value
      }
      guard let read = NamedProperties.reader(of: key, in: self) else {
        Misuse.report(
          "value(forKey: \"\(key)\"): a \(type(of: self)) has no value by this name; it has \(NamedProperties.names(of: self)) and others of UIKit. Read the property instead."
        )
        return nil
      }
      return read(self)
    }

    /// The value at the end of names with dots between them, such as `layer.cornerRadius`.
    public func value(forKeyPath keyPath: String) -> Any? {
      guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
      let next = value(forKey: String(keyPath[..<dot]))
      let rest = String(keyPath[keyPath.index(after: dot)...])
      return (next as? any KeyValueObservable)?.value(forKeyPath: rest)
    }

    /// Sets the property at the end of names with dots between them, such as `layer.cornerRadius`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
      let next = self.value(forKey: String(keyPath[..<dot]))
      let rest = String(keyPath[keyPath.index(after: dot)...])
      (next as? any KeyValueObservable)?.setValue(value, forKeyPath: rest)
    }

    /// Sets a property by its name; reported, without an effect, if nothing finds it by that name here or the
    /// value is of another type.
    ///
    /// The names are those of UIKit's properties of views, controls, controllers and recognizers, with and
    /// without the `is` of flags. A number may be of any type of number.
    public func setValue(_ value: Any?, forKey key: String) {
      let remedy: String
      switch KeyedProperties.set(value, for: key, in: self) {
      case .done: return
      case .wrongType:
        remedy = "\(value.map { "a \(type(of: $0))" } ?? "nil") is not of its type"
      case .readOnly: remedy = "it can be read only"
      case .unknown:
        remedy = "a \(type(of: self)) has no property by this name; it has \(KeyedProperties.names(of: self))"
      }
      Misuse.report(
        "setValue(_:forKey: \"\(key)\"): \(remedy); nothing changes. Set the property instead.")
    }
  }
#endif
