// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  internal import TouchControls
  internal import TouchCore

  /// The properties that can be observed by the texts of their key paths.
  ///
  /// Without Objective-C nothing finds a property by its name, so each has a line here.
  enum NamedProperties {
    private typealias Property = (names: [String], read: (AnyObject) -> Any?)

    /// Reads a property of an object; nil if the object has no property of that name here.
    static func reader(of name: String, in object: AnyObject) -> ((AnyObject) -> Any?)? {
      all.first { $0.names.contains(name) && $0.read(object) != nil }?.read
        ?? storedReader(of: name, in: object)
    }

    /// Reads a property that a class of the program stores; views and their kind have only the names above.
    private static func storedReader(of name: String, in object: AnyObject) -> ((AnyObject) -> Any?)? {
      if object is UIResponder || object is CALayer || object is UIGestureRecognizer { return nil }
      let read = { (object: AnyObject) -> Any? in
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
          if let child = level.children.first(where: { $0.label == name }) { return child.value }
          mirror = level.superclassMirror
        }
        return nil
      }
      return read(object) == nil ? nil : read
    }

    /// The names that an object of this class can be observed by, for a sentence.
    static func names(of object: AnyObject) -> String {
      all.filter { $0.read(object) != nil }.compactMap(\.names.first).joined(separator: ", ")
    }

    private static let all: [Property] = [
      property("frame") { (view: UIView) in view.frame },
      property("bounds") { (view: UIView) in view.bounds },
      property("center") { (view: UIView) in view.center },
      property("transform") { (view: UIView) in view.transform },
      property("alpha") { (view: UIView) in view.alpha },
      property("hidden", "isHidden") { (view: UIView) in view.isHidden },
      property("contentOffset") { (view: UIScrollView) in view.contentOffset },
      property("contentSize") { (view: UIScrollView) in view.contentSize },
      property("contentInset") { (view: UIScrollView) in view.contentInset },
      property("adjustedContentInset") { (view: UIScrollView) in view.adjustedContentInset },
      property("zoomScale") { (view: UIScrollView) in view.zoomScale },
      property("enabled", "isEnabled") { (control: UIControl) in control.isEnabled },
      property("selected", "isSelected") { (control: UIControl) in control.isSelected },
      property("highlighted", "isHighlighted") { (control: UIControl) in control.isHighlighted },
      property("state") { (recognizer: UIGestureRecognizer) in recognizer.state },
      property("position") { (layer: CALayer) in layer.position },
      property("bounds") { (layer: CALayer) in layer.bounds },
    ]

    private static func property<Object: AnyObject, Value>(
      _ names: String..., read: @escaping (Object) -> Value
    ) -> Property {
      (names, { ($0 as? Object).map(read) })
    }
  }
#endif
