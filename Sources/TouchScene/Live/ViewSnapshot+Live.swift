// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot
import Touchstone

extension ViewSnapshot {
  /// Takes a snapshot of one view, without its subviews.
  @MainActor init(of view: UIView, _ names: RecognizerNames, _ positions: ScenePositions) {
    self.init(className: "\(type(of: view))", baseClass: view.frameworksClassName)
    accessibilityIdentifier = view.accessibilityIdentifier
    accessibilityLabel = view.accessibilityLabel
    text = Self.text(of: view)
    position = positions[view]
    captureGeometry(of: view)
    captureFlags(of: view)
    let recognizers = view.gestureRecognizers ?? []
    hasRecognizers = .known(!recognizers.isEmpty)
    self.recognizers = .known(recognizers.map { RecognizerSnapshot(of: $0, names, positions) })
    actions = .known((view as? UIControl).map(ActionSnapshot.all) ?? [])
  }

  @MainActor private mutating func captureGeometry(of view: UIView) {
    frame = .known(view.frame)
    bounds = .known(view.bounds)
    boundsOrigin = .known(view.bounds.origin)
    anchorPoint = .known(view.ownLayer.anchorPoint)
    let matrix = view.transform
    transform = .known(
      ViewTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: matrix.tx, ty: matrix.ty))
    if let scrollView = view as? UIScrollView { contentSize = .known(scrollView.contentSize) }
  }

  @MainActor private mutating func captureFlags(of view: UIView) {
    alpha = .known(Double(view.alpha))
    isHidden = .known(view.isHidden)
    isUserInteractionEnabled = .known(view.isUserInteractionEnabled)
    clipsToBounds = .known(view.clipsToBounds)
    isMultipleTouchEnabled = .known(view.isMultipleTouchEnabled)
    isExclusiveTouch = .known(view.isExclusiveTouch)
    if let control = view as? UIControl { isEnabled = .known(control.isEnabled) }
    if let label = view as? UILabel { isEnabled = .known(label.isEnabled) }
    tag = .known(view.tag)
  }

  /// The text shown by the view itself.
  @MainActor private static func text(of view: UIView) -> String? {
    switch view {
    case let button as UIButton: button.currentTitle
    case let field as UITextField: (field.text ?? "").isEmpty ? field.placeholder : field.text
    default: view.describedText
    }
  }
}

extension ActionSnapshot {
  /// All actions of a control, event by event, in the order in which they were added.
  @MainActor static func all(of control: UIControl) -> [ActionSnapshot] {
    var actions: [ActionSnapshot] = []
    control.enumerateEventHandlers { action, target, events, _ in
      for (event, name) in UIControl.Event.named where !events.isDisjoint(with: event) {
        if let action {
          let what = action.title.isEmpty ? nil : action.title
          actions.append(ActionSnapshot(event: name, target: "UIAction", selector: what))
        } else if let (object, selector) = target {
          let receiver = object.map { "\(type(of: $0))" }
          actions.append(ActionSnapshot(event: name, target: receiver, selector: selector.givenName))
        }
      }
    }
    return actions
  }
}
