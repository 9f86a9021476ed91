// SPDX-License-Identifier: Apache-2.0

/// What all files that are ported together declare.
struct Program {
  /// A class, structure, enumeration or protocol.
  struct TypeInfo {
    enum Kind { case classType, protocolType, other }
    var kind: Kind
    /// The types named behind the colon; the first one of a class may be its superclass.
    var inherited: [String]
  }

  /// A method, of a type or an extension.
  struct Method: Hashable {
    var owner: String
    var base: String
    var labels: [String]
    var objectiveCName: String
    /// Whether Objective-C sees the method.
    var isObjectiveC: Bool
    var isInExtension: Bool
    var throwsErrors: Bool
  }

  /// A requirement marked `optional`.
  struct Requirement: Hashable {
    var owner: String
    var base: String
    /// The labels of a method; nil for a property.
    var labels: [String]?
    /// Whether a method gives something.
    var hasResult = false
  }

  /// The types, by their names without those of the types around them.
  var types: [String: TypeInfo] = [:]
  /// The names of the types that are declared, and not only extended; those of `typealias`, too.
  var declared: Set<String> = []
  /// The names of the functions outside of types.
  var functions: Set<String> = []
  /// The methods, in the order of the files.
  var methods: [Method] = []
  /// The optional requirements.
  var optionalRequirements: [Requirement] = []
  /// The names of all stored and computed properties.
  var properties: Set<String> = []

  /// The superclass of a class, if it is one of the files'.
  func superclass(of name: String) -> String? {
    types[name]?.inherited.first { types[$0]?.kind == .classType }
  }

  /// The classes that override the method of observers.
  var keyPathObservers: Set<String> = []
  /// The classes that declare properties that others may observe.
  var observedClasses: Set<String> = []

  /// Whether a class inherits from `NSObject`, and of the classes of other modules from that alone.
  func isRootedInNSObject(_ name: String) -> Bool {
    guard let last = classes(from: name).last, types[last]?.kind == .classType else { return false }
    return types[last]?.inherited.contains("NSObject") == true
  }

  /// The designated initializers of the classes that declare any, by their labels.
  var initializers: [String: [String]] = [:]
  /// The classes that values of a metatype stand for, as in `kind: Knob.Type` and in `<T: Knob>`.
  var metatypes: Set<String> = []
  /// The labels of the initializers that are called of such values.
  var dynamicInitializers: Set<String> = []

  /// The calls that make objects of classes that only values know.
  var metatypeCalls: Set<MetatypeCall> = []
  /// What properties, variables and functions give that are named so, where that is a metatype.
  var metatypeNames: [String: Set<MetatypeSubject>] = [:]
  /// What generic parameters and associated types stand for, as `Owner.Name`.
  var placeholders: [String: String] = [:]
  /// The classes marked `final`.
  var finalClasses: Set<String> = []
  /// The initializers marked `required`, by the labels.
  var declaredRequired: [String: Set<String>] = [:]

  /// What calls make through metatypes of UIKit's classes.
  var certainlyMade: Set<MadeByClass> = []
  /// The classes of the sources that are made by methods, with all that inherit from them.
  var madeFamilies: Set<String> = []
  /// The initializers that classes get, because calls through metatypes need them.
  var addedInitializers: [String: Set<AddedInitializer>] = [:]
  /// The classes of which code asks for an appearance, as in `Knob.appearance()`, which is an object of it.
  var appearances: Set<String> = []

  /// The initializers of a class that code calls through a metatype, by their labels.
  func requiredInitializers(of name: String) -> [String] {
    let made = classes(from: name)
    let kind = madeByClass(name).flatMap { firstMaking(name, by: $0.labels) == nil ? nil : $0 }
    guard kind != nil || metatypes.contains(where: { made.contains($0) }) else { return [] }
    return (initializers[name] ?? []).filter { label in
      label == kind?.labels
        || dynamicInitializers.contains(label)
          && metatypes.contains { made.contains($0) && firstMaking($0, by: label) != nil }
    }
  }

  /// The properties of layer classes that animations name, in their order.
  var layerKeys: [String: [String]] = [:]

  private static let frameworkLayers: Set<String> = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CAEmitterLayer",
    "CATransformLayer",
  ]

  /// Whether a class is a layer class of these files.
  func isLayer(_ name: String) -> Bool {
    guard let last = classes(from: name).last, types[last]?.kind == .classType else { return false }
    return types[last]?.inherited.contains { Self.frameworkLayers.contains($0) } == true
  }

  /// Whether a class has an initializer, declared or inherited.
  func has(_ label: String, _ name: String) -> Bool {
    if let own = initializers[name] { return own.contains(label) }
    return superclass(of: name).map { has(label, $0) } ?? true
  }

  /// The topmost superclass from which on all classes have an initializer; nil if the class itself or one
  /// below lacks it.
  func firstMaking(_ name: String, by label: String) -> String? {
    classes(from: name).last { top in
      types.keys.allSatisfy { !classes(from: $0).contains(top) || has(label, $0) }
    }
  }

  /// A class and its superclasses in the files, from the class up.
  func classes(from name: String) -> [String] {
    var result: [String] = []
    var next: String? = name
    while let name = next, !result.contains(name) {
      result.append(name)
      next = superclass(of: name)
    }
    return result
  }

  /// The methods of a base name that a type has, the nearest ones first.
  func methods(named base: String, in type: String) -> [Method] {
    classes(from: type).flatMap { owner in methods.filter { $0.owner == owner && $0.base == base } }
  }

  /// The protocols that a type conforms to, also through its superclasses and other protocols.
  func protocols(of name: String) -> [String] {
    var result: [String] = []
    var open = classes(from: name).flatMap { types[$0]?.inherited ?? [] }
    while let next = open.popLast() {
      guard types[next]?.kind == .protocolType, !result.contains(next) else { continue }
      result.append(next)
      open += types[next]?.inherited ?? []
    }
    return result
  }

  /// The optional requirement that a member of a type implements.
  func requirement(_ base: String, labels: [String]?, of type: String) -> Requirement? {
    let protocols = protocols(of: type)
    return optionalRequirements.first {
      $0.base == base && $0.labels == labels && protocols.contains($0.owner)
    }
  }

  /// Whether a subclass in the files overrides a method that an extension of a class declares.
  func isOverridden(_ base: String, labels: [String], of owner: String) -> Bool {
    overrides.contains {
      $0.base == base && $0.labels == labels && classes(from: $0.owner).dropFirst().contains(owner)
    }
  }

  /// The methods marked `override`.
  var overrides: [Method] = []

  /// A computed property of a type or an extension.
  struct Property: Hashable {
    var owner: String
    var name: String
  }
  /// The properties that extensions declare.
  var extensionProperties: Set<Property> = []
  /// The properties marked `override`.
  var overriddenProperties: Set<Property> = []

  /// Whether a subclass in the files overrides a property that an extension of a class declares.
  func isOverridden(property name: String, of owner: String) -> Bool {
    overriddenProperties.contains { $0.name == name && classes(from: $0.owner).dropFirst().contains(owner) }
  }
}
