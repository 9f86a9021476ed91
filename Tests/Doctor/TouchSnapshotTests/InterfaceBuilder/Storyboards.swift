// SPDX-License-Identifier: Apache-2.0

/// Files of Interface Builder as the tests write them.
enum Storyboards {
  /// A storyboard of these scenes.
  static func storyboard(_ scenes: String, root: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14460" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(root)>
        <device id="retina4_7" orientation="landscape"><adaptation id="fullscreen"/></device>
        <scenes>
    \(scenes)
        </scenes>
    </document>
    """
  }

  /// A scene with a controller whose view has these parts.
  static func scene(_ parts: String, others: String = "", custom: String = "customClass=\"Main\"") -> String {
    """
    <scene sceneID="s"><objects>
      <viewController id="vc" \(custom) sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          \(parts)
        </view>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
      \(others)
    </objects></scene>
    """
  }

  /// A storyboard with one scene, whose view has these subviews.
  static func around(_ subviews: String, others: String = "") -> String {
    storyboard(scene("<subviews>\(subviews)</subviews>", others: others))
  }

  /// A xib of these objects.
  static func xib(_ objects: String, owner: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \(owner)</placeholder>
        \(objects)
      </objects>
    </document>
    """
  }

  /// The element of a frame.
  static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }
}
