// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

@testable import TouchDoctor

extension Question {
  /// Headers and footers of tables, parts of pages, and causes with more than one way out.
  static let choices: [Question] = [
    Question(
      "A footer without a height", "Log out", .dead(ZeroSize.self),
      says: ["footer.frame.size.height = 60", "tableView.tableFooterView = footer"],
      never: ["Anchor"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; contentOffset: {0, 0}; contentSize: {390, 400}; layer = <CALayer: 0x3>>
           |    |    | <UITableViewCell: 0x3100; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    | <UIView: 0x3200; frame = (0 400; 390 0); layer = <CALayer: 0x5>>
           |    |    |    | <UIButton: 0x3210; frame = (20 10; 350 50); text = 'Log out'; layer = <CALayer: 0x6>>
        """),
    Question(
      "A footer lower than what is in it", "Log out", .dead(OutsideAncestor.self),
      says: ["footer.frame.size.height = 60", "tableView.tableFooterView = footer"],
      never: ["Anchor"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; contentOffset: {0, 0}; contentSize: {390, 400}; layer = <CALayer: 0x3>>
           |    |    | <UITableViewCell: 0x3100; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    | <UIView: 0x3200; frame = (0 400; 390 30); layer = <CALayer: 0x5>>
           |    |    |    | <UIButton: 0x3210; frame = (20 10; 350 50); text = 'Log out'; layer = <CALayer: 0x6>>
        """),
    Question(
      "A button that is a footer itself, without a height", "Log out", .dead(ZeroSize.self),
      says: ["footer.frame.size.height = 44", "tableView.tableFooterView = footer"],
      never: ["Anchor"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; contentOffset: {0, 0}; contentSize: {390, 400}; layer = <CALayer: 0x3>>
           |    |    | <UITableViewCell: 0x3100; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    | <UIButton: 0x3210; frame = (0 400; 390 0); text = 'Log out'; layer = <CALayer: 0x6>>
        """),
    Question(
      "A header without a height", "Sort", .dead(ZeroSize.self),
      says: ["header.frame.size.height = 54", "tableView.tableHeaderView = header"],
      never: ["Anchor"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; contentOffset: {0, 0}; contentSize: {390, 400}; layer = <CALayer: 0x3>>
           |    |    | <UIView: 0x3200; frame = (0 0; 390 0); layer = <CALayer: 0x5>>
           |    |    |    | <UIButton: 0x3210; frame = (20 10; 350 44); text = 'Sort'; layer = <CALayer: 0x6>>
           |    |    | <UITableViewCell: 0x3100; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
        """),
    Question(
      "The header of a section is lower than what is in it", "See all", .dead(OutsideAncestor.self),
      says: ["tableView.sectionHeaderHeight = 60"],
      never: ["cell.contentView", "tableHeaderView"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; contentOffset: {0, 0}; contentSize: {390, 400}; layer = <CALayer: 0x3>>
           |    |    | <UITableViewHeaderFooterView: 0x3300; frame = (0 0; 390 20); text = 'Fruit'; layer = <CALayer: 0x5>>
           |    |    |    | <_UITableViewHeaderFooterContentView: 0x3310; frame = (0 0; 390 20); layer = <CALayer: 0x6>>
           |    |    |    |    | <UIButton: 0x3320; frame = (300 30; 80 30); text = 'See all'; layer = <CALayer: 0x6>>
           |    |    | <UITableViewCell: 0x3100; frame = (0 20; 390 44); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
        """),
    Question(
      "A plain view above the second section has no height", "See all", .dead(ZeroSize.self),
      says: ["tableView.sectionHeaderHeight = 30"],
      never: ["tableFooterView"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 0; 390 844); clipsToBounds = YES; contentOffset: {0, 0}; contentSize: {390, 400}; layer = <CALayer: 0x3>>
           |    |    | <UITableViewCell: 0x3100; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3110; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
           |    |    | <UIView: 0x3300; frame = (0 60; 390 0); layer = <CALayer: 0x5>>
           |    |    |    | <UIButton: 0x3320; frame = (300 0; 80 30); text = 'See all'; layer = <CALayer: 0x6>>
           |    |    | <UITableViewCell: 0x3400; frame = (0 60; 390 44); userInteractionEnabled = NO; layer = <CALayer: 0x4>>
        """),
    Question(
      "Plain views in a page leave its touches to the content", "0x3110", .works, never: ["UIView 0x31"],
      screen + """
           |    | <UIView: 0x2100; frame = (0 0; 390 10); layer = <CALayer: 0x2>>
           |    | <WKWebView: 0x3000; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    |    | <WKScrollView: 0x3100; baseClass = UIScrollView; frame = (0 0; 390 844); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x4>; contentOffset: {0, 0}; contentSize: {390, 844}>
           |    |    |    | <WKContentView: 0x3110; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>>
           |    |    |    |    | <UIView: 0x3120; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
           |    |    |    |    |    | <UIView: 0x3130; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
           |    |    |    |    |    |    | <WKCompositingView: 0x3140; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
           |    |    |    |    |    |    | <UIView: 0x3150; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
           |    |    |    |    | <UIView: 0x3160; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
        """),
    Question(
      "A small button under a navigation bar may be an item of it", "Edit", .dead(CoveredView.self),
      says: [
        "editButton.topAnchor",
        "// or: navigationItem.rightBarButtonItem = UIBarButtonItem(customView: editButton)",
      ],
      screen + """
           |    | <UIButton: 0x3100; frame = (326 54; 44 40); text = 'Edit'; layer = <CALayer: 0x3>>
           | <UINavigationBar: 0x4000; frame = (0 47; 390 44); layer = <CALayer: 0x3>>
           |    | <_UINavigationBarContentView: 0x4200; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
        """),
    Question(
      "A small button at the left under a navigation bar may be an item there", "Menu",
      .dead(CoveredView.self),
      says: ["// or: navigationItem.leftBarButtonItem = UIBarButtonItem(customView: menuButton)"],
      screen + """
           |    | <UIButton: 0x3200; frame = (16 54; 44 40); text = 'Menu'; layer = <CALayer: 0x3>>
           | <UINavigationBar: 0x4000; frame = (0 47; 390 44); layer = <CALayer: 0x3>>
           |    | <_UINavigationBarContentView: 0x4200; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
        """),
    Question(
      "A wide button under a navigation bar is no item", "Wide", .dead(CoveredView.self),
      says: ["wideButton.topAnchor"],
      never: ["BarButtonItem"],
      screen + """
           |    | <UIButton: 0x3300; frame = (16 44; 358 44); text = 'Wide'; layer = <CALayer: 0x3>>
           | <UINavigationBar: 0x4000; frame = (0 47; 390 44); layer = <CALayer: 0x3>>
           |    | <_UINavigationBarContentView: 0x4200; frame = (0 0; 390 44); layer = <CALayer: 0x4>>
        """),
    Question(
      "A view of the app's own that follows the finger in a scroll view", "SignatureView", .works,
      says: ["touchesCancelled when UIScrollView 0x3000 scrolls", "!(view is SignatureView)"],
      screen + """
           |    | <UIScrollView: 0x3000; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 1400}>
           |    |    | <Draw.SignatureView: 0x3100; frame = (20 200; 350 200); layer = <CALayer: 0x4>>
        """),
    Question(
      "React Native's old architecture prints texts behind the entries", "Sign in", .open,
      says: ["RCTTextView 'Sign in'", "shows 'Choose a language'"],
      screen + """
           |    | <RCTView: 0x3000; reactTag: 21; frame = (24 280; 342 50); layer = <CALayer: 0x3>>
           |    |    | <RCTTextView: 0x3100; frame = (143 14; 56 22); opaque = NO; layer = <CALayer: 0x4>> reactTag: 19; text: Sign in
           |    | <RCTView: 0x4000; reactTag: 45; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
           |    |    | <RCTTextView: 0x4100; frame = (24 844; 342 30); opaque = NO; layer = <CALayer: 0x4>> reactTag: 41; text: Choose a language
        """),
    Question(
      "The tap that hides the keyboard leaves a search bar its focus", "UISearchBar", .works,
      """
      <UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x2000; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x2>>
         |    | <UISearchBar: 0x3000; frame = (0 47; 390 56); layer = <CALayer: 0x3>>
         |    |    | <UISearchBarTextField: 0x3100; frame = (12 10; 366 36); text = ''; gestureRecognizers = <NSArray: 0x8>; layer = <CALayer: 0x4>>

      (lldb) po [0x9 description]
      <NSArray 0x9>(
      <UITapGestureRecognizer: 0x107f0a110; id = 12; state = Possible; view = <UIView: 0x2000>; target= <(action=dismissKeyboard, target=<ListViewController 0x107f0b000>)>>
      )
      """),
    Question(
      "The header of a section of a collection has no height", "See all", .dead(ZeroSize.self),
      says: ["flowLayout.headerReferenceSize = CGSize(width: 390, height: 38)"], never: ["Anchor"],
      screen + """
           |    | <UICollectionView: 0x3000; frame = (0 100; 390 744); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 1200}>
           |    |    | <UICollectionReusableView: 0x3100; frame = (0 0; 390 0); layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3110; frame = (290 8; 84 30); text = 'See all'; layer = <CALayer: 0x4>>
           |    |    | <UICollectionViewCell: 0x3200; frame = (0 60; 190 190); layer = <CALayer: 0x4>>
        """),
    Question(
      "What a row shows at its end has no size", "Info", .dead(ZeroSize.self),
      says: ["is the accessoryView of its cell", "infoButton.frame.size.width = 44"], never: ["Anchor"],
      screen + """
           |    | <UITableView: 0x3000; frame = (0 100; 390 744); clipsToBounds = YES; layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 900}>
           |    |    | <UITableViewCell: 0x3200; frame = (0 0; 390 60); text = 'Row'; layer = <CALayer: 0x4>>
           |    |    |    | <UITableViewCellContentView: 0x3210; frame = (0 0; 340 60); layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3220; frame = (346 30; 0 0); text = 'Info'; layer = <CALayer: 0x4>>
        """),
    Question(
      "A view that code made without a size is given one by constraints", "Go", .dead(ZeroSize.self),
      says: ["panelView.translatesAutoresizingMaskIntoConstraints = false", "panelView.bottomAnchor"],
      screen + """
           |    | <UIView: 0x3000; frame = (0 240; 390 200); layer = <CALayer: 0x3>>
           |    |    | <Bank.PanelView: 0x3100; frame = (0 0; 0 0); layer = <CALayer: 0x4>>
           |    |    |    | <UIButton: 0x3110; frame = (20 20; 84 30); text = 'Go'; layer = <CALayer: 0x4>>
        """),
  ]
}
