// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchStage
import Touchstone

nonisolated extension SceneClasses {
  /// The classes of views that are not controls.
  static var plainViews: [SceneClass] {
    [
      SceneClass(
        name: "UIView", base: nil, summary: "A plain view.", fields: viewFields,
        maker: .view(plain: { UIView() }, probed: { ProbeView($0) })),
      SceneClass(
        name: "ProbeView", base: "UIView", summary: "A plain view that has a probe unless it says otherwise.",
        fields: [], maker: .view(plain: { silentProbeView }, probed: { ProbeView($0) })),
      SceneClass(
        name: "StandInView", base: "UIView",
        summary: "Stands for content that a converted file does not contain; tools do not list it.",
        fields: [], maker: .view(plain: { StandInView() }, probed: nil)),
      SceneClass(
        name: "UILabel", base: "UIView", summary: "A text.", fields: labelFields,
        maker: .view(plain: { UILabel() }, probed: { ProbedLabel(probe: $0) })),
      SceneClass(
        name: "UIImageView", base: "UIView", summary: "An image; its interaction is off.",
        fields: [],
        maker: .view(plain: { UIImageView(frame: .zero) }, probed: { ProbedImageView(probe: $0) })),
      SceneClass(
        name: "UIProgressView", base: "UIView", summary: "A bar that fills.",
        fields: [
          SceneField("progress", .number(.fraction), "The progress, from 0 to 1.") {
            (view: UIProgressView, value: Float) in
            view.progress = value
          }
        ], maker: .view(plain: { UIProgressView(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "UIActivityIndicatorView", base: "UIView", summary: "A spinning wheel.",
        fields: [
          SceneField("isAnimating", "Whether it spins and is visible.") {
            (view: UIActivityIndicatorView, on: Bool) in
            if on { view.startAnimating() } else { view.stopAnimating() }
          }
        ], maker: .view(plain: { UIActivityIndicatorView(frame: .zero) }, probed: nil)),
      SceneClass(
        name: "UIScrollView", base: "UIView", summary: "A view whose content is moved by fingers.",
        fields: scrollFields,
        maker: .view(plain: { UIScrollView(frame: .zero) }, probed: { ProbedScrollView(probe: $0) })),
    ]
  }

  /// A probe view that logs nothing.
  @MainActor private static var silentProbeView: ProbeView {
    let probe = Probe("ProbeView")
    probe.methods = []
    return ProbeView(probe)
  }

  private static var labelFields: [SceneField] {
    [
      SceneField("text", "Its text.") { (view: UILabel, text: String) in view.text = text },
      SceneField("textColor", "The color of the text.") { (view: UILabel, value: SceneColor) in
        view.textColor = value.color
      },
      SceneField("numberOfLines", .integer(.textLines), "Maximum number of lines; 0 means no limit.") {
        (view: UILabel, lines: Int) in
        view.numberOfLines = lines
      },
      SceneField("fontSize", .number(.fontSize), "The size of the system font of the text.") {
        (view: UILabel, size: CGFloat) in view.font = .systemFont(ofSize: size)
      },
      SceneField("textAlignment", choice: textAlignments, "The alignment of the text.") {
        (view: UILabel, alignment: NSTextAlignment) in view.textAlignment = alignment
      },
      SceneField("isEnabled", "Whether it is enabled.") { (view: UILabel, on: Bool) in
        view.isEnabled = on
      },
    ]
  }

  static var textAlignments: KeyValuePairs<String, NSTextAlignment> {
    ["left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural]
  }
}
