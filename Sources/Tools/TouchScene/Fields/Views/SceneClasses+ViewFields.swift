// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import Touchstone

nonisolated extension SceneClasses {
  /// The properties of every view, in the order in which they are set.
  static var viewFields: [SceneField] { placeFields + behaviorFields + lookFields + [transformField] }

  private static var placeFields: [SceneField] {
    [
      SceneField("frame", "Where the view is in its superview, before its transform.") {
        (view: UIView, frame: CGRect) in view.frame = frame
      },
      SceneField(
        "bounds", "Its own coordinates: the origin is the scrolled distance."
      ) {
        (view: UIView, bounds: CGRect) in view.bounds = bounds
      },
      SceneField("center", "Where its middle is in its superview.") { (view: UIView, center: CGPoint) in
        view.center = center
      },
      SceneField(
        "autoresizingMask",
        choices: [
          "flexibleLeftMargin": UIView.AutoresizingMask.flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
          "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
          "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
        ], "What changes when the superview changes its size."
      ) { (view: UIView, mask: UIView.AutoresizingMask) in view.autoresizingMask = mask },
      SceneField(
        "translatesAutoresizingMaskIntoConstraints",
        "Whether its frame is fixed for constraints; false for a view without a frame that constraints name."
      ) { (view: UIView, on: Bool) in view.translatesAutoresizingMaskIntoConstraints = on },
    ]
  }

  private static var behaviorFields: [SceneField] {
    [
      SceneField("isHidden", "Whether it and its content are hidden and cannot be touched.") {
        (view: UIView, on: Bool) in view.isHidden = on
      },
      SceneField("alpha", .number(.fraction), "Its opacity, from 0 to 1; up to 0.01 it cannot be touched.") {
        (view: UIView, alpha: CGFloat) in view.alpha = alpha
      },
      SceneField("isUserInteractionEnabled", "Whether it and its content can be touched.") {
        (view: UIView, on: Bool) in view.isUserInteractionEnabled = on
      },
      SceneField("clipsToBounds", "Whether content outside its bounds is clipped.") {
        (view: UIView, on: Bool) in
        view.clipsToBounds = on
      },
      SceneField("isMultipleTouchEnabled", "Whether it takes more than one finger.") {
        (view: UIView, on: Bool) in view.isMultipleTouchEnabled = on
      },
      SceneField("isExclusiveTouch", "Whether it gets touches only while no other view has any.") {
        (view: UIView, on: Bool) in view.isExclusiveTouch = on
      },
    ]
  }

  private static var lookFields: [SceneField] {
    [
      SceneField("backgroundColor", "Its color.") { (view: UIView, value: SceneColor) in
        view.backgroundColor = value.color
      },
      SceneField("tintColor", "The color of interactive content in it.") {
        (view: UIView, value: SceneColor) in
        view.tintColor = value.color
      },
      SceneField(
        "cornerRadius", .number(.length), "The radius of its corners, as drawn; touches ignore it."
      ) { (view: UIView, radius: CGFloat) in view.layer.cornerRadius = radius },
      SceneField("borderWidth", .number(.length), "The width of a line along its edge.") {
        (view: UIView, width: CGFloat) in view.layer.borderWidth = width
      },
      SceneField("borderColor", "The color of that line; a system color keeps its light form.") {
        (view: UIView, value: SceneColor) in view.layer.borderColor = value.color.cgColor
      },
      SceneField("tag", .integer(.tag), "A number for the program.") { (view: UIView, tag: Int) in
        view.tag = tag
      },
      SceneField("accessibilityLabel", "What assistive technology calls it.") {
        (view: UIView, text: String) in
        view.accessibilityLabel = text
      },
    ]
  }

  private static var transformField: SceneField {
    SceneField("transform", "How it is turned, scaled and moved around its middle.") {
      (view: UIView, transform: CGAffineTransform) in view.transform = transform
    }
  }
}
