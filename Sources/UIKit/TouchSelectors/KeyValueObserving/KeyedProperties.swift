// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  internal import Foundation
  internal import TouchControls
  internal import TouchCore

  /// The properties that are read and set by their keys, besides those that can be observed by them.
  ///
  /// Without Objective-C nothing finds a property by its name, so each has a line here. A number may be of
  /// any type of number.
  enum KeyedProperties {
    private struct Property {
      var names: [String]
      var read: (AnyObject) -> Any?
      /// Sets the property; whether the value is one of its type.
      var write: (AnyObject, Any?) -> Bool
      var isWritable = true
    }

    /// The value of a property; nil if the object has none of this name.
    static func value(of name: String, in object: AnyObject) -> Any? {
      property(name, of: object)?.read(object)
    }

    /// What came of setting a property.
    enum Outcome {
      case done, wrongType, readOnly, unknown
    }

    static func set(_ value: Any?, for name: String, in object: AnyObject) -> Outcome {
      guard let property = property(name, of: object) else {
        return NamedProperties.reader(of: name, in: object) == nil ? .unknown : .readOnly
      }
      guard property.isWritable else { return .readOnly }
      return property.write(object, value) ? .done : .wrongType
    }

    /// The names that an object of this class takes, for a sentence.
    static func names(of object: AnyObject) -> String {
      all.filter { $0.isWritable && $0.read(object) != nil }.compactMap(\.names.first).joined(separator: ", ")
    }

    private static func property(_ name: String, of object: AnyObject) -> Property? {
      all.first { $0.names.contains(name) && $0.read(object) != nil }
    }

    // MARK: Lines

    private static let all: [Property] = views + contents + controls + scrolling + others

    private static let views: [Property] = [
      value(["frame"], \UIView.frame), value(["bounds"], \UIView.bounds), value(["center"], \UIView.center),
      value(["transform"], \UIView.transform), number(["alpha"], \UIView.alpha),
      flag("hidden", \UIView.isHidden), flag("opaque", \UIView.isOpaque),
      flag("clipsToBounds", \UIView.clipsToBounds),
      flag("userInteractionEnabled", \UIView.isUserInteractionEnabled),
      flag("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
      flag("exclusiveTouch", \UIView.isExclusiveTouch), whole(["tag"], \UIView.tag),
      optional(["backgroundColor"], \UIView.backgroundColor), value(["tintColor"], \UIView.tintColor!),
      kind(["contentMode"], \UIView.contentMode),
      optional(["accessibilityLabel"], \UIView.accessibilityLabel),
      optional(["accessibilityIdentifier"], \UIView.accessibilityIdentifier),
      reading("superview") { (view: UIView) in view.superview },
      reading("subviews") { (view: UIView) in view.subviews },
      reading("window") { (view: UIView) in view.window }, reading("layer") { (view: UIView) in view.layer },
    ]

    private static let contents: [Property] = [
      optional(["text"], \UILabel.text), optional(["attributedText"], \UILabel.attributedText),
      value(["textColor"], \UILabel.textColor!), value(["font"], \UILabel.font!),
      whole(["numberOfLines"], \UILabel.numberOfLines), kind(["textAlignment"], \UILabel.textAlignment),
      optional(["image"], \UIImageView.image), optional(["highlightedImage"], \UIImageView.highlightedImage),
      number(["progress"], \UIProgressView.progress),
      optional(["progressTintColor"], \UIProgressView.progressTintColor),
      optional(["trackTintColor"], \UIProgressView.trackTintColor),
    ]

    private static let controls: [Property] = [
      flag("enabled", \UIControl.isEnabled), flag("selected", \UIControl.isSelected),
      flag("highlighted", \UIControl.isHighlighted), number(["value"], \UISlider.value),
      number(["minimumValue"], \UISlider.minimumValue), number(["maximumValue"], \UISlider.maximumValue),
      flag("on", \UISwitch.isOn), optional(["onTintColor"], \UISwitch.onTintColor),
      number(["value"], \UIStepper.value), number(["stepValue"], \UIStepper.stepValue),
      whole(["selectedSegmentIndex"], \UISegmentedControl.selectedSegmentIndex),
      whole(["numberOfPages"], \UIPageControl.numberOfPages),
      whole(["currentPage"], \UIPageControl.currentPage),
      optional(["pageIndicatorTintColor"], \UIPageControl.pageIndicatorTintColor),
      optional(["currentPageIndicatorTintColor"], \UIPageControl.currentPageIndicatorTintColor),
      // UIKit has had a name for it since iOS 14.
      optional(["_pageImage", "pageImage"], \UIPageControl.preferredIndicatorImage),
      optional(["text"], \UITextField.text), optional(["placeholder"], \UITextField.placeholder),
      optional(["textColor"], \UITextField.textColor), optional(["font"], \UITextField.font),
    ]

    private static let scrolling: [Property] = [
      value(["contentOffset"], \UIScrollView.contentOffset),
      value(["contentSize"], \UIScrollView.contentSize),
      value(["contentInset"], \UIScrollView.contentInset), number(["zoomScale"], \UIScrollView.zoomScale),
      flag("scrollEnabled", \UIScrollView.isScrollEnabled),
      flag("pagingEnabled", \UIScrollView.isPagingEnabled),
      flag("bounces", \UIScrollView.bounces),
    ]

    private static let others: [Property] = [
      number(["cornerRadius"], \CALayer.cornerRadius), number(["borderWidth"], \CALayer.borderWidth),
      number(["opacity"], \CALayer.opacity), flag("masksToBounds", \CALayer.masksToBounds),
      optional(["title"], \UIViewController.title), flag("enabled", \UIGestureRecognizer.isEnabled),
      flag("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
      whole(["numberOfTapsRequired"], \UITapGestureRecognizer.numberOfTapsRequired),
      number(["minimumPressDuration"], \UILongPressGestureRecognizer.minimumPressDuration),
    ]

    // MARK: Kinds of lines

    private static func property<Object: AnyObject, Value>(
      _ names: [String], _ path: ReferenceWritableKeyPath<Object, Value>,
      read: @escaping (Value) -> Any = { $0 },
      convert: @escaping (Any?) -> Value?
    ) -> Property {
      Property(names: names) { object in
        (object as? Object).map { read($0[keyPath: path]) }
      } write: { object, value in
        guard let object = object as? Object, let value = convert(value) else { return false }
        object[keyPath: path] = value
        return true
      }
    }

    private static func value<Object: AnyObject, Value>(
      _ names: [String], _ path: ReferenceWritableKeyPath<Object, Value>
    ) -> Property {
      property(names, path) { $0 as? Value }
    }

    private static func optional<Object: AnyObject, Value>(
      _ names: [String], _ path: ReferenceWritableKeyPath<Object, Value?>
    ) -> Property {
      property(names, path, read: { $0 as Any }) { value in
        guard let value else { return .some(nil) }
        return (value as? Value).map { .some($0) }
      }
    }

    private static func number<Object: AnyObject, Value: BinaryFloatingPoint>(
      _ names: [String], _ path: ReferenceWritableKeyPath<Object, Value>
    ) -> Property {
      property(names, path) { Self.number($0).map { Value($0) } }
    }

    private static func whole<Object: AnyObject>(
      _ names: [String], _ path: ReferenceWritableKeyPath<Object, Int>
    ) -> Property {
      property(names, path) { Self.number($0).flatMap { Int(exactly: $0.rounded(.towardZero)) } }
    }

    /// A property whose key has no `is`, with which it is known, too.
    private static func flag<Object: AnyObject>(
      _ name: String, _ path: ReferenceWritableKeyPath<Object, Bool>
    ) -> Property {
      let full = "is" + name.prefix(1).uppercased() + name.dropFirst()
      return property([name, full], path) { value in (value as? Bool) ?? Self.number(value).map { $0 != 0 } }
    }

    /// A property that is a number by its key.
    private static func kind<Object: AnyObject, Value: RawRepresentable<Int>>(
      _ names: [String], _ path: ReferenceWritableKeyPath<Object, Value>
    ) -> Property {
      property(names, path, read: { $0.rawValue }) { value in
        if let value = value as? Value { return value }
        guard let number = Self.number(value), let whole = Int(exactly: number) else { return nil }
        return Value(rawValue: whole)
      }
    }

    private static func reading<Object: AnyObject>(
      _ name: String, _ read: @escaping (Object) -> Any?
    ) -> Property {
      Property(
        names: [name], read: { ($0 as? Object).map { read($0) as Any } }, write: { _, _ in false },
        isWritable: false)
    }

    private static func number(_ value: Any?) -> Double? {
      switch value {
      case let number as NSNumber: number.doubleValue
      case let number as Double: number
      case let number as CGFloat: Double(number)
      case let number as Float: Double(number)
      case let number as Int: Double(number)
      case let flag as Bool: flag ? 1 : 0
      default: nil
      }
    }
  }
#endif
