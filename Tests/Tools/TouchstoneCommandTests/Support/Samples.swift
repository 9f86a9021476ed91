// SPDX-License-Identifier: Apache-2.0

/// Typical files of users.
enum Samples {
  /// A button that sticks out of its bar, and one that does not.
  static let dump = """
    <UIWindow: 0x100; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x600>>
       | <UIView: 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x601>>
       |    | <UIView: 0x102; frame = (0 0; 100 50); layer = <CALayer: 0x602>>
       |    |    | <UIButton: 0x103; frame = (20 30; 60 44); opaque = NO; layer = <CALayer: 0x603>>
       |    | <UIButton: 0x104; frame = (200 300; 60 44); opaque = NO; layer = <CALayer: 0x604>>

    """

  /// The dump in UTF-16 with a byte order mark, as some editors save it.
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

  /// A touchscreen of 1000 by 2000 units, as evemu-record writes it: a click at the center of the button of
  /// button/click with a second finger beside it, and a drag.
  static let evemu: String = {
    var text = """
      # EVEMU 1.3
      N: Panel
      I: 0018 0416 038f 1060
      P: 02 00 00 00 00 00 00 00
      A: 2f 0 9 0 0 0
      A: 35 0 999 0 0 0
      A: 36 0 1999 0 0 0
      A: 39 0 65535 0 0 0

      """
    func event(_ time: Double, _ type: Int, _ code: Int, _ value: Int) {
      let parts = String(Int((time * 1_000_000).rounded()) + 1_000_000).dropFirst()
      text += "E: \(Int(time)).\(parts.suffix(6)) \(hex(type)) \(hex(code)) \(value)\n"
    }
    func hex(_ number: Int) -> String {
      String(repeating: "0", count: 4 - String(number, radix: 16).count) + String(number, radix: 16)
    }
    func contact(_ time: Double, slot: Int, id: Int? = nil, _ x: Int, _ y: Int) {
      event(time, 3, 0x2F, slot)
      if let id { event(time, 3, 0x39, id) }
      if id != -1 {
        event(time, 3, 0x35, x)
        event(time, 3, 0x36, y)
      }
    }
    func report(_ time: Double) { event(time, 0, 0, 0) }
    contact(0, slot: 0, id: 1, 400, 360)
    report(0)
    contact(0.02, slot: 1, id: 2, 100, 1500)
    report(0.02)
    for step in 1...6 {
      let time = 0.02 + Double(step) / 100
      contact(time, slot: 1, 100 + step * 20, 1500)
      report(time)
    }
    contact(0.09, slot: 0, id: -1, 0, 0)
    report(0.09)
    contact(0.1, slot: 1, id: -1, 0, 0)
    report(0.1)
    contact(0.5, slot: 0, id: 3, 400, 360)
    report(0.5)
    for step in 1...20 {
      let time = 0.5 + Double(step) / 100
      contact(time, slot: 0, 400 + step * 25, 360 + step * step)
      report(time)
    }
    contact(0.72, slot: 0, id: -1, 0, 0)
    report(0.72)
    return text
  }()
}
