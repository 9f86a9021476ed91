// SPDX-License-Identifier: Apache-2.0
import TouchLayout
package import TouchSnapshot

/// How large a view is by itself, as far as its file tells.
struct NaturalSize {
  /// One of the two lengths.
  enum Length: Equatable {
    /// The view has no length of its own.
    case none
    case points(Double)
    /// A length that text decides, measured with the package's metrics.
    case text(Double)
    /// The view has one, but the file does not say it.
    case unknown

    /// The number, if there is one.
    var number: Double? {
      switch self {
      case .none, .unknown: nil
      case .points(let number), .text(let number): number
      }
    }
  }

  var width = Length.none
  var height = Length.none
  /// The label whose height follows from its width.
  var wrapped: TextBlock?
  /// The font of a line of text, on which its baseline lies.
  var line: TextMetrics?
  /// How far the frame reaches over the rectangle that constraints hold.
  var alignment = DesignFacts.Edges.zero
}

/// A text that is wrapped to the width of its label.
struct TextBlock {
  var text: String
  var metrics: TextMetrics
  /// The space between two lines.
  var leading: Double
  var maximumLines: Int
  /// How much wider the text is than the metrics say.
  var scale = 1.0

  /// The height for a width.
  func height(in width: Double) -> Double {
    let text = WrappedText(
      text, metrics: metrics, width: max(width / scale + 0.5, 1), maximumLines: maximumLines)
    return NaturalSizes.up(text.height + leading * Double(max(text.lines.count - 1, 0)))
  }
}

/// The sizes of the controls of UIKit.
///
/// Those of views are in `IntrinsicSize`, and a test compares both: the doctor does not build on views.
package struct NaturalSizes: Sendable {
  /// The systems whose controls differ in size.
  package enum Era: Sendable {
    /// Before iOS 11.
    case early
    /// iOS 11 and 12.
    case middle
    /// iOS 13 to 18.
    case usual
    /// iOS 26.
    case latest

    /// Whether controls have the sizes that they had before iOS 13.
    var isFlat: Bool { self == .early || self == .middle }
  }

  package var era = Era.usual
  /// Whether text is as wide as the file stores it, where that is nearly what the metrics say: Interface
  /// Builder measures with the font itself.
  package var takesStoredText = true
  /// Whether sizes that exist only while the file is edited count.
  package var countsPlaceholders = false

  package init() {}

  package static let stepper = ViewSize(width: 94, height: 32)
  package static let segmentedControl = 32.0
  package static let segmentMargin = 10.0
  package static let slider = 34.0
  package static let textField = 34.0
  package static let textFieldMargin = 7.0
  package static let buttonWidth = 30.0
  package static let buttonMargin = 6.0
  package static let spinner = 20.0
  package static let largeSpinner = 37.0
  package static let progress = 4.0
  package static let pageControl = 37.0
  package static let switches = ViewSize(width: 51, height: 31)
  package static let latestSwitch = ViewSize(width: 63, height: 28)
  /// How much wider or narrower than the metrics say text may be in a real font, as a part of its width.
  static let fontSlack = 0.1
  /// The same for the height of a line in a font that is not the system's.
  static let lineSlack = 0.25
  /// The bars (documented).
  static let bar = 44.0
  static let tabBar = 49.0
  static let searchBar = 56.0
  /// A picker, and a date picker of wheels (reported).
  static let picker = ViewSize(width: 320, height: 216)

  /// A length rounded up to the pixels of a screen of scale 2, as texts are.
  static func up(_ length: Double) -> Double { (length * 2 - 0.001).rounded(.up) / 2 }

  /// The size of a view.
  func size(of view: ViewSnapshot, base: String, _ facts: DesignFacts.View) -> NaturalSize {
    var size = known(view, base: base, facts)
    if takesStoredText, case .text(let width) = size.width, let stored = view.frame.value?.width,
      abs(stored - width) <= max(Self.fontSlack * width, 4)
    {
      size.width = .text(stored)
      if width > 0 { size.wrapped?.scale = stored / width }
    }
    if takesStoredText, facts.font?.isOfApp == true, size.wrapped == nil, let line = size.line,
      case .points(let height) = size.height, height > 0, base == "UILabel",
      let stored = view.frame.value?.height, abs(stored - height) <= Self.lineSlack * line.lineHeight
    {
      size.height = .points(stored)
    }
    if countsPlaceholders {
      for (name, path) in [
        ("placeholderIntrinsicWidth", \NaturalSize.width),
        ("placeholderIntrinsicHeight", \NaturalSize.height),
      ] {
        guard let text = view.attribute(name) else { continue }
        size[keyPath: path] = Double(text).map { .points($0) } ?? .none
        size.wrapped = nil
      }
    }
    return size
  }

  private func known(_ view: ViewSnapshot, base: String, _ facts: DesignFacts.View) -> NaturalSize {
    var size = NaturalSize()
    func set(_ width: Double?, _ height: Double?) {
      size.width = width.map { .points($0) } ?? .none
      size.height = height.map { .points($0) } ?? .none
    }
    switch base {
    case "UILabel": return label(view, facts)
    case "UIButton": return button(view, facts)
    case "UITextField": return textField(view, facts)
    case "UIImageView":
      if let image = facts.imageSize {
        set(image.width, image.height)
      } else if facts.hasImage {
        (size.width, size.height) = (.unknown, .unknown)
      }
    case "UISwitch":
      let whole = era == .latest ? Self.latestSwitch : Self.switches
      set(whole.width - 2, whole.height)
      size.alignment.right = 2
    case "UISlider":
      set(nil, era.isFlat ? 30 : era == .latest ? Self.slider : Self.slider - 4)
      if era != .latest { size.alignment = DesignFacts.Edges(top: 0, left: 2, bottom: 0, right: 2) }
    case "UIStepper": set(Self.stepper.width, era.isFlat ? 29 : Self.stepper.height)
    case "UISegmentedControl":
      let titles = view.attributes.filter { $0.name == "segment" || $0.name == "disabledSegment" }
      let metrics = TextMetrics(size: 13)
      let words = (view.text ?? "").split(separator: ",").map { String($0) }
      let widest = words.map { metrics.width(of: $0) }.max() ?? 0
      size.width = .text(Double(max(words.count, titles.count / 2)) * (widest + 2 * Self.segmentMargin))
      size.height = .points(era.isFlat ? 28 : Self.segmentedControl - 1)
      size.alignment.bottom = 1
    case "UIActivityIndicatorView":
      let isLarge =
        view.attribute("style")?.hasPrefix("whiteLarge") == true || view.attribute("style") == "large"
      let side = isLarge ? Self.largeSpinner : Self.spinner
      set(side, side)
    case "UIProgressView": set(nil, era.isFlat ? 2 : Self.progress)
    case "UIPageControl":
      let count = view.attribute("numberOfPages").flatMap { Double($0) } ?? 0
      set(count > 0 ? 16 * count - 9 : 0, Self.pageControl)
    case "UISearchBar":
      set(nil, view.attribute("showsScopeBar") == "YES" ? 100 : era == .early ? 44 : Self.searchBar)
    case "UINavigationBar", "UIToolbar": set(nil, Self.bar)
    case "UITabBar": set(nil, Self.tabBar)
    case "UIPickerView": set(Self.picker.width, Self.picker.height)
    case "UIDatePicker":
      if view.attribute("style") == "wheels" || view.attribute("style") == nil {
        set(Self.picker.width, Self.picker.height)
      } else {
        (size.width, size.height) = (.unknown, .unknown)
      }
    case "UITextView":
      if view.attribute("scrollEnabled") == "NO" { (size.width, size.height) = (.unknown, .unknown) }
    default: break
    }
    return size
  }

  private func label(_ view: ViewSnapshot, _ facts: DesignFacts.View) -> NaturalSize {
    var size = NaturalSize()
    let metrics = Self.metrics(facts.font ?? DesignFacts.Font(size: 17))
    let text = view.text ?? ""
    let lines = view.attribute("numberOfLines").flatMap { Int($0) } ?? 1
    size.line = metrics
    guard !text.isEmpty else {
      (size.width, size.height) = (.points(0), .points(0))
      return size
    }
    size.width = .text(Self.up(metrics.width(of: text)))
    size.height = .points(Self.up(metrics.lineHeight))
    if lines != 1 {
      size.wrapped = TextBlock(
        text: text, metrics: metrics, leading: facts.font?.leading ?? 0, maximumLines: lines)
      size.height = .text(size.wrapped?.height(in: .infinity) ?? 0)
    }
    return size
  }

  private func textField(_ view: ViewSnapshot, _ facts: DesignFacts.View) -> NaturalSize {
    var size = NaturalSize()
    let metrics = Self.metrics(facts.font ?? DesignFacts.Font(size: 17))
    let style = view.attribute("borderStyle")
    let margin = style == "roundedRect" ? Self.textFieldMargin : style == nil || style == "none" ? 0 : 2
    size.line = metrics
    size.width = .text(Self.up(metrics.width(of: view.text ?? "")) + 2 * margin)
    let line = Self.up(metrics.lineHeight)
    size.height =
      style == "roundedRect"
      ? .points(era.isFlat ? max(30, line + 9) : max(Self.textField, line + 12)) : .points(line)
    return size
  }

  private func button(_ view: ViewSnapshot, _ facts: DesignFacts.View) -> NaturalSize {
    var size = NaturalSize()
    let isConfigured = view.attribute("configuration") != nil
    let isCustom = !isConfigured && (view.attribute("buttonType") ?? "custom") == "custom"
    let metrics = Self.metrics(facts.font ?? DesignFacts.Font(size: isConfigured ? 17 : isCustom ? 18 : 15))
    let text = view.text ?? ""
    size.line = metrics
    if facts.hasImage, facts.imageSize == nil {
      (size.width, size.height) = (.unknown, .unknown)
      return size
    }
    let image = facts.imageSize ?? ViewSize(width: 0, height: 0)
    let title = text.isEmpty ? 0 : Self.up(metrics.width(of: text))
    let line = Self.up(metrics.lineHeight)
    var width = image.width + title
    // An image without a title is not lower than one.
    var height = max(image.height, line)
    if isConfigured {
      let insets = facts.contentInsets ?? DesignFacts.Edges(top: 7, left: 12, bottom: 7, right: 12)
      width += insets.left + insets.right
      height += insets.top + insets.bottom
    } else if let insets = facts.contentInsets,
      abs(insets.left) + abs(insets.right) + abs(insets.top) + abs(insets.bottom) > 0.01
    {
      width += insets.left + insets.right
      height += insets.top + insets.bottom
    } else if image.width == 0 || !text.isEmpty {
      height = max(height, line + 2 * Self.buttonMargin)
      width = max(width, Self.buttonWidth)
    }
    size.width = text.isEmpty ? .points(width) : .text(width)
    size.height = .points(height)
    return size
  }

  static func metrics(_ font: DesignFacts.Font) -> TextMetrics {
    TextMetrics(size: font.size, weight: font.weight, isMonospaced: font.isMonospaced)
  }
}
