// SPDX-License-Identifier: Apache-2.0
public import Foundation
import TouchControls
public import TouchCore

/// A view of which ``TouchCore/UIView/made(frame:)`` can make one, where only a value knows the class.
///
/// UIKit makes a view of any class through the Objective-C runtime. Swift can make one of a class that it
/// learns of at run time only if the class has a required initializer, so classes of the program conform to
/// this protocol. UIKit's own classes need not.
@preconcurrency @MainActor public protocol ViewMadeByClass: UIView {
  /// Creates a view with a frame.
  init(frame: CGRect)
}

extension UIView {
  /// Makes a view of this class: the porter writes it in place of `T(frame: frame)`, where `T` is a view.
  ///
  /// A class that is neither one of UIKit's nor a ``ViewMadeByClass`` ends the program, as UIKit does for
  /// one without the initializer.
  public static func made(frame: CGRect = .zero) -> Self {
    let made = (self as? any ViewMadeByClass.Type)?.init(frame: frame) ?? MadeViews.make(self, frame)
    guard let view = made as? Self else {
      preconditionFailure(
        "\(self) cannot be made by a frame: let it conform to ViewMadeByClass, with a required init(frame:)."
      )
    }
    return view
  }
}

/// UIKit's views that are made by a frame.
private enum MadeViews {
  static func make(_ kind: UIView.Type, _ frame: CGRect) -> UIView? {
    makers.first { $0.kind == kind }?.make(frame)
  }

  private static let makers: [(kind: UIView.Type, make: (CGRect) -> UIView)] = [
    (UIView.self, { UIView(frame: $0) }), (UIControl.self, { UIControl(frame: $0) }),
    (UIButton.self, { UIButton(frame: $0) }), (UIImageView.self, { UIImageView(frame: $0) }),
    (UILabel.self, { UILabel(frame: $0) }), (UIPageControl.self, { UIPageControl(frame: $0) }),
    (UIProgressView.self, { UIProgressView(frame: $0) }), (UIScrollView.self, { UIScrollView(frame: $0) }),
    (UISegmentedControl.self, { UISegmentedControl(frame: $0) }), (UISlider.self, { UISlider(frame: $0) }),
    (UIStepper.self, { UIStepper(frame: $0) }), (UISwitch.self, { UISwitch(frame: $0) }),
    (UITextField.self, { UITextField(frame: $0) }),
    (UIActivityIndicatorView.self, { UIActivityIndicatorView(frame: $0) }),
    (UIVisualEffectView.self, { UIVisualEffectView(frame: $0) }),
    (UIStackView.self, { UIStackView(frame: $0) }), (UIWindow.self, { UIWindow(frame: $0) }),
    (UIRefreshControl.self, { UIRefreshControl(frame: $0) }),
    (UINavigationBar.self, { UINavigationBar(frame: $0) }), (UIToolbar.self, { UIToolbar(frame: $0) }),
  ]
}
