// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchStage
import Touchstone

/// Logs a line when a control or a recognizer sends its action.
final class SceneActionWriter {
  private weak var stage: Stage?
  private let text: String

  init(_ text: String, stage: Stage) {
    self.text = text
    self.stage = stage
  }

  /// Logs the event of a control.
  func logEvent(_ sender: UIControl, _ event: UIEvent?) {
    stage?.log(
      ScenePlaceholders.fill(text) { word in
        switch word {
        case "name": sender.accessibilityIdentifier ?? "\(type(of: sender))"
        // As in the articles: without a touch, the location is (0, 0).
        case "location": Self.text(event?.allTouches?.first?.location(in: sender) ?? .zero)
        case "event": event == nil ? "no event" : "event"
        case "tracking": sender.isTracking ? sender.isTouchInside ? "inside" : "outside" : "not tracking"
        case "highlight": sender.isHighlighted ? "highlighted" : "not highlighted"
        case "value": Self.value(of: sender)
        default: "{\(word)}"
        }
      })
  }

  /// Logs the action of a recognizer.
  func recognized(_ recognizer: UIGestureRecognizer) {
    stage?.log(
      ScenePlaceholders.fill(text) { word in
        switch word {
        case "name": recognizer.name ?? "\(type(of: recognizer))"
        case "location": Self.text(recognizer.location(in: recognizer.view))
        case "state": "\(recognizer.state)"
        default: "{\(word)}"
        }
      })
  }

  private static func text(_ point: CGPoint) -> String {
    "(\(Decimals.spelling(point.x)), \(Decimals.spelling(point.y)))"
  }

  private static func value(of control: UIControl) -> String {
    switch control {
    case let control as UISwitch: control.isOn ? "on" : "off"
    case let control as UISlider: Decimals.spelling(Double("\(control.value)") ?? 0)
    case let control as UIStepper: Decimals.spelling(control.value)
    case let control as UISegmentedControl: "\(control.selectedSegmentIndex)"
    case let control as UIPageControl: "\(control.currentPage)"
    case let control as UITextField: control.text ?? ""
    default: control.isSelected ? "selected" : "not selected"
    }
  }
}
