// SPDX-License-Identifier: Apache-2.0

/// What the properties of views are set by in React Native, where no code of the app's sets them.
enum ReactNativeProps {
  /// What to do about a property that keeps touches away; % stands for the name of the view.
  static func remedy(for reason: String) -> (text: String, code: String)? {
    switch reason {
    case InteractionOff.id:
      (
        "pointerEvents turns the interaction of % off. Let it and what is in it be touched, or with \"box-none\" only what is in "
          + "it:", "pointerEvents=\"auto\""
      )
    case TransparentView.id:
      (
        "the style sets the opacity of %. Raise it above 0.01, or render the view only when it is shown:",
        "opacity: 1"
      )
    case HiddenView.id: ("% is rendered hidden. Show it in its style:", "display: 'flex'")
    default: nil
    }
  }
}
