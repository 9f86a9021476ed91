// SPDX-License-Identifier: Apache-2.0

/// The classes of UIKit that stand behind the names of elements.
enum ElementClass {
  /// The classes of views by the names of their elements.
  ///
  /// A private class that has an element counts as the one that it comes from.
  static let views: [String: String] = classes(where: { !$0.roles.contains(.recognizer) }) {
    $0.roles.contains(.appMade) ? $0.name : $0.base ?? $0.name
  }

  /// The classes of views that have an element, each by its own name.
  static let named: [String: String] = {
    var named: [String: String] = [:]
    for name in views.values { named[name] = name }
    return named
  }()

  /// The classes that are controls, which can be enabled.
  static let controls = Set(views.values.filter { KnownClass.roles(of: $0).contains(.control) })

  /// The private classes of views that have an element of their own.
  static let contentViews = classes(
    where: { $0.roles.isDisjoint(with: [.appMade, .recognizer]) }, { $0.name })

  /// The classes of recognizers by the names of their elements.
  static let recognizers = classes(where: { $0.roles.contains(.recognizer) }, { $0.name })

  private static func classes(
    where isWanted: (KnownClass) -> Bool, _ name: (KnownClass) -> String
  ) -> [String: String] {
    var classes: [String: String] = [:]
    for row in KnownClass.all where isWanted(row) {
      for element in row.elements { classes[element] = name(row) }
    }
    return classes
  }

  /// The class of an object: its own with the module, or the one that its element stands for.
  static func custom(_ className: String?, module: String?) -> String? {
    guard let className, !className.isEmpty else { return nil }
    guard let module, !module.isEmpty else { return className }
    return module + "." + className
  }

  /// The class of UIKit that the element of a controller stands for.
  static func controller(_ element: String) -> String {
    for (prefix, written) in [("glk", "GLK"), ("avPlayer", "AVPlayer")] where element.hasPrefix(prefix) {
      return written + element.dropFirst(prefix.count)
    }
    return "UI" + element.prefix(1).uppercased() + element.dropFirst()
  }
}
