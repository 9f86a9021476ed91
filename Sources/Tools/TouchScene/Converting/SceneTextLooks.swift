// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot
import Touchstone

/// How a view of a converted screen looks: in the colors of the file, and otherwise so that one sees where
/// it is and can read it.
nonisolated struct SceneTextLooks {
  let view: ViewSnapshot
  let known: SceneTextClass
  /// Where the view is on the screen.
  let rect: ViewRect
  /// The tint that the view inherits.
  let inheritedTint: SceneTextColor?
  /// Whether no view of the file is inside the view, or none that is kept.
  let isLeaf: Bool
  /// Whether the view is as large as the one around it.
  let fillsParent: Bool
  let isRoot: Bool
  /// Whether what the file does not say is light in both appearances.
  let isLight: Bool

  /// The fields.
  private(set) var members: [JSONText.Member] = []
  /// A placeholder for content that the file does not contain.
  private(set) var placeholder: JSONText?
  /// Whether the file has a color for the text that could not be read where it is.
  private(set) var hidesText = false

  /// A gray on which both black and white can be read, for images that are not there.
  private static let gray = "#767676"
  private static let (outline, fill) = ("#8E8E9380", "#8E8E931F")

  /// The tint of the view and of those inside it.
  var tint: SceneTextColor? { color("tintColor") ?? inheritedTint }

  init(
    of view: ViewSnapshot, as known: SceneTextClass, in rect: ViewRect, tint: SceneTextColor?, isLeaf: Bool,
    fillsParent: Bool, isRoot: Bool, isLight: Bool, on backdrop: inout SceneTextBackdrop
  ) {
    self.view = view
    self.known = known
    self.rect = rect
    inheritedTint = tint
    self.isLeaf = isLeaf
    self.fillsParent = fillsParent
    self.isRoot = isRoot
    self.isLight = isLight
    writeColors(&backdrop)
    writeContent(backdrop)
  }

  // MARK: Colors

  /// A color of the file.
  private func color(_ name: String) -> SceneTextColor? {
    view.attribute(name).flatMap(SceneTextColor.init(source:))
  }

  /// A color that the file does not say.
  private func usual(_ name: String) -> SceneTextColor? {
    guard isLight, let color = SceneTextColor(scene: name), color.light != color.dark else {
      return SceneTextColor(scene: name)
    }
    return color.withAlpha(color.light.alpha)
  }

  private mutating func add(_ name: String, _ value: JSONText) { members.append(.init(name, value)) }

  private mutating func add(_ name: String, _ color: SceneTextColor) { add(name, .string(color.text)) }

  /// The middle of the view, where its text is.
  private var middle: ViewPoint { ViewPoint(x: rect.midX, y: rect.midY) }

  private mutating func writeColors(_ backdrop: inout SceneTextBackdrop) {
    let ofFile = color("backgroundColor") ?? color("barTintColor") ?? backgroundOfConfiguration
    let background = ofFile ?? usual(usualBackground ?? "")
    if let background {
      add("backgroundColor", background)
      if view.isHidden.value != true, view.alpha.value ?? 1 > 0.01 {
        backdrop.paint(background, in: rect, isFromFile: ofFile != nil)
      }
    }
    if let tint = color("tintColor") { add("tintColor", tint) }
    writeEdge(hasBackground: ofFile != nil && ofFile?.light.alpha != 0)
  }

  /// The background that a view has of which the file says none.
  private var usualBackground: String? {
    if isRoot { return "systemBackground" }
    let className = view.className
    switch known.name {
    case "UIImageView": return Self.gray
    case "UIScrollView": return Self.fill
    case "UILabel": return (view.text ?? "").isEmpty ? Self.fill : nil
    case "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
      "UITextField",
      "UIProgressView", "UIActivityIndicatorView":
      return nil
    default:
      if className.hasSuffix("Cell") { return "secondarySystemGroupedBackground" }
      if className.hasSuffix("Bar") { return "secondarySystemBackground" }
      return isLeaf || className.hasSuffix("EffectView") ? Self.fill : nil
    }
  }

  /// The background of a button with a configuration.
  private var backgroundOfConfiguration: SceneTextColor? {
    if let color = color("baseBackgroundColor") { return color }
    let tint = tint ?? SceneTextColor(scene: "systemBlue")
    switch view.attribute("configuration") {
    case "filled", "borderedProminent": return tint
    case "tinted", "borderedTinted": return tint?.withAlpha(0.18)
    case "gray", "bordered": return SceneTextColor(scene: "systemFill")
    default: return nil
    }
  }

  /// The corners of the file, and a line around what would not be seen otherwise.
  private mutating func writeEdge(hasBackground: Bool) {
    func number(_ name: String) -> Double? {
      view.attribute(name).flatMap(Double.init).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
    let isButton = known.name == "UIButton"
    if let radius = number("runtime.layer.cornerRadius") ?? number("runtime.cornerRadius") {
      add("cornerRadius", .number(radius))
    } else if isButton, !hasBackground || view.attribute("configuration") != nil {
      add("cornerRadius", 8)
    } else if known.name == "UITextField" {
      add("cornerRadius", 6)
    }
    if let width = number("runtime.layer.borderWidth") ?? number("runtime.borderWidth"), width > 0 {
      add("borderWidth", .number(width))
      if let color = color("runtime.layer.borderUIColor") ?? color("runtime.borderColor") {
        add("borderColor", color)
      }
      return
    }
    let isOutlined: Bool
    switch known.name {
    case "UILabel", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
      "UIProgressView",
      "UIActivityIndicatorView", "UIImageView":
      isOutlined = false
    case "UITextField", "UIScrollView": isOutlined = true
    default: isOutlined = !hasBackground && !fillsParent
    }
    guard isOutlined, !isRoot else { return }
    add("borderWidth", 1)
    add("borderColor", .string(Self.outline))
  }

  // MARK: Content

  private mutating func writeContent(_ backdrop: SceneTextBackdrop) {
    if known.isControl, view.isEnabled.value == false { add("isEnabled", false) }
    switch known.name {
    case "UIButton": writeButton(backdrop)
    case "UILabel":
      if let text = view.text { add("text", SceneTextWriter.text(text)) }
      writeText(backdrop)
    case "UITextField":
      if let text = view.text {
        add(view.attribute("placeholder") == text ? "placeholder" : "text", SceneTextWriter.text(text))
      }
      writeText(backdrop)
    case "UIScrollView": writeScrollView(backdrop)
    default: writeValues()
    }
    guard isLeaf, !known.makesItsContent, known.name != "UIScrollView" else { return }
    let className = view.className.split(separator: ".").last.map(String.init) ?? ""
    let name = known.name == "UIImageView" ? view.attribute("image") : className == "UIView" ? "" : className
    placeholder = SceneTextPlaceholder.caption(
      view.text ?? view.accessibilityLabel ?? name ?? "", in: rect.size, color: captionColor(backdrop))
  }

  private func captionColor(_ backdrop: SceneTextBackdrop) -> SceneTextColor {
    guard let usual = usual("label") else { preconditionFailure("every scene knows label") }
    return backdrop.readable(usual, at: middle)
  }

  private mutating func writeScrollView(_ backdrop: SceneTextBackdrop) {
    let size = view.contentSize.value
    if let size {
      add("contentSize", .array([SceneTextWriter.number(size.width), SceneTextWriter.number(size.height)]))
    }
    guard isLeaf else { return }
    // Nobody knows how much there is; twice the height lets the view scroll.
    let isKnown = (size?.height ?? 0) > 0
    let content = ViewSize(width: rect.width, height: isKnown ? size?.height ?? 0 : rect.height * 2)
    if !isKnown, content.height.isFinite {
      members.removeAll { $0.key == "contentSize" }
      add(
        "contentSize",
        .array([SceneTextWriter.number(content.width), SceneTextWriter.number(content.height)]))
    }
    let color = captionColor(backdrop)
    placeholder =
      (view.text ?? "").isEmpty
      ? SceneTextPlaceholder.rows(in: content, color: color)
      : SceneTextPlaceholder.caption(view.text ?? "", in: rect.size, color: color)
  }

  // MARK: Texts

  private mutating func writeButton(_ backdrop: SceneTextBackdrop) {
    if let text = view.text ?? view.accessibilityLabel ?? view.attribute("image") {
      add("title", SceneTextWriter.text(text))
    }
    let style = view.attribute("configuration")
    let ofFile = color("titleColor") ?? color("baseForegroundColor")
    let isFilled = style == "filled" || style == "borderedProminent"
    let usual = isFilled ? SceneTextColor(scene: "#FFFFFF") : tint ?? SceneTextColor(scene: "systemBlue")
    writeColor("titleColor", ofFile, usual, atLeast: SceneTextBackdrop.contrastOfTint, backdrop)
    writeFont()
  }

  private mutating func writeText(_ backdrop: SceneTextBackdrop) {
    writeColor("textColor", color("textColor"), usual("label"), backdrop)
    writeFont()
    if let alignment = view.attribute("textAlignment"),
      SceneClasses.textAlignments.contains(where: { $0.key == alignment })
    {
      add("textAlignment", .string(alignment))
    }
    if known.name == "UILabel", let lines = view.attribute("numberOfLines").flatMap(Int.init),
      InputLimit.textLines.allows(Double(lines))
    {
      add("numberOfLines", .integer(lines))
    }
  }

  /// Writes the color of a text: that of the file, with a ground where it could not be read on a guessed
  /// one.
  private mutating func writeColor(
    _ name: String, _ ofFile: SceneTextColor?, _ usual: SceneTextColor?,
    atLeast least: Double = SceneTextBackdrop.contrast, _ backdrop: SceneTextBackdrop
  ) {
    guard let ofFile else {
      if let usual { add(name, backdrop.readable(usual, atLeast: least, at: middle)) }
      return
    }
    add(name, ofFile)
    guard !backdrop.behind(middle).isFromFile, color("backgroundColor") == nil,
      backdrop.contrast(of: ofFile, at: middle) < 2, !(view.text ?? "").isEmpty
    else { return }
    hidesText = true
    members.removeAll { $0.key == "backgroundColor" }
    add("backgroundColor", .string(Self.gray))
  }

  /// The size of the font, if the file says one.
  private mutating func writeFont() {
    let size =
      view.attribute("fontSize").flatMap(Double.init) ?? Self.sizes[view.attribute("fontStyle") ?? ""]
    if let size, size.isFinite, size >= 1, size <= 500 { add("fontSize", .number(size)) }
  }

  /// The sizes of text styles at the usual size of content, by the names that Interface Builder writes.
  ///
  /// Documented: the table of Dynamic Type sizes in the Human Interface Guidelines.
  private static let sizes: [String: Double] = [
    "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
    "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17,
    "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15, "UICTFontTextStyleFootnote": 13,
    "UICTFontTextStyleCaption1": 12, "UICTFontTextStyleCaption2": 11,
  ]

  // MARK: Values

  /// What controls show besides texts.
  private mutating func writeValues() {
    func number(_ name: String) -> Double? {
      view.attribute(name).flatMap(Double.init).flatMap { InputLimit.controlValue.allows($0) ? $0 : nil }
    }
    switch known.name {
    case "UISwitch":
      if view.attribute("on") == "YES" || view.attribute("on") == "1" { add("isOn", true) }
      if let color = color("onTintColor") { add("onTintColor", color) }
    case "UISlider":
      if let least = number("minValue"), let most = number("maxValue"), least < most {
        add("minimumValue", .number(least))
        add("maximumValue", .number(most))
      }
      if let value = number("value") { add("value", .number(value)) }
      if let color = color("minimumTrackTintColor") { add("minimumTrackTintColor", color) }
    case "UISegmentedControl":
      let titles = (view.text ?? "").split(separator: ",").prefix(InputLimit.sceneTexts.count).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      add("segments", .array((titles.isEmpty ? ["1", "2"] : titles).map { SceneTextWriter.text($0) }))
      if let index = number("selectedSegmentIndex"), (0..<Double(max(titles.count, 2))).contains(index) {
        add("selectedSegmentIndex", .integer(Int(index)))
      }
    case "UIPageControl":
      let count = number("numberOfPages") ?? 3
      add("numberOfPages", .integer((0...100).contains(count) ? Int(count) : 3))
    case "UIProgressView":
      if let progress = number("progress") { add("progress", .number(min(max(progress, 0), 1))) }
    case "UIActivityIndicatorView": add("isAnimating", .bool(view.attribute("animating") != "NO"))
    default: break
    }
  }
}
