// SPDX-License-Identifier: Apache-2.0

extension KnownClass {
  /// All rows.
  ///
  /// A class that is missing is taken for one about which nothing is known. A superclass stands before the
  /// classes that come from it.
  ///
  /// Superclasses are those that the headers declare; the names and roles of private classes come from dumps
  /// of shipped apps (reported).
  package static let all: [KnownClass] = [
    // MARK: Views
    .init(
      "UIView", hit: .asDocumented, is: [.appMade, .takesGestures, .holdsViews, .frequentBase],
      elements: ["containerView", "view"]),
    .init(
      "UIWindow", of: "UIView", hit: .asDocumented, is: [.appMade, .frequentBase, .neverEmpty],
      elements: ["window"], kinds: ["Window"]),
    .init(
      "UIStackView", of: "UIView", hit: .laidOutContent,
      is: [.appMade, .holdsViews, .frequentBase, .plainInScenes], elements: ["stackView"]),
    .init(
      "UILabel", of: "UIView", hit: .display, is: [.appMade, .takesGestures, .frequentBase, .interactionOff],
      elements: ["label"]),
    .init(
      "UIImageView", of: "UIView", hit: .display,
      is: [.appMade, .takesGestures, .frequentBase, .interactionOff], elements: ["imageView"]),
    .init(
      "UIVisualEffectView", of: "UIView", hit: .display, is: [.appMade, .holdsViews, .plainInScenes],
      elements: ["visualEffectView"]),
    .init(
      "UIProgressView", of: "UIView", hit: .display, is: [.appMade, .interactionOff],
      elements: ["progressView"]),
    .init(
      "UIActivityIndicatorView", of: "UIView", hit: .display, is: [.appMade, .interactionOff],
      elements: ["activityIndicatorView"]),
    .init(
      "UIInputView", of: "UIView", hit: .inputView, is: [.appMade, .plainInScenes], elements: ["inputView"]),
    .init("UIListContentView", of: "UIView", hit: .laidOutContent, is: [.appMade]),
    .init("UIContentUnavailableView", of: "UIView", hit: .laidOut, is: [.appMade]),
    .init("UICalendarView", of: "UIView", hit: .laidOut, is: [.appMade], elements: ["calendarView"]),
    .init("UIEventAttributionView", of: "UIView", is: [.appMade]),
    .init("_UIReplicantView", is: [.appMade]),

    // MARK: Controls
    .init("UIControl", of: "UIView", hit: .button, is: [.appMade, .frequentBase], elements: ["control"]),
    .init(
      "UIButton", of: "UIControl", hit: .button, is: [.appMade, .frequentBase, .keepsTaps],
      elements: ["button"], types: ["Button"], kinds: ["Button"]),
    .init("UIRoundedRectButton", hit: .button),
    .init("PKPaymentButton", of: "UIButton", hit: .button),
    .init(
      "UISwitch", of: "UIControl", hit: .controlWithParts, is: [.systemControl, .keepsTaps],
      elements: ["switch"], types: ["Switch"], kinds: ["Switch", "Toggle", "CheckBox"]),
    .init(
      "UISlider", of: "UIControl", hit: .slider, is: [.systemControl], elements: ["slider"],
      types: ["Slider"], kinds: ["Slider"]),
    .init(
      "UIStepper", of: "UIControl", hit: .controlWithParts, is: [.systemControl, .keepsTaps],
      elements: ["stepper"], types: ["Stepper"], kinds: ["Stepper"]),
    .init(
      "UISegmentedControl", of: "UIControl", hit: .controlWithParts,
      is: [.systemControl, .keepsTaps, .manyTitles], elements: ["segmentedControl"],
      types: ["SegmentedControl"], kinds: ["SegmentedControl"]),
    .init(
      "UIPageControl", of: "UIControl", hit: .controlWithParts,
      is: [.systemControl, .keepsTaps, .manyTitles], elements: ["pageControl"], types: ["PageIndicator"],
      kinds: ["PageIndicator"]),
    .init(
      "UIDatePicker", of: "UIControl", hit: .controlWithParts, is: [.systemControl, .manyTitles],
      elements: ["datePicker"], types: ["XCUIElementTypeDatePicker"], kinds: ["DatePicker"]),
    .init(
      "UIPickerView", of: "UIView", hit: .controlWithParts, is: [.systemControl, .manyTitles],
      elements: ["pickerView"], types: ["XCUIElementTypePicker"]),
    .init(
      "UIColorWell", of: "UIControl", hit: .controlWithParts, is: [.systemControl], elements: ["colorWell"]),
    .init(
      "UIPasteControl", of: "UIControl", hit: .controlWithParts, is: [.appMade], elements: ["pasteControl"]),
    .init(
      "UIRefreshControl", of: "UIControl", hit: .controlWithParts, is: [.appMade, .builtOfParts, .system],
      elements: ["refreshControl"]),
    .init("UILink", types: ["Link"]),

    // MARK: What scrolls, and its cells
    .init(
      "UIScrollView", of: "UIView", hit: .scrolling, is: [.appMade, .frequentBase, .scrolls, .surface],
      elements: ["scrollView"], types: ["ScrollView"]),
    .init(
      "UITableView", of: "UIScrollView", hit: .scrolling,
      is: [.appMade, .frequentBase, .list, .scrolls, .surface], elements: ["tableView"], types: ["Table"]),
    .init(
      "UITableViewCell", of: "UIView", hit: .cell, is: [.appMade, .frequentBase, .plainInScenes],
      elements: ["tableViewCell"], types: ["Cell"]),
    .init(
      "UICollectionView", of: "UIScrollView", hit: .scrolling,
      is: [.appMade, .frequentBase, .list, .scrolls, .surface], elements: ["collectionView"],
      types: ["CollectionView"]),
    .init(
      "UICollectionReusableView", of: "UIView", hit: .scrolling, is: [.appMade, .plainInScenes],
      elements: ["collectionReusableView"]),
    .init(
      "UICollectionViewCell", of: "UICollectionReusableView", hit: .scrolling,
      is: [.appMade, .frequentBase, .plainInScenes], elements: ["collectionViewCell"]),
    .init("UICollectionViewListCell", of: "UICollectionViewCell", hit: .scrolling, is: [.appMade]),
    .init(
      "UITableViewHeaderFooterView", of: "UIView", hit: .scrolling, is: [.appMade, .plainInScenes],
      elements: ["tableViewHeaderFooterView"]),
    .init(
      "UITableViewCellContentView", of: "UIView", hit: .laidOutContent, is: [.plainInScenes],
      elements: ["tableViewCellContentView"]),
    .init(
      "UICollectionViewCellContentView", of: "UIView", is: [.plainInScenes],
      elements: ["collectionViewCellContentView"]),

    // MARK: Text
    .init(
      "UITextField", of: "UIControl", hit: .textInput,
      is: [.appMade, .frequentBase, .systemSized, .textInput, .textField, .sideButtons],
      elements: ["textField"], types: ["TextField", "SecureTextField"],
      kinds: ["SearchField", "SecureTextField", "TextField"]),
    .init(
      "UITextView", of: "UIScrollView", hit: .textInput,
      is: [.appMade, .frequentBase, .builtOfParts, .textInput, .scrolls], elements: ["textView"],
      types: ["TextView"], kinds: ["TextView"]),
    .init(
      "UISearchBar", of: "UIView", hit: .textInput, is: [.appMade, .systemSized, .builtOfParts, .textInput],
      elements: ["searchBar"], types: ["SearchField"]),
    .init(
      "UISearchTextField", of: "UITextField", hit: .textInput,
      is: [.appMade, .systemSized, .textInput, .textField, .sideButtons]),
    .init("UISearchBarTextField", is: [.sideButtons]),

    // MARK: Bars
    .init(
      "UINavigationBar", of: "UIView", hit: .bar, is: [.appMade, .bar, .system], elements: ["navigationBar"],
      types: ["NavigationBar"]),
    .init(
      "UITabBar", of: "UIView", hit: .bar, is: [.appMade, .bar, .system, .variesByContext],
      elements: ["tabBar"], types: ["TabBar"]),
    .init(
      "UIToolbar", of: "UIView", hit: .bar, is: [.appMade, .bar, .system], elements: ["toolbar"],
      types: ["Toolbar"]),

    // MARK: Content of other frameworks
    .init(
      "WKWebView", of: "UIView", hit: .web, is: [.appMade, .builtOfParts, .surface, .content],
      elements: ["wkWebView"]),
    .init("UIWebView", of: "UIView", hit: .web, is: [.appMade, .builtOfParts], elements: ["webView"]),
    .init(
      "MKMapView", of: "UIView", hit: .web, is: [.appMade, .builtOfParts, .surface, .content],
      elements: ["mapView"]),
    .init("MKAnnotationView", of: "UIView", is: [.appMade]),
    .init("MKMarkerAnnotationView", of: "MKAnnotationView", is: [.appMade]),
    .init("SKView", of: "UIView", hit: .drawsItself, is: [.appMade, .content], elements: ["skView"]),
    .init(
      "SCNView", of: "UIView", hit: .drawsItself, is: [.appMade, .content],
      elements: ["sceneKitView", "scnView"]),
    .init("ARSCNView", of: "SCNView", hit: .drawsItself, is: [.appMade, .content], elements: ["arscnView"]),
    .init("ARSKView", of: "SKView", hit: .drawsItself, is: [.appMade, .content], elements: ["arskView"]),
    .init("ARView", of: "UIView", hit: .drawsItself, is: [.appMade, .content], elements: ["arView"]),
    .init("MTKView", of: "UIView", hit: .drawsItself, is: [.appMade, .content], elements: ["mtkView"]),
    .init("GLKView", of: "UIView", hit: .drawsItself, is: [.appMade, .content], elements: ["glkView"]),
    .init("PDFView", of: "UIView", hit: .canvas, is: [.appMade, .content], elements: ["pdfView"]),
    .init("PKCanvasView", of: "UIScrollView", hit: .canvas, is: [.appMade, .content]),
    .init("AVPlayerView", hit: .laidOut, is: [.appMade, .content]),
    .init("UnityView", hit: .drawsItself, is: [.content]),
    .init("FlutterView", hit: .flutter, is: [.content]),
    .init("ADBannerView", of: "UIView", is: [.appMade], elements: ["adBannerView"]),
    .init("PHLivePhotoView", of: "UIView", is: [.appMade], elements: ["phLivePhotoView"]),
    .init("GMSMapView", is: [.content]),
    .init("GMSPanoramaView", is: [.content]),
    .init("MGLMapView", is: [.content]),
    .init("YTPlayerView", is: [.content]),
    .init("GADBannerView", is: [.content]),
    .init("GADNativeAdView", is: [.content]),
    .init("GAMBannerView", is: [.content]),
    .init("MAAdView", is: [.content]),
    .init("FBAdView", is: [.content]),

    // MARK: Containers of controllers
    .init(
      "UITransitionView", hit: .controllerHolder,
      is: [.controllers, .neverEmpty, .variesByContext, .plainInScenes]),
    .init(
      "UINavigationTransitionView", hit: .controllerHolder, is: [.controllers, .neverEmpty, .plainInScenes]),
    .init(
      "UIViewControllerWrapperView", hit: .controllerHolder, is: [.controllers, .neverEmpty, .plainInScenes]),
    .init("UILayoutContainerView", hit: .controllerFrame, is: [.controllers, .neverEmpty, .plainInScenes]),
    .init("UIDropShadowView", hit: .controllerFrame, is: [.controllers, .neverEmpty, .plainInScenes]),
    .init("UIPanelControllerContentView", hit: .controllerFrame, is: [.controllers]),
    .init("UISplitViewControllerPanelImplView", hit: .laidOut, is: [.controllers]),
    .init("_UISplitViewControllerPanelView", hit: .laidOut),
    .init("_UIPageViewControllerContentView", hit: .laidOut),
    .init("_UIParallaxDimmingView", is: [.controllers]),

    // MARK: Presentations
    .init("UIDimmingView", hit: .dimming, is: [.presents, .variesByContext]),
    .init("_UIDimmingView", hit: .dimming),
    .init("_UIDimmingKnockoutBackdropView", hit: .dimming),
    .init("_UIPopoverDimmingView", hit: .dimming),
    .init("_UISearchControllerDimmingView", hit: .searchDimming, is: [.presents]),
    .init("_UISearchControllerView", hit: .searchDimming, is: [.presents]),
    .init("_UIAlertControllerView", is: [.system, .presents]),
    .init("_UIAlertControllerPhoneTVMacView", is: [.presents]),
    .init("_UIAlertControllerShimPresenterWindow", hit: .alertWindow),
    .init("UIAlertControllerTextFieldView", is: [.system]),
    .init("_UIPopoverView", is: [.presents]),
    .init("UIPopoverView", is: [.presents]),
    .init("_UIPopoverStandardChromeView", is: [.presents]),
    .init("_UIContextMenuContainerView", hit: .openMenu, is: [.presents]),
    .init("UICalloutBar", is: [.system]),

    // MARK: The keyboard
    .init("UIKeyboard", is: [.system], types: ["Keyboard"]),
    .init("UITextEffectsWindow", hit: .keyboardOverlay, is: [.system, .keyboard]),
    .init("UIInputSetContainerView", hit: .keyboardOverlay, is: [.system, .keyboard, .plainInScenes]),
    .init("UIInputSetHostView", hit: .keyboardHost, is: [.keyboard, .plainInScenes]),
    .init("UIEditingOverlayGestureView", hit: .keyboardOverlay, is: [.keyboard]),
    .init("UIRemoteKeyboardWindow", hit: .remoteKeyboard, is: [.system, .keyboard]),
    .init("_UIRemoteKeyboardPlaceholderView", hit: .remoteKeyboardPlaceholder),
    .init("_UIKeyboardLayoutAlignmentView", hit: .mark),
    .init("UIKeyboardLayoutAlignmentView", hit: .mark),
    .init("_UILayoutGuide", hit: .mark),

    // MARK: The status bar
    .init("UIStatusBar", hit: .passThrough, is: [.system], types: ["StatusBar"]),
    .init("UIStatusBarWindow", hit: .statusBarWindow, is: [.system]),
    .init("UIStatusBar_Modern", hit: .statusBar),
    .init("_UIStatusBar", hit: .statusBar),
    .init("_UIStatusBarForegroundView", hit: .statusBar),
    .init("UIStatusBarForegroundView", hit: .statusBar),

    // MARK: Parts of bars
    .init("UITabBarButton", hit: .barPart),
    .init("UINavigationButton", hit: .barPart),
    .init("_UIButtonBarButton", hit: .barPart),
    .init("_UIModernBarButton", hit: .barPart),
    .init("UIToolbarButton", hit: .barPart),
    .init("_UITAMICAdaptorView", hit: .laidOut),
    .init("FloatingBarContainerView", hit: .floatingBar),
    .init("_UIFloatingBarContainerView", hit: .floatingBar),
    .init("_UIFloatingBarContainer", hit: .floatingBar),
    .init("FloatingBarHostingView", hit: .floatingBar),
    .init("NavigationBarTransitionContainer", hit: .floatingBar),
    .init("NavigationBarContentView", hit: .floatingBar),
    .init("ScrollEdgeEffectView", hit: .floatingBar),
    .init("_UIScrollPocket", hit: .floatingBar),
    .init("ScrollPocketCollectorView", hit: .floatingBar),
    .init("_UILiquidLensView", hit: .floatingBar),
    .init("_UITabBarPlatterView", hit: .barPlatter),
    .init("_UITabBarContainerView", hit: .floatingBar),
    .init("_UITabBarContainerWrapperView", hit: .floatingBar),
    .init("NavigationBarPlatterView", hit: .barPlatter),
    .init("PlatterView", hit: .barPlatter),
    .init("_UITabButton", hit: .barPlatter),

    // MARK: Parts of other views
    .init("UIButtonLabel", hit: .laidOutContent),
    .init("UISegment", hit: .laidOutContent),
    .init("_UIVisualEffectContentView", hit: .laidOutContent),
    .init("_UIVisualEffectBackdropView", hit: .laidOut),
    .init("_UIVisualEffectSubview", hit: .laidOut),
    .init("UITableViewWrapperView", hit: .scrolling),
    .init("UITableViewIndex", hit: .barPart, is: [.system]),
    .init("UITableViewCellEditControl", hit: .cellControl, is: [.system]),
    .init("UITableViewCellReorderControl", hit: .cellControl, is: [.system]),
    .init("UITableViewCellDeleteConfirmationView", hit: .cellControl, is: [.system]),
    .init("_UITableCellAccessoryButton", hit: .laidOut),
    .init("UISwipeActionPullView", is: [.system]),
    .init("_UIScrollViewScrollIndicator", hit: .scrollIndicator, is: [.system]),
    .init("_UIQueuingScrollView", hit: .laidOut),
    .init("_UICollectionViewOrthogonalScrollerEmbeddedScrollView", hit: .laidOut),
    .init("UITextSelectionView", hit: .barPart),
    .init("UITextRangeView", hit: .barPart),
    .init("_UIContentUnavailableView", hit: .laidOut),
    .init("WKScrollView", hit: .web),
    .init("WKContentView", hit: .web),
    .init("WKChildScrollView", hit: .web),
    .init("UIWebBrowserView", hit: .web),
    .init("_UIWebViewScrollView", hit: .web),
    .init("MKBasicMapView", hit: .laidOut),
    .init("MKAnnotationContainerView", hit: .annotations),
    .init("MKNewAnnotationContainerView", hit: .annotations),
    .init("AVPlaybackContentContainerView", hit: .laidOut),
    .init("AVPlayerLayerView", hit: .laidOut),
    .init("__AVPlayerLayerView", hit: .laidOut),
    .init("AVPlaybackControlsView", hit: .laidOut),
    .init("AVMobileChromelessContainerView", hit: .laidOut),
    .init("AVTouchIgnoringView", hit: .aroundPlayer),
    .init("AVTouchForwardingView", hit: .aroundPlayer),

    // MARK: Other processes, and what lets touches through
    .init("_UIRemoteView", hit: .remoteContent),
    .init("_UISizeTrackingView", hit: .remoteContent),
    .init("_UIHostedWindow", hit: .remoteContent),
    .init("PGHostedWindow", hit: .remoteContent),
    .init("_UISceneLayerHostWindow", hit: .remoteContent),
    .init("_UIInteractiveHighlightEffectWindow", hit: .passThrough),
    .init("MKPassthroughView", hit: .passThrough),
    .init("_UITouchPassthroughView", hit: .passThrough),
    .init("UITouchPassthroughView", hit: .passThrough),
    .init("COSTouchVisualizerWindow", hit: .passThrough),
    .init("FLEXWindow", hit: .debugWindow),

    // MARK: SwiftUI
    .init("_UIHostingView", hit: .hosting),
    .init("_UIHostingContentView", hit: .hosting),
    .init("UIHostingView", hit: .hosting),
    .init("_UIHostingViewController", hit: .hosting),
    .init("CellHostingView", hit: .hosting),
    .init("PlatformViewHost", hit: .hosting),
    .init("HostingScrollView", hit: .hosting),
    .init("_UIGraphicsView", is: [.drawing]),
    .init("_UIInheritedView", is: [.drawing]),
    .init("CGDrawingView", is: [.drawing]),
    .init("_UIShapeHitTestingView", is: [.drawing]),
    .init("PlatformGroupContainer", is: [.drawing]),
    .init("_UIImageView", is: [.drawing]),
    .init("ImageLayer", is: [.drawing]),
    .init("ShapeLayer", is: [.drawing]),
    .init("DisplayList.ViewUpdater", is: [.drawing]),

    // MARK: React Native
    .init("RCTRootView", hit: .reactRoot),
    .init("RCTRootContentView", hit: .reactRoot),
    .init("RCTSurfaceHostingView", hit: .reactRoot),
    .init("RCTSurfaceHostingProxyRootView", hit: .reactRoot),
    .init("RCTSurfaceView", hit: .reactRoot),
    .init("RCTRootComponentView", hit: .reactRoot),
    .init("RCTView", hit: .reactView),
    .init("RCTViewComponentView", hit: .reactView),
    .init("RCTText", hit: .reactView),
    .init("RCTTextView", hit: .reactView),
    .init("RCTParagraphComponentView", hit: .reactView),
    .init("RCTParagraphTextView", hit: .reactView),
    .init("RCTImageView", hit: .reactView),
    .init("RCTImageComponentView", hit: .reactView),
    .init("RCTUIImageViewAnimated", hit: .reactView),

    // MARK: Recognizers
    .init("UIGestureRecognizer", is: [.recognizer], elements: ["gestureRecognizer"]),
    .init(
      "UITapGestureRecognizer", of: "UIGestureRecognizer", is: [.recognizer],
      elements: ["tapGestureRecognizer"]),
    // `pong` is what Interface Builder writes.
    .init(
      "UILongPressGestureRecognizer", of: "UIGestureRecognizer", is: [.recognizer],
      elements: ["longPressGestureRecognizer", "pongPressGestureRecognizer"]),
    .init(
      "UIPanGestureRecognizer", of: "UIGestureRecognizer", is: [.recognizer],
      elements: ["panGestureRecognizer"]),
    .init(
      "UIScreenEdgePanGestureRecognizer", of: "UIPanGestureRecognizer", is: [.recognizer],
      elements: ["screenEdgePanGestureRecognizer"]),
    .init(
      "UISwipeGestureRecognizer", of: "UIGestureRecognizer", is: [.recognizer],
      elements: ["swipeGestureRecognizer"]),
    .init(
      "UIPinchGestureRecognizer", of: "UIGestureRecognizer", is: [.recognizer],
      elements: ["pinchGestureRecognizer"]),
    .init(
      "UIRotationGestureRecognizer", of: "UIGestureRecognizer", is: [.recognizer],
      elements: ["rotationGestureRecognizer"]),
    .init(
      "UIHoverGestureRecognizer", of: "UIGestureRecognizer", is: [.recognizer],
      elements: ["hoverGestureRecognizer"]),
  ]

  /// What the beginning of a private class's name tells, where the class has no row.
  ///
  /// Alerts, bars and swiped cells are built of dozens of classes that only hold others.
  package static let families: [(beginning: String, manner: HitManner)] = [
    ("UIKeyboard", .keyboard), ("UIKB", .keyboard), ("TUIKeyboard", .keyboard),
    ("_UIInterfaceAction", .laidOut), ("_UIAlertController", .laidOut), ("_UITableViewCell", .laidOut),
    ("_UINavigationBar", .laidOut), ("_UIBarBackground", .laidOut), ("_UIButtonBar", .laidOut),
    ("_UICollectionViewListCell", .laidOut), ("_UITableViewHeaderFooter", .laidOut),
    ("_UISystemBackground", .laidOut), ("_UIScrollViewScrollIndicator", .scrollIndicator),
    ("_MKMap", .laidOut),
    ("_UIReplicantView", .laidOut),
  ]
}
