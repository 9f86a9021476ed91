// SPDX-License-Identifier: Apache-2.0

/// What is known about classes, one row each.
///
/// *Documented*, *measured*, *reported* and *assumed* mean what the page on evidence says.
///
/// A row is only as sure as its evidence: a class that is missing here is taken for one that may answer otherwise.
enum ClassTable {
  static let rows: [(classes: [String], behavior: HitBehavior)] = [
    // MARK: As UIView does
    (
      ["UIView", "UIWindow"],
      .asUIView("hit-tests as documented for UIView")
    ),
    (
      ["UILabel", "UIImageView", "UIProgressView", "UIActivityIndicatorView", "UIVisualEffectView"],
      .asUIView("documents no override; the first four have their interaction off by default")
    ),
    (
      ["UIButton", "UIControl", "UIRoundedRectButton"],
      .asUIView("documents no override (measured: a button is hit in its bounds and nowhere else)")
    ),
    (
      [
        "UIButtonLabel", "UIStackView", "UITableViewCellContentView", "UIListContentView",
        "_UIVisualEffectContentView", "UIDimmingView",
      ],
      .asUIView("is laid out for you and hit as any view (reported)")
    ),
    (
      [
        "UIScrollView", "UITableView", "UICollectionView", "UITableViewWrapperView", "UICollectionViewCell",
        "UICollectionViewListCell",
        "UICollectionReusableView",
      ],
      .asUIView(
        "finds its content by hit-testing; what it does with the touch is its recognizers' (documented)")
    ),

    // MARK: Containers of controllers
    (
      ["UITransitionView", "UINavigationTransitionView", "UIViewControllerWrapperView"],
      .container(
        .passesOn, itself: .likely, "holds the view of a controller and takes no touch itself (reported)")
    ),
    (
      ["UILayoutContainerView", "UIDropShadowView"],
      .container(
        .asUIView, itself: .likely, "holds the view of a controller, which fills it (reported)")
    ),
    (
      [
        "UITextEffectsWindow", "UIInputSetContainerView", "UIInputSetHostView", "UIEditingOverlayGestureView",
      ],
      .peculiar(
        .passesOn, .likely,
        "lies over the screen for the keyboard and lets touches beside it through (reported)")
    ),
    (
      ["UIRemoteKeyboardWindow", "_UIRemoteView", "_UISizeTrackingView", "_UIHostedWindow"],
      .peculiar(.passesOn, .cannotBeKnown, "shows what another process draws and touches there are its own")
    ),
    (
      [
        "UIStatusBarWindow", "UIStatusBar", "_UIAlertControllerShimPresenterWindow",
        "_UIInteractiveHighlightEffectWindow",
        "MKPassthroughView", "_UITouchPassthroughView", "UITouchPassthroughView", "PassThroughView",
        "PassthroughView",
        "PassThroughWindow", "PassthroughWindow", "COSTouchVisualizerWindow",
      ],
      .peculiar(
        .passesOn, .likely, "is named, or reported, to let touches through that none of its children takes")
    ),

    // MARK: Larger than they look
    (
      ["UINavigationBar", "UIToolbar", "UITabBar"],
      .peculiar(
        .asUIView, .likely, itself: .certain, reach: 10,
        "keeps touches on it, and gives its buttons those from a few points outside of it (reported)")
    ),
    (
      [
        "UITabBarButton", "UINavigationButton", "_UIButtonBarButton", "_UIModernBarButton", "UIToolbarButton",
        "UITableViewIndex", "UITextSelectionView", "UITextRangeView",
      ],
      .peculiar(.asUIView, .likely, reach: 10, "has hit areas larger than its bounds (reported)")
    ),

    // MARK: Controls with private parts
    (
      ["UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl", "UIDatePicker", "UIPickerView"],
      .peculiar(
        .asUIView, .likely, itself: .certain, "has private parts that answer in their own way (reported)")
    ),
    (
      ["UISlider"],
      .peculiar(
        .takesAll, .likely, itself: .certain, reach: 15,
        "takes the touches of its parts, and some around its knob (reported)")
    ),
    (
      ["UITextField", "UITextView", "UISearchBar", "UISearchTextField"],
      .peculiar(
        .asUIView, .likely, itself: .certain,
        "has private parts for text and selection that answer in their own way (reported)"
      )
    ),
    (
      ["UITableViewCell", "UITableViewHeaderFooterView"],
      .peculiar(
        .asUIView, .likely, itself: .certain,
        "decides about touches on its edit and delete controls itself (reported)")
    ),
    (
      [
        "UITableViewCellEditControl", "UITableViewCellReorderControl",
        "UITableViewCellDeleteConfirmationView",
      ],
      .peculiar(
        .asUIView, .likely, "is shown and hidden by the cell, which decides about touches on it (assumed)")
    ),

    // MARK: Views that hold what is no view
    (
      [
        "_UIHostingView", "UIHostingView", "_UIHostingViewController", "CellHostingView", "PlatformViewHost",
        "HostingScrollView", "DisplayList.ViewUpdater", "_UIInheritedView", "_UIGraphicsView",
      ],
      .peculiar(.asUIView, .cannotBeKnown, "belongs to SwiftUI, which finds its own content under a touch")
    ),
    (
      ["RCTRootView", "RCTRootContentView", "RCTSurfaceHostingView", "RCTSurfaceView"],
      .peculiar(
        .asUIView, .likely,
        "belongs to React Native, which takes all touches by a recognizer of its own (reported)")
    ),
    (
      [
        "RCTView", "RCTViewComponentView", "RCTText", "RCTTextView", "RCTParagraphComponentView",
        "RCTImageView",
      ],
      .peculiar(
        .asksChildrenOutside, .cannotBeKnown,
        "belongs to React Native: pointerEvents and hitSlop are not printed, and children outside are asked (reported)"
      )
    ),
    (
      ["FlutterView", "UnityView", "MTKView", "GLKView", "SKView", "SCNView", "ARSCNView"],
      .peculiar(
        .takesAll, .likely, "draws what is no view and looks for what was touched itself (documented)")
    ),
    (
      [
        "WKWebView", "WKScrollView", "WKContentView", "UIWebView", "UIWebBrowserView", "_UIWebViewScrollView",
        "MKMapView",
      ],
      .peculiar(.asUIView, .likely, "shows pages or maps and looks for what was touched itself (documented)")
    ),
  ]
}
