// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

@testable import DesignLayout

/// A storyboard with one scene, and what a test asks about it.
struct DesignText {
  let document: SnapshotDocument
  let facts: DesignFacts

  /// A scene that was drawn for an iPhone with a screen of 375 × 667 points.
  ///
  /// - Parameters:
  ///   - subviews: The elements of the views.
  ///   - constraints: The elements of the constraints of the root, whose id is `root`; `safe` is its safe
  ///     area.
  ///   - outlets: Elements of outlets of the controller.
  ///   - resources: Elements of images.
  /// - Throws: The failure of the reader, or that there is no storyboard.
  init(_ subviews: String, constraints: String = "", outlets: String = "", resources: String = "") throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="20037" \
      useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s1"><objects>
          <viewController id="vc1" customClass="Shop" sceneMemberID="viewController">
            <view key="view" id="root">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>\(subviews)</subviews>
              <viewLayoutGuide key="safeArea" id="safe"/>
              <constraints>\(constraints)</constraints>
            </view>
            <connections>\(outlets)</connections>
          </viewController>
        </objects></scene></scenes>
        <resources>\(resources)</resources>
      </document>
      """
    let design = try #require(try DesignReader.read(bytes: Array(text.utf8), file: "Main.storyboard"))
    (document, facts) = (design.document, design.facts)
  }

  /// A constraint between two items.
  static func constraint(
    _ first: String, _ attribute: String, _ second: String? = nil, _ other: String? = nil,
    constant: Double = 0, priority: Int = 1000, id: String = "c"
  ) -> String {
    let right = second.map { " secondItem=\"\($0)\" secondAttribute=\"\(other ?? attribute)\"" } ?? ""
    return
      "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\"\(right) constant=\"\(constant)\" "
      + "priority=\"\(priority)\" id=\"\(id)\"/>"
  }

  /// A view of a class with a frame.
  static func view(
    _ id: String, _ element: String = "view", _ frame: (Int, Int, Int, Int) = (0, 0, 10, 10),
    _ attributes: String = "", inside: String = ""
  ) -> String {
    "<\(element) id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>"
      + "<rect key=\"frame\" x=\"\(frame.0)\" y=\"\(frame.1)\" width=\"\(frame.2)\" height=\"\(frame.3)\"/>"
      + inside + "</\(element)>"
  }

  /// The action of a button.
  static let action =
    "<connections><action selector=\"buy:\" destination=\"vc1\" eventType=\"touchUpInside\" id=\"a1\"/></connections>"

  /// The solved view with an id.
  func solved(_ id: String, on screen: LayoutScreen) throws -> SolvedTree.View {
    let tree = document.trees[0]
    let drawn = try #require(DesignScreen(tree, facts.trees[0], format: document.format))
    var layouts = DesignLayouts(tree, facts.trees[0], drawnFor: drawn)
    let view = try #require(tree.views.firstIndex { $0.identifier == id })
    return try #require(layouts.solve(on: screen).views[view])
  }

  /// The frame of a view as text.
  func frame(_ id: String, on screen: LayoutScreen = LayoutDevice.iPhoneSE.portrait) throws -> String {
    let box = try solved(id, on: screen).box
    return [box.minX, box.minY, box.width, box.height].map { "\(Int($0.rounded()))" }.joined(separator: " ")
  }
}
