// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension ClassKnowledge {
  /// Whether the class is one of the system's that no developer makes views of.
  static func isPrivate(_ view: ViewSnapshot) -> Bool {
    let name = ClassName(view.className)
    return name.looksLikeApples && !publicViews.contains(name.name)
  }

  /// Whether the class is one of React Native's, whose touches go to JavaScript.
  static func isReactNatives(_ view: ViewSnapshot) -> Bool {
    ClassName(view.className).name.hasPrefix("RCT") || view.className.hasPrefix("RNS")
  }

  /// Whether the view shows SwiftUI's content, whose views a dump does not have.
  static func isSwiftUIs(_ view: ViewSnapshot) -> Bool { behavior(of: view).because.contains("SwiftUI") }

  /// Whether the class holds the view of a controller: navigation and tab bar controllers, presentations.
  static func isContainer(_ view: ViewSnapshot) -> Bool { containers.contains(base(of: view)) }

  /// Whether the class shows content that is there to be touched: a map, a page, a film, a scene.
  static func isContent(_ view: ViewSnapshot) -> Bool {
    contents.contains(base(of: view)) || contents.contains(ClassName(view.className).name)
  }

  private static let contents: Set<String> = [
    "ARSCNView", "ARSKView", "ARView", "SCNView", "SKView", "MTKView", "GLKView", "UnityView", "FlutterView",
    "MKMapView", "GMSMapView", "MGLMapView", "WKWebView", "PDFView", "PKCanvasView", "AVPlayerView",
    "GADBannerView", "GADNativeAdView", "GAMBannerView", "MAAdView", "FBAdView", "YTPlayerView",
    "GMSPanoramaView",
  ]

  /// Whether the view is a button of an alert, which UIKit builds of views without a control.
  static func isAlertAction(_ view: ViewSnapshot) -> Bool {
    let name = ClassName(view.className).name
    return name.hasPrefix("_UIAlertControllerAction")
      || name.hasPrefix("_UIInterfaceActionCustomViewRepresentation")
      || name.hasPrefix("_UIInterfaceActionItem")
  }

  /// Whether the view belongs to the keyboard.
  static func isKeyboard(_ view: ViewSnapshot) -> Bool {
    keyboards.contains(ClassName(view.className).name) || base(of: view).hasPrefix("UIKeyboard")
  }

  /// Whether the keyboard has its bar and its keys in the view: the views of the app in there are input views
  /// and input accessory views.
  static func isInputHost(_ view: ViewSnapshot) -> Bool {
    ClassName(view.className).name == "UIInputSetHostView"
  }

  private static let containers: Set<String> = [
    "UITransitionView", "UINavigationTransitionView", "UIViewControllerWrapperView", "UILayoutContainerView",
    "UIDropShadowView", "_UIParallaxDimmingView", "UISplitViewControllerPanelImplView",
    "UIPanelControllerContentView",
  ]

  private static let keyboards: Set<String> = [
    "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIInputSetContainerView", "UIInputSetHostView",
    "UIEditingOverlayGestureView",
  ]

  /// The classes of views that the headers declare and people make views of (documented).
  private static let publicViews: Set<String> = [
    "UIView", "UIWindow", "UILabel", "UIImageView", "UIButton", "UIControl", "UIStackView", "UIScrollView",
    "UITableView",
    "UICollectionView", "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
    "UITableViewHeaderFooterView", "UITextField", "UITextView", "UISearchTextField", "UISearchBar",
    "UISwitch", "UISlider",
    "UIStepper", "UISegmentedControl", "UIPageControl", "UIDatePicker", "UIPickerView", "UIColorWell",
    "UIProgressView",
    "UIActivityIndicatorView", "UIRefreshControl", "UIVisualEffectView", "UINavigationBar", "UITabBar",
    "UIToolbar",
    "UIInputView", "UIWebView", "WKWebView", "MKMapView", "MKAnnotationView", "MKMarkerAnnotationView",
    "SKView",
    "SCNView", "ARSCNView", "ARSKView", "ARView", "MTKView", "GLKView", "PDFView", "AVPlayerView",
    "PKCanvasView",
    "UICollectionViewListCell", "UIListContentView", "UIContentUnavailableView", "UICalendarView",
    "UIEventAttributionView",
    "UIPasteControl", "_UIReplicantView",
  ]
}
