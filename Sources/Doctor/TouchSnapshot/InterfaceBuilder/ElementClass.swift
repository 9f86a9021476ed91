// SPDX-License-Identifier: Apache-2.0

/// The classes of UIKit that stand behind the names of elements.
enum ElementClass {
  /// The classes of views by the names of their elements.
  static let views: [String: String] = [
    "activityIndicatorView": "UIActivityIndicatorView", "adBannerView": "ADBannerView",
    "arscnView": "ARSCNView",
    "arskView": "ARSKView", "arView": "ARView", "button": "UIButton", "calendarView": "UICalendarView",
    "collectionReusableView": "UICollectionReusableView", "collectionView": "UICollectionView",
    "collectionViewCell": "UICollectionViewCell", "collectionViewCellContentView": "UIView",
    "colorWell": "UIColorWell", "containerView": "UIView", "control": "UIControl",
    "datePicker": "UIDatePicker",
    "glkView": "GLKView", "imageView": "UIImageView", "inputView": "UIInputView", "label": "UILabel",
    "mapView": "MKMapView", "mtkView": "MTKView", "navigationBar": "UINavigationBar",
    "pageControl": "UIPageControl", "pasteControl": "UIPasteControl", "pdfView": "PDFView",
    "phLivePhotoView": "PHLivePhotoView", "pickerView": "UIPickerView", "progressView": "UIProgressView",
    "refreshControl": "UIRefreshControl", "sceneKitView": "SCNView", "scnView": "SCNView",
    "scrollView": "UIScrollView", "searchBar": "UISearchBar", "segmentedControl": "UISegmentedControl",
    "skView": "SKView", "slider": "UISlider", "stackView": "UIStackView", "stepper": "UIStepper",
    "switch": "UISwitch", "tabBar": "UITabBar", "tableView": "UITableView",
    "tableViewCell": "UITableViewCell", "tableViewCellContentView": "UIView",
    "tableViewHeaderFooterView": "UITableViewHeaderFooterView", "textField": "UITextField",
    "textView": "UITextView", "toolbar": "UIToolbar", "view": "UIView",
    "visualEffectView": "UIVisualEffectView",
    "webView": "UIWebView", "window": "UIWindow", "wkWebView": "WKWebView",
  ]

  /// The classes of views that have an element, each by its own name.
  static let named: [String: String] = {
    var named: [String: String] = [:]
    for name in views.values { named[name] = name }
    return named
  }()

  /// The classes that are controls, which can be enabled.
  static let controls: Set<String> = [
    "UIButton", "UIColorWell", "UIControl", "UIDatePicker", "UIPageControl", "UIPasteControl",
    "UIRefreshControl", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITextField",
  ]

  /// The private classes of views that have an element of their own.
  static let contentViews = [
    "tableViewCellContentView": "UITableViewCellContentView",
    "collectionViewCellContentView": "UICollectionViewCellContentView",
  ]

  /// The classes of recognizers by the names of their elements; `pong` is what Interface Builder writes.
  static let recognizers: [String: String] = [
    "gestureRecognizer": "UIGestureRecognizer", "hoverGestureRecognizer": "UIHoverGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer", "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer", "tapGestureRecognizer": "UITapGestureRecognizer",
  ]

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
