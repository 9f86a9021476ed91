// SPDX-License-Identifier: Apache-2.0
import Touchstone

// Code as people wrote it for UIKit before Swift 6: classes and structs without isolation that touch views, a
// deinit that tidies up. That it compiles without a warning is half of what is tested. Only the import is not
// UIKit's.

/// A helper that is no view and belongs to no actor.
class Highlighter: NSObject {
  let view: UIView
  var taps = 0
  private let tap = UITapGestureRecognizer()
  private let button = UIButton(type: .system)

  init(view: UIView) {
    self.view = view
    super.init()
    tap.addTarget(self, action: Highlighter.tapped)
    button.addTarget(self, action: Highlighter.tapped, for: .touchUpInside)
    view.addGestureRecognizer(tap)
    view.addSubview(button)
  }

  func tapped() {
    taps += 1
    view.backgroundColor = .red
    UIView.animate(withDuration: 0.2) { self.view.alpha = 0.5 }
  }

  deinit {
    button.removeTarget(self, action: nil, for: .allEvents)
    button.removeFromSuperview()
    tap.removeTarget(self, action: nil)
    view.removeGestureRecognizer(tap)
    view.alpha = 1
  }
}

/// A view that takes away in its deinit what it put elsewhere.
class CalloutView: UIView {
  private let pointer = UIView()
  private let animator = UIViewPropertyAnimator()

  func point(in other: UIView) {
    other.addSubview(pointer)
    animator.addAnimations { [weak self] in self?.pointer.alpha = 0.5 }
  }

  deinit {
    pointer.removeFromSuperview()
    gestureRecognizers?.forEach(removeGestureRecognizer)
    layer.sublayers?.forEach { $0.removeFromSuperlayer() }
  }
}

/// A value that decorates views.
struct Theme {
  var tint = UIColor.red

  func apply(to view: UIView) {
    view.tintColor = tint
    view.subviews.forEach { apply(to: $0) }
  }
}

protocol Resettable {
  func resetToDefaults()
}

extension UIView: Resettable {
  func resetToDefaults() {
    alpha = 1
    isHidden = false
  }
}

enum Layout {
  static func stack(_ views: [UIView], in parent: UIView, spacing: CGFloat = 8) {
    var y: CGFloat = 0
    for view in views {
      parent.addSubview(view)
      view.frame = CGRect(x: 0, y: y, width: parent.bounds.width, height: 44)
      y = view.frame.maxY + spacing
    }
  }
}

/// A delegate of everything, as a class that belongs to no actor.
class Coordinator: NSObject, UIGestureRecognizerDelegate, UIScrollViewDelegate, UITextFieldDelegate,
  UINavigationControllerDelegate
{
  var lines: [String] = []
  var navigation: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    lines.append("should begin in \(gestureRecognizer.view?.tag ?? -1)")
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return true
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    lines.append("scrolled to \(scrollView.contentOffset.y)")
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func start(in window: UIWindow) {
    let root = UIViewController()
    root.title = "Root"
    navigation = UINavigationController(rootViewController: root)
    navigation?.delegate = self
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }
}
