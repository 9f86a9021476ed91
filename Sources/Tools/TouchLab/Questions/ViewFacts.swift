// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// What a page shows of a view that it points at.
enum ViewFacts {
  /// The names and the values of the view's properties.
  static func of(_ view: UIView) -> [(name: String, value: String)] {
    var facts = [
      ("frame", text(view.frame)), ("bounds", text(view.bounds)), ("alpha", Double(view.alpha).short),
      ("isHidden", "\(view.isHidden)"), ("isUserInteractionEnabled", "\(view.isUserInteractionEnabled)"),
      ("clipsToBounds", "\(view.clipsToBounds)"),
      ("isMultipleTouchEnabled", "\(view.isMultipleTouchEnabled)"),
      ("isExclusiveTouch", "\(view.isExclusiveTouch)"),
    ]
    if !view.transform.isIdentity {
      let t = view.transform
      facts.append(("transform", list([t.a, t.b, t.c, t.d, t.tx, t.ty])))
    }
    if let label = view.accessibilityLabel { facts.append(("accessibilityLabel", label)) }
    if let control = view as? UIControl {
      facts += [
        ("isEnabled", "\(control.isEnabled)"), ("isSelected", "\(control.isSelected)"),
        ("isHighlighted", "\(control.isHighlighted)"), ("isTracking", "\(control.isTracking)"),
      ]
    }
    switch view {
    case let label as UILabel: facts.append(("text", label.text ?? "nil"))
    case let button as UIButton: facts.append(("title", button.currentTitle ?? "nil"))
    case let field as UITextField: facts.append(("text", field.text ?? "nil"))
    case let toggle as UISwitch: facts.append(("isOn", "\(toggle.isOn)"))
    case let slider as UISlider: facts.append(("value", "\(slider.value)"))
    case let stepper as UIStepper: facts.append(("value", "\(stepper.value)"))
    case let segments as UISegmentedControl:
      facts.append(("selectedSegmentIndex", "\(segments.selectedSegmentIndex)"))
    case let scroll as UIScrollView:
      facts += [
        ("contentOffset", list([scroll.contentOffset.x, scroll.contentOffset.y])),
        ("contentSize", list([scroll.contentSize.width, scroll.contentSize.height])),
        ("zoomScale", Double(scroll.zoomScale).short), ("isDragging", "\(scroll.isDragging)"),
        ("isDecelerating", "\(scroll.isDecelerating)"),
      ]
    default: break
    }
    return facts
  }

  /// The text that a person reads on the view; nil for a view without one.
  static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let field as UITextField: field.text
    default: view.accessibilityLabel
    }
  }

  private static func text(_ rect: CGRect) -> String {
    list([rect.minX, rect.minY, rect.width, rect.height])
  }

  private static func list(_ numbers: [CGFloat]) -> String {
    "(" + numbers.map { Double($0).short }.joined(separator: ", ") + ")"
  }
}
