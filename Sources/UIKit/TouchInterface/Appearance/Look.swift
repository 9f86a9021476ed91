// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchCore
import TouchDrawing
import TouchGraphics

/// Something that a sample can say of the looks of views.
struct Look {
  /// Gives a view what a sample says, unless the view differs from one that was just made.
  let apply: (_ view: UIView, _ sample: UIView, _ plain: UIView) -> Void

  /// A property of a class of views.
  private init<View: UIView, Value: Equatable>(_ property: ReferenceWritableKeyPath<View, Value>) {
    self.init(
      of: View.self, get: { $0[keyPath: property] }, set: { view, value in view[keyPath: property] = value })
  }

  /// A value for each state of a control.
  private init<View: UIControl, Value: Equatable>(
    _ state: UIControl.State, get: @escaping (View, UIControl.State) -> Value?,
    set: @escaping (View, Value?, UIControl.State) -> Void
  ) {
    self.init(of: View.self, get: { get($0, state) }, set: { view, value in set(view, value, state) })
  }

  private init<View: UIView, Value: Equatable>(
    of kind: View.Type, get: @escaping (View) -> Value, set: @escaping (View, Value) -> Void
  ) {
    apply = { view, sample, plain in
      guard let view = view as? View, let sample = sample as? View, let plain = plain as? View else { return }
      let (value, usual) = (get(sample), get(plain))
      if value != usual, get(view) == usual { set(view, value) }
    }
  }

  private static let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled]

  static let all: [Look] = views + texts + buttons + values + bars

  private static let views = [
    Look(\UIView.backgroundColor),
    Look(of: UIView.self, get: { $0.explicitTintColor }, set: { $0.tintColor = $1 }),
    Look(\UIActivityIndicatorView.color), Look(\UIProgressView.progressTintColor),
    Look(\UIProgressView.trackTintColor), Look(\UIScrollView.indicatorStyle),
  ]

  private static let texts = [
    Look(\UILabel.font), Look(\UILabel.textColor), Look(\UILabel.shadowColor), Look(\UILabel.shadowOffset),
    Look(\UILabel.numberOfLines), Look(\UILabel.adjustsFontSizeToFitWidth),
    Look(\UILabel.minimumScaleFactor),
    Look(\UITextField.font), Look(\UITextField.textColor), Look(\UITextField.keyboardAppearance),
  ]

  private static let buttons: [Look] =
    [Look(\UIButton.contentEdgeInsets), Look(\UIButton.titleEdgeInsets), Look(\UIButton.imageEdgeInsets)]
    + states.flatMap { state in
      [
        Look(
          of: UIButton.self, get: { ownTitleColor(of: $0, state) }, set: { $0.setTitleColor($1, for: state) }),
        Look(state, get: { (button: UIButton, state) in button.titleShadowColor(for: state) }) {
          $0.setTitleShadowColor($1, for: $2)
        },
        Look(state, get: { (button: UIButton, state) in button.image(for: state) }) {
          $0.setImage($1, for: $2)
        },
        Look(state, get: { (button: UIButton, state) in button.backgroundImage(for: state) }) {
          $0.setBackgroundImage($1, for: $2)
        },
      ]
    }

  /// The color of a title, unless it is that of the type of the button.
  private static func ownTitleColor(of button: UIButton, _ state: UIControl.State) -> UIColor? {
    let color = button.titleColor(for: state)
    return color == UIButton(type: button.buttonType).titleColor(for: state) || color == button.tintColor
      ? nil : color
  }

  private static let values: [Look] =
    [
      Look(\UISwitch.onTintColor), Look(\UISwitch.thumbTintColor), Look(\UISlider.minimumTrackTintColor),
      Look(\UISlider.maximumTrackTintColor), Look(\UISlider.thumbTintColor),
      Look(\UIPageControl.pageIndicatorTintColor), Look(\UIPageControl.currentPageIndicatorTintColor),
      Look(\UISegmentedControl.selectedSegmentTintColor),
    ]
    + states.flatMap { state in
      [
        Look(state, get: { (slider: UISlider, state) in slider.thumbImage(for: state) }) {
          $0.setThumbImage($1, for: $2)
        },
        Look(state, get: { (slider: UISlider, state) in slider.minimumTrackImage(for: state) }) {
          $0.setMinimumTrackImage($1, for: $2)
        },
        Look(state, get: { (slider: UISlider, state) in slider.maximumTrackImage(for: state) }) {
          $0.setMaximumTrackImage($1, for: $2)
        },
      ]
    }

  private static let bars = [
    Look(\UINavigationBar.barStyle), Look(\UINavigationBar.isTranslucent),
    Look(\UINavigationBar.barTintColor),
    Look(\UINavigationBar.prefersLargeTitles), Look(\UINavigationBar.shadowImage),
    Look(\UINavigationBar.backIndicatorImage), Look(\UINavigationBar.backIndicatorTransitionMaskImage),
    Look(\UIToolbar.barStyle), Look(\UIToolbar.isTranslucent), Look(\UIToolbar.barTintColor),
    Look { view, sample, _ in
      if let bar = view as? UINavigationBar, let sample = sample as? UINavigationBar {
        bar.takeLooks(of: sample)
      }
    },
    Look { view, sample, _ in
      if let bar = view as? UIToolbar, let sample = sample as? UIToolbar { bar.takeLooks(of: sample) }
    },
  ]

  private init(_ apply: @escaping (UIView, UIView, UIView) -> Void) { self.apply = apply }
}
