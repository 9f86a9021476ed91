// SPDX-License-Identifier: Apache-2.0

/// What is known about classes, one row each.
///
/// *Documented*, *measured*, *reported* and *assumed* mean what the page on evidence says.
///
/// A row is only as sure as its evidence: a class that is missing here is taken for one that may answer
/// otherwise.
enum ClassTable {
  static let rows: [(classes: [String], behavior: HitBehavior)] = [
    // MARK: As UIView does
    (
      ["UIView", "UIWindow"],
      .asUIView("hit-tests as documented for UIView")
    ),
    (
      ["UIInputView"],
      .asUIView("documents no override")
    ),
    (
      ["UILabel", "UIImageView", "UIProgressView", "UIActivityIndicatorView", "UIVisualEffectView"],
      .asUIView("documents no override; the first four have their interaction off by default")
    ),
    (
      ["UIButton", "UIControl", "UIRoundedRectButton", "PKPaymentButton"],
      .asUIView("documents no override (measured: a button is hit in its bounds and nowhere else)")
    ),
    (
      [
        "UIButtonLabel", "UIStackView", "UITableViewCellContentView", "UIListContentView",
        "_UIVisualEffectContentView", "UISegment",
      ],
      .asUIView("is laid out for you and hit as any view (reported)")
    ),
    (
      [
        "_UIPageViewControllerContentView", "_UIQueuingScrollView", "UISplitViewControllerPanelImplView",
        "_UICollectionViewOrthogonalScrollerEmbeddedScrollView", "_UISplitViewControllerPanelView",
        "_UITAMICAdaptorView", "_UITableCellAccessoryButton", "UIContentUnavailableView",
        "_UIContentUnavailableView", "UICalendarView", "MKBasicMapView", "_UIVisualEffectBackdropView",
        "_UIVisualEffectSubview", "AVPlayerView", "AVPlaybackContentContainerView", "AVPlayerLayerView",
        "__AVPlayerLayerView", "AVPlaybackControlsView", "AVMobileChromelessContainerView",
      ],
      laidOut
    ),
    (
      ["_UIKeyboardLayoutAlignmentView", "UIKeyboardLayoutAlignmentView", "_UILayoutGuide"],
      .container(.passesOn, itself: .certain, "only marks a place for constraints (reported)")
    ),
    (
      ["AVTouchIgnoringView", "AVTouchForwardingView"],
      .container(
        .passesOn, itself: .likely, "lies around the controls of a player and takes no touch itself (assumed)"
      )
    ),
    (
      ["FLEXWindow"],
      .peculiar(
        .passesOn, .cannotBeKnown, "belongs to FLEX, and lets touches beside its toolbar through (documented)"
      )
    ),
    (
      ["UIDimmingView", "_UIDimmingView", "_UIDimmingKnockoutBackdropView", "_UIPopoverDimmingView"],
      .asUIView("takes the touches beside a presentation (reported)")
    ),
    (
      ["_UISearchControllerDimmingView"],
      .container(.asUIView, itself: .likely, "takes the touches beside the results of a search (reported)")
    ),
    (
      ["UIStatusBar_Modern", "_UIStatusBar", "_UIStatusBarForegroundView", "UIStatusBarForegroundView"],
      .peculiar(.asUIView, .likely, "belongs to the status bar, where a tap scrolls to the top (reported)")
    ),
    (
      [
        "FloatingBarContainerView", "_UIFloatingBarContainerView", "_UIFloatingBarContainer",
        "FloatingBarHostingView", "NavigationBarTransitionContainer", "NavigationBarContentView",
        "ScrollEdgeEffectView", "_UIScrollPocket", "ScrollPocketCollectorView", "_UILiquidLensView",
      ],
      .peculiar(
        .passesOn, .likely,
        "belongs to the bars of iOS 26, and lets touches beside its items through (assumed)")
    ),
    (
      ["_UITabBarPlatterView", "NavigationBarPlatterView", "PlatterView", "_UITabButton"],
      .peculiar(.asUIView, .likely, "belongs to the bars of iOS 26, and takes touches on it (assumed)")
    ),
    (
      [
        "UIScrollView", "UITableView", "UICollectionView", "UITableViewWrapperView", "UICollectionViewCell",
        "UICollectionViewListCell",
        "UICollectionReusableView", "UITableViewHeaderFooterView",
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
      ["UILayoutContainerView", "UIDropShadowView", "UIPanelControllerContentView"],
      .container(
        .asUIView, itself: .likely, "holds the view of a controller, which fills it (reported)")
    ),
    (
      ["UITextEffectsWindow", "UIInputSetContainerView", "UIEditingOverlayGestureView"],
      .container(
        .passesOn, itself: .certain,
        "lies over the screen for the keyboard, and lets touches beside that through (reported)")
    ),
    (
      ["UIInputSetHostView"],
      .container(
        .asUIView, itself: .likely,
        "lies where the keyboard and its bar are, and is moved away with them (reported)")
    ),
    (
      ["UIRemoteKeyboardWindow"],
      .peculiar(
        .passesOn, .likely, "shows the keyboard of another process, which takes the touches on it (reported)")
    ),
    (
      ["_UIRemoteKeyboardPlaceholderView"],
      .container(
        .asUIView, itself: .likely,
        "stands for the keyboard of another process, which is smaller where it floats or is split (reported)")
    ),
    (
      [
        "_UIRemoteView", "_UISizeTrackingView", "_UIHostedWindow", "PGHostedWindow",
        "_UISceneLayerHostWindow",
      ],
      .peculiar(
        .passesOn, .cannotBeKnown,
        "shows what another process draws, and that process may take the touches on it")
    ),
    (
      ["_UIAlertControllerShimPresenterWindow"],
      .container(
        .passesOn, itself: .likely, "shows an alert, which takes the touches until it is dismissed (reported)"
      )
    ),
    (
      // Every app had it in front of its own windows until iOS 13, over the whole screen.
      ["UIStatusBarWindow"],
      .container(
        .passesOn, itself: .certain, "takes touches on the status bar alone (reported)")
    ),
    (
      [
        "UIStatusBar",
        "_UIInteractiveHighlightEffectWindow",
        "MKPassthroughView", "_UITouchPassthroughView", "UITouchPassthroughView", "COSTouchVisualizerWindow",
      ],
      .peculiar(
        .passesOn, .likely, "is named, or reported, to let touches through that none of its children takes")
    ),

    // MARK: Larger than they look
    (
      ["UINavigationBar", "UIToolbar", "UITabBar"],
      .peculiar(
        .asUIView, .likely, itself: .certain, reach: 10,
        "takes the touches on it, and gives some beside its buttons to them, also from a few points outside (reported)"
      )
    ),
    (
      [
        "UITabBarButton", "UINavigationButton", "_UIButtonBarButton", "_UIModernBarButton", "UIToolbarButton",
        "UITableViewIndex", "UITextSelectionView", "UITextRangeView",
      ],
      .peculiar(
        .asUIView, .likely, itself: .certain, reach: 10, "has hit areas larger than its bounds (reported)")
    ),

    // MARK: Controls with private parts
    (
      [
        "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl", "UIDatePicker", "UIPickerView",
        "UIColorWell", "UIPasteControl", "UIRefreshControl",
      ],
      .peculiar(
        .asUIView, .likely, itself: .certain,
        "has private parts that decide for themselves which touches they take (reported)")
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
        "has private parts for text and selection that decide for themselves which touches they take (reported)"
      )
    ),
    (
      ["UITableViewCell"],
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
        "_UIHostingView", "_UIHostingContentView", "UIHostingView", "_UIHostingViewController",
        "CellHostingView", "PlatformViewHost",
        "HostingScrollView",
      ],
      .peculiar(
        .asUIView, .likely,
        "shows SwiftUI content, which may let touches through with .allowsHitTesting or .contentShape; a dump does not "
          + "show either (reported)"
      )
    ),
    (
      [
        "RCTRootView", "RCTRootContentView", "RCTSurfaceHostingView", "RCTSurfaceHostingProxyRootView",
        "RCTSurfaceView",
        "RCTRootComponentView",
      ],
      .peculiar(
        .asUIView, .likely,
        "is the root of a React Native screen: its recognizer sees every touch first, and JavaScript decides which component "
          + "responds (reported)")
    ),
    (
      [
        "RCTView", "RCTViewComponentView", "RCTText", "RCTTextView", "RCTParagraphComponentView",
        "RCTParagraphTextView", "RCTImageView", "RCTImageComponentView", "RCTUIImageViewAnimated",
      ],
      .peculiar(
        .asksChildrenOutside, .likely, itself: .cannotBeKnown,
        "is a React Native view: its pointerEvents and hitSlop decide which touches it takes, and a dump shows neither "
          + "(reported)"
      )
    ),
    (
      ["FlutterView"],
      .peculiar(
        .asUIView, .likely,
        "draws its content itself and finds what was touched in it; platform views in it are hit like any view (documented)"
      )
    ),
    (
      [
        "UnityView", "MTKView", "GLKView", "SKView", "SCNView", "ARSCNView", "ARSKView", "ARView",
      ],
      .peculiar(
        .asUIView, .likely, itself: .certain,
        "draws its content itself and finds what was touched in it; views in it are hit like any view (reported)"
      )
    ),
    (
      ["PKCanvasView", "PDFView"],
      .peculiar(.asUIView, .likely, "takes touches to draw, to select and to scroll (documented)")
    ),
    (
      [
        "WKWebView", "WKScrollView", "WKContentView", "UIWebView", "UIWebBrowserView", "_UIWebViewScrollView",
        "MKMapView",
      ],
      .peculiar(.asUIView, .likely, "decides for itself which of its parts gets a touch (documented)")
    ),
  ]

  /// Views that SwiftUI draws with: their hosting view finds what was touched, and takes it (reported).
  static let swiftUIDrawing = HitBehavior.peculiar(
    .passesOn, .likely, itself: .cannotBeKnown,
    "is drawn by SwiftUI, whose hosting view finds by itself whether it was touched, and lets touches through with "
      + ".allowsHitTesting(false) (reported)")

  /// Private classes of SwiftUI without a row: each file of it has its own, for shapes, layers and hosts.
  static let swiftUI = HitBehavior.peculiar(
    .asUIView, .likely,
    "belongs to SwiftUI, where .allowsHitTesting and .contentShape decide about touches; a dump shows neither (reported)"
  )

  /// Views that hold others, as they were seen in dumps of shipped apps.
  static let laidOut = HitBehavior.container(
    .asUIView, itself: .likely, "holds what UIKit lays out, and is hit as any view (reported)")
}
