// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension ClassKnowledge {
  /// The class of UIKit that a view is or comes from; the element types of XCUITest count as theirs.
  static func uikitName(of view: ViewSnapshot) -> String {
    let base = base(of: view)
    return elements[base] ?? base
  }

  /// Whether the view is a cell of a table or a collection.
  static func isCell(_ view: ViewSnapshot) -> Bool {
    let base = uikitName(of: view)
    return base.hasSuffix("TableViewCell") || base.hasSuffix("CollectionViewCell")
      || base.hasSuffix("CollectionViewListCell")
  }

  /// Whether the view is a map, a page or something that scrolls, so that fingers move what it shows.
  static func isSurface(_ view: ViewSnapshot) -> Bool {
    ["MKMapView", "WKWebView", "UIScrollView", "UITableView", "UICollectionView"].contains(
      uikitName(of: view))
      && view.attribute("scrollEnabled") != "NO"
  }

  /// Whether the system lays out what is in the view and takes its touches: bars, keyboards.
  static func isSystems(_ view: ViewSnapshot) -> Bool {
    systems.contains(uikitName(of: view)) || systems.contains(ClassName(view.className).name)
  }

  /// Whether the class is a custom one, so that it may decide itself which points are inside.
  static func isCustom(_ view: ViewSnapshot) -> Bool {
    let name = ClassName(view.className)
    return !name.looksLikeApples && elements[name.name] == nil
  }

  private static let systems: Set<String> = [
    "UINavigationBar", "UITabBar", "UIToolbar", "UIStatusBar", "UIKeyboard", "UITextEffectsWindow",
    "UIRemoteKeyboardWindow", "UIInputSetContainerView", "UIStatusBarWindow", "UITableViewIndex",
    "UITableViewCellEditControl", "UITableViewCellReorderControl", "UISwipeActionPullView",
    "UITableViewCellDeleteConfirmationView", "_UIAlertControllerView", "UIAlertControllerTextFieldView",
    "UICalloutBar", "UIRefreshControl", "_UIScrollViewScrollIndicator",
  ]

  private static let elements: [String: String] = [
    "XCUIElementTypeButton": "UIButton", "XCUIElementTypeSwitch": "UISwitch",
    "XCUIElementTypeSlider": "UISlider",
    "XCUIElementTypeSegmentedControl": "UISegmentedControl", "XCUIElementTypeStepper": "UIStepper",
    "XCUIElementTypeTextField": "UITextField", "XCUIElementTypeSecureTextField": "UITextField",
    "XCUIElementTypeSearchField": "UISearchBar", "XCUIElementTypePageIndicator": "UIPageControl",
    "XCUIElementTypeDatePicker": "UIDatePicker", "XCUIElementTypePicker": "UIPickerView",
    "XCUIElementTypeTextView": "UITextView", "XCUIElementTypeLink": "UILink",
    "XCUIElementTypeCell": "UITableViewCell",
    "XCUIElementTypeNavigationBar": "UINavigationBar", "XCUIElementTypeTabBar": "UITabBar",
    "XCUIElementTypeToolbar": "UIToolbar", "XCUIElementTypeKeyboard": "UIKeyboard",
    "XCUIElementTypeStatusBar": "UIStatusBar", "XCUIElementTypeScrollView": "UIScrollView",
    "XCUIElementTypeTable": "UITableView", "XCUIElementTypeCollectionView": "UICollectionView",
    "Button": "UIButton", "Switch": "UISwitch", "Slider": "UISlider",
    "SegmentedControl": "UISegmentedControl",
    "Stepper": "UIStepper", "TextField": "UITextField", "SecureTextField": "UITextField",
    "SearchField": "UISearchBar", "PageIndicator": "UIPageControl", "TextView": "UITextView",
    "Link": "UILink",
    "Cell": "UITableViewCell", "NavigationBar": "UINavigationBar", "TabBar": "UITabBar",
    "Toolbar": "UIToolbar",
    "Keyboard": "UIKeyboard", "StatusBar": "UIStatusBar", "ScrollView": "UIScrollView",
    "Table": "UITableView",
    "CollectionView": "UICollectionView",
  ]
}
