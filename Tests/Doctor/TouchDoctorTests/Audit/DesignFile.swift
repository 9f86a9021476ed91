// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchSnapshot

@testable import TouchDoctor

/// A storyboard or xib for tests, made of what matters in it.
enum DesignFile {
  /// A storyboard with one controller, whose view is 320 × 480 and holds the given elements.
  static func storyboard(
    _ subviews: String, constraints: String = "", outlets: String = "", others: String = "",
    controller: String = "viewController"
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes><scene sceneID="s"><objects><\(controller) id="vc" customClass="Shop">
    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
    <subviews>
    \(subviews)
    </subviews>
    <constraints>
    \(constraints)
    </constraints>
    <viewLayoutGuide key="safeArea" id="safe"/>
    </view>
    <connections>
    \(outlets)
    </connections>
    </\(controller)>
    \(others)
    </objects></scene></scenes></document>
    """
  }

  /// An element with Auto Layout, its frame, and what else stands in it.
  static func view(
    _ name: String, _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    attributes: String = "", _ inside: String = ""
  ) -> String {
    """
    <\(name) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
    <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
    \(inside)
    </\(name)>
    """
  }

  /// An action for a control.
  static let action =
    "<connections><action selector=\"go:\" destination=\"vc\" eventType=\"touchUpInside\"/></connections>"

  /// A constraint: `a.top = b.bottom + 8`, `a.height = 44`.
  static func constraint(_ text: String, _ attributes: String = "") -> String {
    let words = text.split(separator: " ").map(String.init)
    let first = words[0].split(separator: ".")
    var made = "<constraint firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\""
    if words[1] == ">=" { made += " relation=\"greaterThanOrEqual\"" }
    var constant = words.last ?? ""
    if let second = words.dropFirst(2).first, second.contains("."), Double(second) == nil {
      let parts = second.split(separator: ".")
      made += " secondItem=\"\(parts[0])\" secondAttribute=\"\(parts[1])\""
      constant = words.count > 4 ? (words[3] == "-" ? "-" : "") + words[4] : "0"
    }
    return made + " constant=\"\(constant)\" \(attributes)/>"
  }

  /// What an audit says about a file, notes included.
  static func audit(_ text: String, file: String = "Main", disabled: [String] = []) -> [String] {
    var run = AuditRun(auditor: Auditor(disabledRules: disabled))
    return run.audit(Array(text.utf8), file: file).findings.map {
      "\($0.severity.rawValue) \($0.rule): \($0.message)"
    }
  }

  /// What an audit says of one rule.
  static func audit(_ text: String, rule: any Rule.Type) -> [String] {
    audit(text, disabled: AuditRules.all.map(\.id).filter { $0 != rule.id })
  }
}
