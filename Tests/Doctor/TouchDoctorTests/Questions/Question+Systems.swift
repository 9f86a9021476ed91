// SPDX-License-Identifier: Apache-2.0
import TouchDoctor

extension Question {
  private static let row = """
           |    | <UITableView: 0x2100; frame = (0 0; 390 844); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>; contentOffset: {0, 0}; contentSize: {390, 900}; adjustedContentInset: {0, 0, 0, 0}>
    """

  static let systems = [
    Question(
      "A search controller dims the rows with a plain view", "Pears", .dead(CoveredView.self),
      says: ["(likely)", "obscuresBackgroundDuringPresentation = false"], never: ["bringSubviewToFront"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UITableView: 0x2100; frame = (0 0; 390 844); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>; contentOffset: {0, 0}; contentSize: {390, 900}; adjustedContentInset: {0, 0, 0, 0}>
         |    |    | <UITableViewCell: 0x3000; frame = (0 200; 390 60); text = 'Pears'; layer = <CALayer: 0x6>>
         |    |    |    | <UITableViewCellContentView: 0x3100; frame = (0 0; 390 60); layer = <CALayer: 0x7>>
         |    | <_UISearchControllerView: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x8>>
         |    |    | <UIView: 0x4100; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x9>>
      """),
    Question(
      "A dimming view below a search bar is that of the search", "Pears", .dead(CoveredView.self),
      says: ["obscuresBackgroundDuringPresentation = false"], never: ["dismiss(animated"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UITransitionView: 0x1100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    | <UIButton: 0x3000; frame = (20 200; 350 50); text = 'Pears'; layer = <CALayer: 0x4>>
         |    |    | <UISearchBar: 0x3200; frame = (0 47; 390 56); layer = <CALayer: 0x4>>
         | <UITransitionView: 0x1200; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIDimmingView: 0x1210; frame = (0 103; 390 741); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>>
      """),
    Question(
      "A button in the bar above the keyboard", "Done", .works, says: ["(likely)"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
      <UITextEffectsWindow: 0x7000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIInputSetContainerView: 0x7100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIInputSetHostView: 0x7200; frame = (0 464; 390 380); layer = <CALayer: 0x3>>
         |    |    | <Notes.AccessoryBar: 0x7300; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
         |    |    |    | <UIButton: 0x3000; frame = (320 0; 60 44); text = 'Done'; layer = <CALayer: 0x5>>
      <UIRemoteKeyboardWindow: 0x8000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIInputSetContainerView: 0x8100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIInputSetHostView: 0x8200; frame = (0 464; 390 380); layer = <CALayer: 0x3>>
         |    |    | <UIKBInputBackdropView: 0x8300; frame = (0 44; 390 336); userInteractionEnabled = NO; layer = <CALayer: 0x4>>
      """),
    Question(
      "A button behind the keys, with a bar above them", "Pay", .dead(WindowInFront.self),
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIButton: 0x3000; frame = (20 700; 350 50); text = 'Pay'; layer = <CALayer: 0x4>>
      <UITextEffectsWindow: 0x7000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIInputSetContainerView: 0x7100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIInputSetHostView: 0x7200; frame = (0 464; 390 380); layer = <CALayer: 0x3>>
         |    |    | <Notes.AccessoryBar: 0x7300; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
      <UIRemoteKeyboardWindow: 0x8000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIInputSetContainerView: 0x8100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIInputSetHostView: 0x8200; frame = (0 464; 390 380); layer = <CALayer: 0x3>>
         |    |    | <UIKBInputBackdropView: 0x8300; frame = (0 44; 390 336); userInteractionEnabled = NO; layer = <CALayer: 0x4>>
      """),
    Question(
      "A Modal of React Native was left open", "0x3000", .dead(CoveredView.self),
      says: ["<Modal visible={false}>"], never: ["dismiss(animated"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UITransitionView: 0x1100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <RCTView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    | <RCTView: 0x3000; frame = (20 700; 350 50); backgroundColor = UIExtendedSRGBColorSpace 0 0 1 1; layer = <CALayer: 0x4>>
         | <UITransitionView: 0x1200; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIView: 0x1210; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    |    | <RCTView: 0x1220; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
      """),
    Question(
      "A platform view of Flutter", "WKWebView", .works, says: ["EagerGestureRecognizer"],
      never: ["recognizer.cancels"],
      screen + """
           |    | <FlutterView: 0x3000; frame = (0 0; 390 844); layer = <CAMetalLayer: 0x3>>
           |    |    | <FlutterTouchInterceptingView: 0x3100; frame = (0 0; 390 600); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>>
           |    |    |    | <WKWebView: 0x3110; frame = (0 0; 390 600); layer = <CALayer: 0x5>>
        """),
    Question(
      "The swipe actions of another row are open", "Star", .works,
      says: ["the swipe actions of another row are open", "tableView.setEditing(false, animated: true)"],
      screen + row + "\n" + """
           |    |    | <UITableViewCell: 0x4000; frame = (0 0; 390 60); layer = <CALayer: 0x6>>
           |    |    |    | <UITableViewCellContentView: 0x4100; frame = (0 0; 390 60); layer = <CALayer: 0x7>>
           |    |    |    |    | <UIButton: 0x3000; frame = (330 8; 44 44); text = 'Star'; layer = <CALayer: 0x4>>
           |    |    | <UISwipeActionPullView: 0x5000; frame = (0 60; 390 60); layer = <CALayer: 0x8>>
        """),
    Question(
      "A scroll view of SwiftUI lies over a map", "MKMapView", at: (195, 700), .dead(CoveredView.self),
      says: ["takes touches in its whole frame", ".allowsHitTesting(false)"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <_TtGC7SwiftUI14_UIHostingViewV4Trip4Home_: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
         |    | <SwiftUI.PlatformViewHost<Trip.Map>: 0x2100; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
         |    |    | <MKMapView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; layer = <CALayer: 0x5>>
         |    | <SwiftUI.HostingScrollView: 0x2200; baseClass = UIScrollView; frame = (0 500; 390 344); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>; contentOffset: {0, 0}; contentSize: {390, 344}; adjustedContentInset: {0, 0, 0, 0}>
      """),
    Question(
      "A button beside the text of a text field that is disabled", "Clear", .dead(DisabledControl.self),
      says: ["(likely)", "textFieldShouldBeginEditing"],
      screen + """
           |    | <UITextField: 0x4000; frame = (20 100; 350 44); enabled = NO; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x3000; frame = (306 0; 44 44); text = 'Clear'; layer = <CALayer: 0x5>>
        """),
    Question(
      "A cell that was switched off so that it is not selected", "UISwitch", .dead(InteractionOff.self),
      says: ["selectionStyle = .none"],
      screen + row + "\n" + """
           |    |    | <UITableViewCell: 0x4000; frame = (0 0; 390 60); userInteractionEnabled = NO; layer = <CALayer: 0x6>>
           |    |    |    | <UITableViewCellContentView: 0x4100; frame = (0 0; 320 60); layer = <CALayer: 0x7>>
           |    |    |    | <UISwitch: 0x3000; frame = (325 15; 51 31); layer = <CALayer: 0x4>>
        """),
    Question(
      "Links in a text view that is off, in a row that is a control", "UITextView",
      .dead(InteractionOff.self),
      says: ["selectable and not editable", "Taps on it then no longer reach ConsentRow"],
      screen + """
           |    | <Form.ConsentRow: 0x4000; baseClass = UIControl; frame = (0 100; 390 60); layer = <CALayer: 0x6>>
           |    |    | <UITextView: 0x3000; frame = (60 10; 300 40); userInteractionEnabled = NO; text = 'I agree'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A text view in a row keeps its links", "0x4000", .dead(CoveredView.self),
      says: ["To keep its links", "attribute(.link"],
      screen + row + "\n" + """
           |    |    | <UITableViewCell: 0x4000; frame = (0 0; 390 60); layer = <CALayer: 0x6>>
           |    |    |    | <UITableViewCellContentView: 0x4100; frame = (0 0; 390 60); layer = <CALayer: 0x7>>
           |    |    |    |    | <UITextView: 0x4110; frame = (0 0; 390 60); text = 'See the page'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A button is not called by what its badge counts", "0x3000", .works, says: ["UIButton 0x3000"],
      never: ["'3'"],
      screen + """
           |    | <UIButton: 0x3000; frame = (20 100; 44 44); layer = <CALayer: 0x4>>
           |    |    | <Shop.BadgeView: 0x3100; frame = (30 -6; 20 20); userInteractionEnabled = NO; layer = <CALayer: 0x4>>
           |    |    |    | <UILabel: 0x3110; frame = (2 2; 16 16); text = '3'; userInteractionEnabled = NO; layer = <CALayer: 0x4>>
        """),
    Question(
      "A cell that shows SwiftUI", "0x4000", .works,
      says: ["a Button or an .onTapGesture there takes the tap from the cell"],
      screen + """
           |    | <UICollectionView: 0x2100; frame = (0 0; 390 844); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>; contentOffset: {0, 0}; contentSize: {390, 900}; adjustedContentInset: {0, 0, 0, 0}>
           |    |    | <UICollectionViewListCell: 0x4000; frame = (0 0; 390 60); layer = <CALayer: 0x6>>
           |    |    |    | <_TtGC5UIKit15CellHostingViewV4Shop3Row_: 0x4100; frame = (0 0; 390 60); layer = <CALayer: 0x7>>
        """),
    Question(
      "A tile in a row that is at its start, which a drag to the right cannot move", "Tile", .works,
      says: ["is at its start", "require(toFail: collectionView.panGestureRecognizer)"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UINavigationTransitionView: 0x1310; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIViewControllerWrapperView: 0x1320; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    |    | <UICollectionView: 0x2100; frame = (0 200; 390 160); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>; contentOffset: {0, 0}; contentSize: {900, 160}; adjustedContentInset: {0, 0, 0, 0}>
         |    |    |    |    | <Shop.Tile: 0x3000; baseClass = UICollectionViewCell; frame = (40 0; 150 160); layer = <CALayer: 0x6>>
         |    |    |    |    |    | <UIView: 0x3100; frame = (0 0; 150 160); layer = <CALayer: 0x7>>
      """),
    Question(
      "The keyboard lies over what scrolls", "Log in", .dead(WindowInFront.self),
      says: [
        "let the scroll view end above it",
        "scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)",
      ],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIScrollView: 0x2100; frame = (0 0; 390 844); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>; contentOffset: {0, 0}; contentSize: {390, 900}; adjustedContentInset: {0, 0, 0, 0}>
         |    |    | <UIButton: 0x3000; frame = (20 700; 350 50); text = 'Log in'; layer = <CALayer: 0x4>>
      <UIRemoteKeyboardWindow: 0x8000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIInputSetContainerView: 0x8100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIInputSetHostView: 0x8200; frame = (0 508; 390 336); layer = <CALayer: 0x3>>
         |    |    | <UIKeyboardAutomatic: 0x8300; frame = (0 0; 390 336); layer = <CALayer: 0x4>>
      """),
    Question(
      "A list of React Native that drops down over the next section", "0x3100", .open, says: ["zIndex: 1"],
      never: ["pointerEvents=\"none\""],
      screen + """
           |    | <RCTViewComponentView: 0x3000; frame = (0 100; 390 48); layer = <CALayer: 0x2>>
           |    |    | <RCTViewComponentView: 0x3100; frame = (20 48; 350 180); backgroundColor = UIExtendedSRGBColorSpace 1 1 1 1; layer = <CALayer: 0x2>>
           |    | <RCTViewComponentView: 0x4000; frame = (0 148; 390 300); layer = <CALayer: 0x2>>
        """),
    Question(
      "A screen of React Navigation is presented", "0x3000", .dead(CoveredView.self),
      says: ["navigation.goBack()"], never: ["<Modal", "dismiss(animated"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UITransitionView: 0x1100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <RCTView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    | <RCTView: 0x3000; frame = (20 700; 350 50); backgroundColor = UIExtendedSRGBColorSpace 0 0 1 1; layer = <CALayer: 0x4>>
         | <UITransitionView: 0x1200; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UIDropShadowView: 0x1210; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
         |    |    | <RNSScreenView: 0x1220; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
         |    |    |    | <RCTView: 0x1230; frame = (0 0; 390 844); backgroundColor = UIExtendedSRGBColorSpace 1 1 1 1; layer = <CALayer: 0x4>>
      """),
    Question(
      "What says that a list is empty lies behind its cells", "Retry", .dead(CoveredView.self),
      says: ["adds its cells in front", "tableView.superview?.addSubview(emptyView)"],
      never: ["bringSubviewToFront"],
      screen + row + "\n" + """
           |    |    | <Shop.EmptyView: 0x4000; frame = (0 0; 390 300); layer = <CALayer: 0x6>>
           |    |    |    | <UIButton: 0x3000; frame = (100 100; 190 50); text = 'Retry'; layer = <CALayer: 0x4>>
           |    |    | <UITableViewCell: 0x5000; frame = (0 60; 390 140); layer = <CALayer: 0x6>>
           |    |    |    | <UITableViewCellContentView: 0x5100; frame = (0 0; 390 140); layer = <CALayer: 0x7>>
        """),
    Question(
      "The header of a table became higher than its room", "Retry", .dead(CoveredView.self),
      says: ["became higher after it was set", "tableView.tableHeaderView = header"],
      never: ["bringSubviewToFront"],
      screen + row + "\n" + """
           |    |    | <Shop.Header: 0x4000; frame = (0 0; 390 160); layer = <CALayer: 0x6>>
           |    |    |    | <UIButton: 0x3000; frame = (100 100; 190 50); text = 'Retry'; layer = <CALayer: 0x4>>
           |    |    | <UITableViewCell: 0x5000; frame = (0 100; 390 140); layer = <CALayer: 0x6>>
           |    |    |    | <UITableViewCellContentView: 0x5100; frame = (0 0; 390 140); layer = <CALayer: 0x7>>
        """),
    Question(
      "The results of a search lie over the rows", "Pears", .dead(CoveredView.self),
      says: ["searchController.isActive = false", "(likely)"],
      never: ["obscuresBackground", "dismiss(animated"],
      screen + row + "\n" + """
           |    |    | <UITableViewCell: 0x3000; frame = (0 200; 390 60); text = 'Pears'; layer = <CALayer: 0x6>>
           |    | <_UISearchControllerView: 0x4000; frame = (0 0; 390 844); layer = <CALayer: 0x8>>
           |    |    | <UITableView: 0x4100; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x9>; contentOffset: {0, 0}; contentSize: {390, 900}; adjustedContentInset: {0, 0, 0, 0}>
        """),
    Question(
      "A list that is at its end under a tab bar", "Last", .dead(CoveredView.self),
      says: ["the scroll view is at its end", "contentInsetAdjustmentBehavior = .always"],
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UILayoutContainerView: 0x1100; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <UITransitionView: 0x1200; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    | <UIView: 0x2000; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    |    |    | <UITableView: 0x2100; frame = (0 0; 390 844); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>; contentOffset: {0, 156}; contentSize: {390, 1000}; adjustedContentInset: {0, 0, 0, 0}>
         |    |    |    |    | <UITableViewCell: 0x3000; frame = (0 940; 390 60); text = 'Last'; layer = <CALayer: 0x6>>
         |    | <UITabBar: 0x7000; frame = (0 761; 390 83); layer = <CALayer: 0x5>>
         |    |    | <_UIBarBackground: 0x7100; frame = (0 0; 390 83); userInteractionEnabled = NO; layer = <CALayer: 0x5>>
      """),
  ]
}
