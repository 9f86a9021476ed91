// SPDX-License-Identifier: Apache-2.0

/// Files as users have them.
enum Samples {
  /// A button that sticks out of its bar, and one that does not.
  static let dump = """
    <UIWindow: 0x100; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x600>>
       | <UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x601>>
       |    | <UIView: 0x102; frame = (0 0; 100 50); layer = <CALayer: 0x602>>
       |    |    | <UIButton: 0x103; frame = (20 30; 60 44); opaque = NO; layer = <CALayer: 0x603>>
       |    | <UIButton: 0x104; frame = (200 300; 60 44); opaque = NO; layer = <CALayer: 0x604>>

    """

  /// The dump in UTF-16, with its mark, as some editors save it.
  static var dumpInUTF16: [UInt8] {
    [0xFF, 0xFE] + dump.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  static let scene = """
    { views: [{ class: "UIButton", name: "buy", title: "Buy", frame: [100, 100, 100, 40] }] }

    """

  static let script = """
    # A click.
    tap "buy"
    expect "buy" touchUpInside

    """

  static let macNib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
      <objects><customView id="c22"/></objects>
    </document>

    """

  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="a">
      <scenes>
        <scene sceneID="s1"><objects><viewController id="a" sceneMemberID="viewController">
          <view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            <button id="b1"><rect key="frame" x="20" y="20" width="30" height="30"/>
              <state key="normal" title="Buy"/></button>
          </subviews></view>
        </viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="b" sceneMemberID="viewController">
          <view key="view" id="v2"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
        </viewController></objects></scene>
      </scenes>
    </document>

    """

  static let autolayoutTrace = """
    UIWindow:0x7f8
    |   UIView:0x7f9
    |   |   UIButton:0x7fa'Buy'

    """
}
