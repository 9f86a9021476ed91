// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot
import Touchstone

/// The class of scenes for a class of a file.
nonisolated struct SceneTextClass {
  /// The name of the class.
  let name: String
  /// Why the file has another class; nil if it has this one.
  let reason: Reason?

  /// Why a view became one of another class.
  enum Reason {
    /// The class is the program's own, and its superclass is the one that is shown.
    case own
    /// Scenes lack the class of the system, and have a similar one.
    case similar
    /// Scenes lack the class, and have nothing like it.
    case unknown
  }

  init(of view: ViewSnapshot) {
    let plain = view.className.split(separator: ".").last.map(String.init) ?? view.className
    if plain == "UIWindow" || plain == "UIView" {
      (name, reason) = ("UIView", nil)
      return
    }
    if SceneClasses.named(plain, of: .view)?.isAbstract == false {
      (name, reason) = (plain, nil)
      return
    }
    let base = view.baseClass.flatMap { $0.split(separator: ".").last.map(String.init) }
    if base == "UIWindow" {
      (name, reason) = ("UIView", nil)
      return
    }
    if let base, SceneClasses.named(base, of: .view)?.isAbstract == false {
      // A cell's content view is a plain view with another name.
      (name, reason) = (base, plain.hasPrefix("UI") || plain.hasPrefix("_UI") ? nil : .own)
      return
    }
    let words = base ?? plain
    let near = Self.endings.first { words.hasSuffix($0.ending) }?.name
    let isPlain = KnownClass.roles(of: words).contains(.plainInScenes)
    (name, reason) = (near ?? "UIView", near == nil ? isPlain ? nil : .unknown : .similar)
  }

  /// The classes by the ends of names.
  private static let endings: [(ending: String, name: String)] = [
    ("BarButton", "UIButton"), ("Button", "UIButton"), ("Label", "UILabel"), ("Switch", "UISwitch"),
    ("Slider", "UISlider"), ("Stepper", "UIStepper"), ("SegmentedControl", "UISegmentedControl"),
    ("PageControl", "UIPageControl"), ("TextField", "UITextField"), ("ScrollView", "UIScrollView"),
    ("TableView", "UIScrollView"), ("CollectionView", "UIScrollView"), ("TextView", "UIScrollView"),
    ("ImageView", "UIImageView"),
    ("Control", "UIControl"),
  ]

  var scrolls: Bool { name == "UIScrollView" }
  var isControl: Bool { KnownClass.roles(of: name).contains(.control) }

  /// Whether the views of a file inside it are parts that the package's class makes itself.
  var makesItsContent: Bool { name == "UILabel" || (isControl && name != "UIControl") }

  /// The event that touching usually sends.
  var mainEvent: String {
    switch name {
    case "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl": "valueChanged"
    case "UITextField": "editingDidBegin"
    default: "touchUpInside"
    }
  }

  /// Whether a scene can log the event.
  func sends(_ event: String) -> Bool { UIControl.Event.named.contains { $0.name == event } }

  /// Whether a scroll view of the package has such a recognizer of its own.
  func ownsRecognizer(_ recognizer: RecognizerSnapshot) -> Bool {
    scrolls && recognizer.className.hasPrefix("UIScrollView")
  }
}
