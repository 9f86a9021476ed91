// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// The names of elements and attributes that files of Interface Builder are full of.
///
/// Each has its number in every file, so that the readers of a file compare numbers and no texts. Names that
/// are not here are read as well, by their texts.
enum InterfaceWord: Int32, CaseIterable {
  // Attributes of nearly everything.
  case id, key, customClass, customModule, customModuleProvider, userLabel, property, destination, kind,
    reference, type
  case identifier, name, value, selector, eventType, sceneID, sceneMemberID, placeholderIdentifier,
    storyboardIdentifier
  // Attributes of views.
  case alpha, clipsSubviews, enabled, exclusiveTouch, hidden, multipleTouchEnabled, tag, text, title,
    placeholder
  case userInteractionEnabled, translatesAutoresizingMaskIntoConstraints, fixedFrame, misplaced, ambiguous,
    opaque
  case contentMode, horizontalHuggingPriority, verticalHuggingPriority,
    horizontalCompressionResistancePriority
  case verticalCompressionResistancePriority, preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea
  case textAlignment, lineBreakMode, numberOfLines, baselineAdjustment, adjustsFontSizeToFit, minimumFontSize
  case contentHorizontalAlignment, contentVerticalAlignment, buttonType, image, catalog, axis, distribution,
    alignment
  case spacing, textLabel, detailTextLabel, imageView
  // Attributes of rectangles, masks, fonts and colors.
  case x, y, width, height, widthSizable, heightSizable, flexibleMinX, flexibleMaxX, flexibleMinY,
    flexibleMaxY
  case pointSize, weight, red, green, blue, white, colorSpace, customColorSpace, systemColor,
    cocoaTouchSystemColor
  // Attributes of constraints.
  case firstItem, firstAttribute, secondItem, secondAttribute, relation, constant, multiplier, priority
  // Elements.
  case document, dependencies, device, adaptation, capability, deployment, plugIn, scenes, scene, objects,
    resources
  case rect, point, size, inset, edgeInsets, autoresizingMask, subviews, prototypes, cells, constraints,
    constraint
  case variation, mask, exclude, include, connections, outlet, outletCollection, action, segue, state,
    accessibility
  case buttonConfiguration, string, mutableString, attributedString, segments, userDefinedRuntimeAttributes
  case userDefinedRuntimeAttribute, fontDescription, color, namedColor, layoutGuides, viewLayoutGuide,
    layoutGuide
  case viewControllerLayoutGuide, viewController, tableViewController, navigationController, tabBarController
  case collectionViewController, navigationItem, tabBarItem, barButtonItem, tapGestureRecognizer

  /// These names, and those of the elements of views.
  static let vocabulary = XMLVocabulary(
    names + Set(ElementClass.views.keys).subtracting(names).sorted())

  /// What each name of the vocabulary says about its elements, at its number.
  fileprivate static let traits = vocabulary.names.map { ElementTraits(of: $0) }
}

/// What the name of an element says about it.
struct ElementTraits {
  /// The class of UIKit that the element stands for if it is a view; nil if it is another one, or unknown.
  let viewClass: String?
  /// Whether it is a controller.
  let isController: Bool
  /// Whether it is a controller, or the element `controller` itself.
  let isAnyController: Bool
  /// Whether it is a recognizer.
  let isRecognizer: Bool

  init(of name: String) {
    viewClass = ElementClass.views[name]
    isController = name.hasSuffix("Controller")
    isAnyController = name.hasSuffix("ontroller")
    isRecognizer = name.hasSuffix("estureRecognizer")
  }
}

/// Elements of texts that were read with the vocabulary of ``InterfaceWord``.
extension XMLTree.Element {
  /// The name, if it is one of the words.
  var word: InterfaceWord? { InterfaceWord(rawValue: nameNumber) }

  /// What the name says about the element.
  var traits: ElementTraits {
    let number = Int(nameNumber)
    return number < InterfaceWord.traits.count ? InterfaceWord.traits[number] : ElementTraits(of: name)
  }

  /// The attribute of a name.
  func attribute(_ word: InterfaceWord) -> XMLTree.Attribute? { attribute(numbered: word.rawValue) }

  /// The value of the attribute of a name.
  subscript(word: InterfaceWord) -> String? { attribute(word)?.value }

  /// Whether there is an attribute of a name.
  func has(_ word: InterfaceWord) -> Bool { attribute(word) != nil }

  /// Whether the attribute of a name has a value.
  func has(_ word: InterfaceWord, _ value: StaticString) -> Bool { attribute(word)?.isValue(value) ?? false }

  /// Whether it has a name.
  func isNamed(_ word: InterfaceWord) -> Bool { nameNumber == word.rawValue }
}
