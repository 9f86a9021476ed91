// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

/// Files in which something was put where it cannot react, by what their inspectors say.
struct TiedEdgeTests {
  private func text(_ views: String, expecting id: String) throws -> String {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view contentMode="scaleToFill" id="all"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(views)</subviews></view></objects></document>
      """
    let document = try SnapshotDocument.read(bytes: Array(text.utf8), file: "a.xib")
    return try Explainer(document).explain(at: nil, expecting: ViewSelector(id)).text(width: 10_000)
  }

  @Test func `a button tied to a corner is moved out, or its holder takes touches on it`() throws {
    let said = try text(
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="card" userLabel="Card">
      <rect key="frame" x="40" y="100" width="200" height="200"/><subviews>
      <label text="Hello" id="hello"><rect key="frame" x="0.0" y="0.0" width="200" height="200"/></label>
      <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="close">
      <rect key="frame" x="180" y="80" width="40" height="40"/></button></subviews>
      <constraints><constraint firstItem="close" firstAttribute="centerX" secondItem="card" secondAttribute="trailing" id="c"/>
      </constraints></view>
      """, expecting: "close")
    #expect(said.contains("a constraint ties it to that edge"), "\(said)")
    #expect(said.contains("drag it out of UIView 'Card' into UIView all"), "\(said)")
    #expect(!said.contains("lessThanOrEqualTo"), "\(said)")
  }

  @Test func `links need a text view that is selectable`() throws {
    let view = """
      <textView editable="NO" selectable="NO" id="terms"><rect key="frame" x="20" y="100" width="300" height="60"/>
      <string key="text">Please read our Terms of Use.</string></textView>
      """
    let said = try text(view, expecting: "terms of use")
    #expect(said.contains("UITextView") && said.contains("isSelectable = true"), "\(said)")
  }
}
