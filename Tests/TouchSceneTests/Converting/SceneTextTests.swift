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

  @Test func `what a converted scene shows is what the file says`() throws {
    let document = try SnapshotDocument.read(bytes: Array(Self.dump.utf8), file: "dump.txt")
    let scene = try SceneFile(text: SceneText(of: document).text).build()
    let hidden = scene.viewTree.views.filter { $0.isHidden.value == true }
    #expect(hidden.count == 1)
    #expect(hidden.first?.frame.value == CGRect(x: 0, y: 200, width: 320, height: 100))
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
}
