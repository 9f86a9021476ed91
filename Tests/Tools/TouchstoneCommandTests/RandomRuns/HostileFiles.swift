// SPDX-License-Identifier: Apache-2.0
import TextSources

/// The files and words of one run, with the hostile texts inserted by its steps.
struct HostileFiles {
  private let steps: [HostileStep]

  init(_ steps: [HostileStep]) { self.steps = steps }

  /// The texts for a position, concatenated; ordinary words if no step names the position.
  func text(_ place: HostileStep.Place, else ordinary: String) -> String {
    let texts = steps.filter { $0.place == place }.map(\.text)
    return texts.isEmpty ? ordinary : texts.joined()
  }

  /// A possible file name.
  var name: String {
    let name = text(.file, else: "ordinary").filter { $0 != "/" && $0 != "\0" }
    return String(String.UnicodeScalarView(name.unicodeScalars.filter { $0 != "/" && $0 != "\0" }.prefix(40)))
      + "x"
  }

  var dump: String {
    """
    <UIWindow: 0x100; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x600>>
       | <\(text(.className, else: "UIView")): 0x101; frame = (0 0; 375 667); layer = <CALayer: 0x601>>
       |    | <UIView: 0x102; frame = (0 0; 100 50); layer = <CALayer: 0x602>>
       |    |    | <UIButton: 0x103; frame = (20 30; 60 44); text = '\(text(.text, else: "Buy"))'; \
    accessibilityIdentifier = \(text(.identifier, else: "buy")); gestureRecognizers = <NSArray: 0x7>; \
    layer = <CALayer: 0x603>>
       |    | <\(text(.recognizer, else: "UILabel")): 0x104; frame = (200 300; 20 20); layer = <CALayer: 0x604>>

    """
  }

  var storyboard: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch">
      <!-- touchstone:disable \(text(.rule, else: "target-too-small")) \(text(.comment, else: "")) -->
      <scenes><scene sceneID="s1"><objects><viewController id="a" customClass="\(xml(.className))">
        <view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
          <button id="\(xml(.identifier))"><rect key="frame" x="20" y="20" width="20" height="30"/>
            <state key="normal" title="\(xml(.text))"/></button>
          <label text="\(xml(.title))" id="l"><rect key="frame" x="20" y="30" width="30" height="30"/></label>
        </subviews></view>
      </viewController></objects></scene></scenes>
    </document>

    """
  }

  var sentry: String {
    """
    {"rendering_system": "UIKIT", "windows": [{"type": "UIWindow", "x": 0, "y": 0, "width": 375, "height": 667, \
    "children": [{"type": \(json(.className)), "identifier": \(json(.identifier)), "x": 8, "y": 20, "width": 30, \
    "height": 30, "alpha": 1, "visible": true, "children": []}]}]}
    """
  }

  var scene: String {
    """
    { name: \(json(.scenario)), views: [
      { class: "UIButton", name: \(json(.identifier)), title: \(json(.title)), frame: [100, 100, 100, 40],
        recognizers: [{ class: "UITapGestureRecognizer", name: \(json(.recognizer)) }] },
      { class: "UILabel", name: "label", text: \(json(.text)), frame: [0, 300, 100, 40] },
    ] }

    """
  }

  var script: String {
    """
    # \(text(.summary, else: "A click."))
    tap at (150, 120)
    log \(json(.log))
    expect \(json(.identifier)) touchCancel

    """
  }

  /// A text as a JSON string, unescaped where JSON5 permits it.
  private func json(_ place: HostileStep.Place) -> String {
    var json = "\""
    for scalar in text(place, else: "plain").unicodeScalars {
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      case "\n", "\r", "\0"..."\u{1f}":
        json +=
          "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2) + String(scalar.value, radix: 16)
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }

  /// A text as the value of an attribute, with character references where they reveal more than the
  /// character.
  private func xml(_ place: HostileStep.Place) -> String {
    text(place, else: "plain").unicodeScalars.map { scalar in
      scalar.value < 0x30 || scalar.value > 0x7E ? "&#x\(String(scalar.value, radix: 16));" : String(scalar)
    }.joined()
  }
}
