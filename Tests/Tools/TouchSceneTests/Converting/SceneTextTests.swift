// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchScene
import TouchSnapshot
import TouchStage
import Touchstone

@MainActor @Suite struct SceneTextTests {
  private static let dump = """
    <UIWindow: 0x7f8a1; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x6000>; layer = <UIWindowLayer: 0x6001>>
       | <UIView: 0x7f8a2; frame = (0 0; 320 480); autoresize = W+H; layer = <CALayer: 0x6002>>
       |    | <App.BigButton: 0x7f8a3; baseClass = UIButton; frame = (20 40; 120 44); opaque = NO; layer = <CALayer: 0x6003>>
       |    |    | <UIButtonLabel: 0x7f8a4; frame = (30 10; 60 24); text = 'Save'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x6004>>
       |    | <UISwitch: 0x7f8a5; frame = (20 120; 51 31); layer = <CALayer: 0x6005>>
       |    | <UIView: 0x7f8a6; frame = (0 200; 320 100); hidden = YES; layer = <CALayer: 0x6006>>
    """

  @Test func `a dump becomes a screen that can be touched`() throws {
    let document = try SnapshotDocument.read(bytes: Array(Self.dump.utf8), file: "dump.txt")
    let converted = SceneText(of: document)
    let scene = try SceneFile(text: converted.text, file: "dump.scene.json5").build()
    #expect(scene.stage.scene.screen.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
    try scene.stage.finger(1).down(at: .screen(60, 60))
    try scene.stage.finger(1).up()
    #expect(scene.stage.lines.contains { $0.contains("touchUpInside") })
    try scene.stage.finger(1).down(at: .screen(45, 135))
    try scene.stage.finger(1).up()
    #expect(scene.stage.lines.contains { $0.contains("valueChanged") })
  }

  @Test(arguments: ["9000000", "-9000000", "1e30", "0.001"])
  func `numbers and texts that scenes do not take become those that they take`(_ number: String) throws {
    let text = String(repeating: "long ", count: 9000)
    let dump = """
      <UIWindow: 0x7f8a1; frame = (0 0; 12000 9000); layer = <UIWindowLayer: 0x6001>>
         | <UIView: 0x7f8a2; frame = (\(number) 0; 320 480); layer = <CALayer: 0x6002>>
         |    | <UILabel: 0x7f8a4; frame = (30 10; 60 \(number)); text = '\(text)'; layer = <_UILabelLayer: 0x6004>>
         | <UIView: 0x7f8a3; frame = (0 0; 320 480); transform = [\(number), 0, 0, \(number), 0, 0]; layer = <CALayer: 0x6002>>
      """
    let document = try SnapshotDocument.read(bytes: Array(dump.utf8), file: "dump.txt")
    _ = try SceneFile(text: SceneText(of: document).text, file: "dump.scene.json5").build()
  }

  @Test func `what a converted scene shows is what the file says`() throws {
    let document = try SnapshotDocument.read(bytes: Array(Self.dump.utf8), file: "dump.txt")
    let scene = try SceneFile(text: SceneText(of: document).text).build()
    let hidden = scene.viewTree.views.filter { $0.isHidden.value == true }
    #expect(hidden.count == 1)
    #expect(hidden.first?.frame.value == ViewRect(x: 0, y: 200, width: 320, height: 100))
  }

  @Test func `a storyboard becomes the screen of its last scene, and says what it left out`() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="a"><objects><viewController id="b">
          <view key="view" contentMode="scaleToFill" id="c">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
              <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="d">
                <rect key="frame" x="40" y="100" width="120" height="44"/>
                <state key="normal" title="Go"/>
              </button>
            </subviews>
          </view>
        </viewController></objects></scene></scenes>
      </document>
      """
    let document = try SnapshotDocument.read(bytes: Array(storyboard.utf8), file: "Main.storyboard")
    let scene = try SceneFile(text: SceneText(of: document).text).build()
    try scene.stage.finger(1).down(at: .screen(60, 120))
    try scene.stage.finger(1).up()
    #expect(scene.stage.lines.contains { $0.contains("Go touchUpInside") })
  }

  private func converted(_ text: String, _ file: String) throws -> (SceneText, StagedScene) {
    let document = try SnapshotDocument.read(bytes: Array(text.utf8), file: file)
    let converted = SceneText(of: document)
    return (converted, try SceneFile(text: converted.text).build())
  }

  /// Every view of a scene with its position on the screen, back to front.
  private func views(_ staged: StagedScene) -> [UIView] {
    var (all, open): ([UIView], [UIView]) = ([], [staged.stage.window])
    while let next = open.popLast() {
      all.append(next)
      open += next.subviews.reversed()
    }
    return all
  }

  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    <objects><view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b1"><rect key="frame" x="20" y="100" width="120" height="44"/><state key="normal" title="Pay"/></button>
    <button opaque="NO" contentMode="scaleToFill" id="b2"><rect key="frame" x="20" y="150" width="120" height="44"/><color key="backgroundColor" name="Brand"/><state key="normal" title="Buy"><color key="titleColor" white="1" alpha="1" colorSpace="calibratedWhite"/></state></button>
    <label text="Total" numberOfLines="2" id="l1"><rect key="frame" x="20" y="40" width="200" height="21"/><fontDescription key="fontDescription" type="system" pointSize="24"/><color key="textColor" systemColor="secondaryLabelColor"/></label>
    <label text="Lost" id="l2"><rect key="frame" x="20" y="70" width="200" height="21"/><color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/></label>
    <mapView id="m1"><rect key="frame" x="0" y="420" width="375" height="100"/></mapView>
    <tableView id="t1"><rect key="frame" x="0" y="520" width="375" height="147"/></tableView>
    </subviews></view></objects>
    <resources><namedColor name="Brand"><color red="0.0" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
    </document>
    """

  @Test func `a converted xib has the colors and the sizes of its texts`() throws {
    let (_, scene) = try converted(Self.xib, "x.xib")
    let all = views(scene)
    let buttons = all.compactMap { $0 as? UIButton }
    let (red, white) = (
      UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    )
    #expect(buttons.map { $0.titleColor(for: .normal) } == [red, white])
    #expect(buttons.last?.backgroundColor == UIColor(red: 0, green: 128.0 / 255, blue: 0, alpha: 1))
    let total = all.compactMap { $0 as? UILabel }.first { $0.text == "Total" }
    #expect(total?.textColor == .secondaryLabel && total?.font.pointSize == 24 && total?.numberOfLines == 2)
    #expect(all.contains { $0.backgroundColor == .systemBackground && $0.bounds.height == 667 })
  }

  @Test
  func
    `what a file says no color for is light if its texts are of fixed colors, and else of the appearance`()
    throws
  {
    let (_, scene) = try converted(Self.dump, "dump.txt")
    #expect(views(scene).contains { $0.backgroundColor == .systemBackground })
    let plain = Self.xib.replacing(
      "<color key=\"textColor\" white=\"1\"", with: "<color key=\"textColor\" white=\"0.1\""
    )
    .replacing("systemColor=\"secondaryLabelColor\"", with: "white=\"0.4\" alpha=\"1\"")
    let (text, light) = try converted(plain, "x.xib")
    let label = views(light).compactMap { $0 as? UILabel }.first { $0.text == "Lost" }
    #expect(label?.backgroundColor == nil)
    let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    #expect(views(light).contains { $0.bounds.height == 667 && $0.backgroundColor == white })
    #expect(!text.notes.contains { $0.contains("drawn on gray") })
  }

  @Test func `texts of a converted screen can be read in both appearances`() throws {
    for (text, file) in [(Self.xib, "x.xib"), (Self.dump, "dump.txt")] {
      let (_, scene) = try converted(text, file)
      for view in views(scene) {
        guard let color = (view as? UILabel)?.textColor ?? (view as? UIButton)?.titleColor(for: .normal)
        else { continue }
        for style in [UIUserInterfaceStyle.light, .dark] {
          let traits = UITraitCollection(userInterfaceStyle: style)
          let back = shade(behind: view, traits)
          #expect(contrast(color.components(in: traits), back) >= 3, "\(view) in \(style)")
        }
      }
    }
  }

  /// What is behind a view: the backgrounds of those around it.
  private func shade(behind view: UIView, _ traits: UITraitCollection) -> [Double] {
    var around: [UIView] = [view]
    while let next = around.last?.superview { around.append(next) }
    var shade = style(traits) == .dark ? [0.0, 0, 0] : [1.0, 1, 1]
    for view in around.reversed() {
      guard let parts = view.backgroundColor?.components(in: traits).components else { continue }
      let rgb = parts.count == 2 ? [parts[0], parts[0], parts[0]] : Array(parts.prefix(3))
      shade = zip(shade, rgb).map { $0 + (Double($1) - $0) * Double(parts.last ?? 1) }
    }
    return shade
  }

  private func style(_ traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }

  private func contrast(_ color: CGColor, _ back: [Double]) -> Double {
    let parts = (color.components ?? []).map(Double.init)
    let rgb = parts.count == 2 ? [parts[0], parts[0], parts[0]] : Array(parts.prefix(3))
    let front = zip(back, rgb).map { $0 + ($1 - $0) * (parts.last ?? 1) }
    func luminance(_ rgb: [Double]) -> Double {
      let linear = rgb.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    let both = [luminance(front), luminance(back)].sorted()
    return (both[1] + 0.05) / (both[0] + 0.05)
  }

  @Test func `scroll views and unknown views of a converted screen are seen, and show what they stand for`()
    throws
  {
    let (_, scene) = try converted(Self.xib, "x.xib")
    let all = views(scene)
    let list = all.compactMap { $0 as? UIScrollView }.first
    #expect(list?.layer.borderWidth == 1 && list?.backgroundColor != nil)
    #expect(list?.contentSize == CGSize(width: 375, height: 294))
    #expect(list?.subviews.first?.isUserInteractionEnabled == false)
    let caption = all.compactMap { $0 as? UILabel }.first { $0.text == "MKMapView" }
    #expect(caption?.isUserInteractionEnabled == false)
    #expect(caption?.superview?.superview?.frame == CGRect(x: 0, y: 420, width: 375, height: 100))
  }

  @Test func `each note of a conversion names the view, its line, what it became and why`() throws {
    let (text, _) = try converted(Self.xib, "x.xib")
    #expect(
      text.notes == [
        "x.xib:8:1: UILabel “Lost” is drawn on gray: the file does not say what is behind, and white is assumed there.",
        "x.xib:9:1: MKMapView m1 became a UIView: scenes have no MKMapView and nothing like it, so only its name is shown.",
        "x.xib:10:1: UITableView t1 became a UIScrollView: scenes have no UITableView.",
      ])
  }

  @Test
  func `notes about many views for one reason are one note, and one about a lost view counts what it held`()
    throws
  {
    let dump = """
      <UIWindow: 0x100; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x600>>
         | <MyApp.CardView: 0x104; frame = (0 0; 20 20); layer = <CALayer: 0x604>>
         | <MyApp.CardView: 0x105; frame = (0 30; 20 20); layer = <CALayer: 0x605>>
         | <MyApp.CardView: 0x106; frame = (0 60; 20 20); layer = <CALayer: 0x606>>
         | <UIView: 0x107; frame = (nan inf; 20 20); layer = <CALayer: 0x607>>
         |    | <UIView: 0x108; frame = (0 0; 20 20); layer = <CALayer: 0x608>>
      """
    let (text, _) = try converted(dump, "dump.txt")
    let notes = text.notes
    #expect(
      notes.contains {
        $0.hasPrefix("dump.txt:2:") && $0.contains("3 views of the class CardView became UIView")
          && $0.contains("the others are on lines 3, 4")
      }, "\(notes)")
    #expect(
      notes.contains {
        $0.hasPrefix("dump.txt:5:")
          && $0.contains("UIView 0x107 is left out, with the view in it: it has a frame")
      }, "\(notes)")
  }

  @Test func `a dump shows the colors that it prints`() throws {
    let dump = """
      <UIWindow: 0x100; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x600>>
         | <UIView: 0x101; frame = (0 0; 375 100); backgroundColor = UIExtendedSRGBColorSpace 1 0 0 1; layer = <CALayer: 0x601>>
         | <UIView: 0x102; frame = (0 100; 375 100); backgroundColor = <UIDynamicSystemColor: 0x600; name = systemTealColor>; layer = <CALayer: 0x602>>
         | <UIView: 0x103; frame = (0 200; 375 100); backgroundColor = UIExtendedGrayColorSpace 0 0.5; layer = <CALayer: 0x603>>
         | <UIView: 0x104; frame = (0 300; 375 100); backgroundColor = UIDisplayP3ColorSpace 1 0.5 0 1; layer = <CALayer: 0x604>>
      """
    let (_, scene) = try converted(dump, "dump.txt")
    #expect(
      views(scene).filter { $0.bounds.height == 100 }.map(\.backgroundColor) == [
        UIColor(red: 1, green: 0, blue: 0, alpha: 1), .systemTeal,
        UIColor(red: 0, green: 0, blue: 0, alpha: 128.0 / 255),
        UIColor(red: 1, green: 118.0 / 255, blue: 0, alpha: 1),
      ])
  }

  @Test func `a title with braces is no placeholder`() throws {
    let (_, scene) = try converted(Self.xib.replacing("\"Pay\"", with: "\"{Pay} {\""), "x.xib")
    let button = views(scene).compactMap { $0 as? UIButton }.first { $0.title(for: .normal) == "{Pay} {" }
    #expect(button != nil)
    try scene.stage.finger(1).down(at: .screen(60, 120))
    try scene.stage.finger(1).up()
    #expect(scene.stage.lines.contains { $0.contains("(Pay) ( touchUpInside") })
  }

  @Test func `views keep their names of Interface Builder: the label of the outline, or the outlet`() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Cell"><connections>
      <outlet property="payButton" destination="b" id="o"/></connections></placeholder>
      <view contentMode="scaleToFill" id="r"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <button buttonType="system" id="b"><rect key="frame" x="20" y="100" width="120" height="44"/><state key="normal" title="Pay"/></button>
      <view userLabel="Price tag" id="v"><rect key="frame" x="0" y="300" width="375" height="100"/></view>
      </subviews></view></objects></document>
      """
    let (_, scene) = try converted(xib, "Cell.xib")
    #expect(views(scene).compactMap(\.accessibilityIdentifier) == ["payButton", "Price tag"])
  }

  @Test func `a button without a text of its own has that of its label`() throws {
    let (_, scene) = try converted(Self.dump, "dump.txt")
    #expect(views(scene).compactMap { $0 as? UIButton }.map { $0.title(for: .normal) } == ["Save"])
  }
}
