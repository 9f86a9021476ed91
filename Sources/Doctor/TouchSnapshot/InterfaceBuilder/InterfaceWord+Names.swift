// SPDX-License-Identifier: Apache-2.0

extension InterfaceWord {
  /// The names as files spell them, each at its number.
  ///
  /// Embedded Swift does not know the names of cases, so they are here again.
  static let names: [String] = spelled.split { $0 == " " || $0 == "\n" }.map { String($0) }

  private static let spelled = """
    id key customClass customModule customModuleProvider userLabel property destination kind reference
    type identifier name value selector eventType sceneID sceneMemberID placeholderIdentifier
    storyboardIdentifier alpha clipsSubviews enabled exclusiveTouch hidden multipleTouchEnabled tag text
    title placeholder userInteractionEnabled translatesAutoresizingMaskIntoConstraints fixedFrame
    misplaced ambiguous opaque contentMode horizontalHuggingPriority verticalHuggingPriority
    horizontalCompressionResistancePriority verticalCompressionResistancePriority
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea textAlignment lineBreakMode
    numberOfLines baselineAdjustment adjustsFontSizeToFit minimumFontSize contentHorizontalAlignment
    contentVerticalAlignment buttonType image catalog axis distribution alignment spacing textLabel
    detailTextLabel imageView x y width height widthSizable heightSizable flexibleMinX flexibleMaxX
    flexibleMinY flexibleMaxY pointSize weight red green blue white colorSpace customColorSpace
    systemColor cocoaTouchSystemColor firstItem firstAttribute secondItem secondAttribute relation
    constant multiplier priority document dependencies device adaptation capability deployment plugIn
    scenes scene objects resources rect point size inset edgeInsets autoresizingMask subviews prototypes
    cells constraints constraint variation mask exclude include connections outlet outletCollection
    action segue state accessibility buttonConfiguration string mutableString attributedString segments
    userDefinedRuntimeAttributes userDefinedRuntimeAttribute fontDescription color namedColor
    layoutGuides viewLayoutGuide layoutGuide viewControllerLayoutGuide viewController
    tableViewController navigationController tabBarController collectionViewController navigationItem
    tabBarItem barButtonItem tapGestureRecognizer
    """
}
