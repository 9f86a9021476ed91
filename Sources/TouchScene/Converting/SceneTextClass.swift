// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot
import Touchstone

/// The class of scenes for a class of a file.
nonisolated struct SceneTextClass {
  /// The name of the class.
  let name: String
  /// Whether the file has another class.
  let isSubstitute: Bool

  init(of view: ViewSnapshot) {
    let plain = view.className.split(separator: ".").last.map(String.init) ?? view.className
    if plain != "UIWindow", SceneClasses.named(plain, of: .view)?.isAbstract == false {
      (name, isSubstitute) = (plain, false)
      return
    }
    let base = view.baseClass.flatMap { $0.split(separator: ".").last.map(String.init) }
    if let base, base != "UIWindow", SceneClasses.named(base, of: .view)?.isAbstract == false {
      (name, isSubstitute) = (base, base != "UIView")
      return
    }
    let words = base ?? plain
    let near = Self.endings.first { words.hasSuffix($0.ending) }?.name
    name = near ?? "UIView"
    isSubstitute = near != nil && near != plain
  }

  /// The classes by the ends of names.
  private static let endings: [(ending: String, name: String)] = [
    ("BarButton", "UIButton"), ("Button", "UIButton"), ("Label", "UILabel"), ("Switch", "UISwitch"),
    ("Slider", "UISlider"), ("Stepper", "UIStepper"), ("SegmentedControl", "UISegmentedControl"),
    ("PageControl", "UIPageControl"), ("TextField", "UITextField"), ("ScrollView", "UIScrollView"),
    ("TableView", "UIScrollView"), ("CollectionView", "UIScrollView"), ("ImageView", "UIImageView"),
    ("Control", "UIControl"),
  ]

  var scrolls: Bool { name == "UIScrollView" }
  var isControl: Bool {
    [
      "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UITextField",
      "UIControl",
    ].contains(name)
  }

  /// Whether the views of a file inside it are parts that the package's class makes itself.
  var makesItsContent: Bool {
    [
      "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UITextField", "UIButton",
      "UILabel",
    ]
    .contains(name)
  }

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

  /// The fields that only some classes have.
  func fields(of view: ViewSnapshot, _ bounds: CGRect, isLeaf: Bool) -> [JSONText.Member] {
    var members: [JSONText.Member] = []
    if isControl, view.isEnabled.value == false { members.append(.init("isEnabled", false)) }
    switch name {
    case "UIButton":
      if let text = view.text ?? view.accessibilityLabel { members.append(.init("title", .string(text))) }
      members.append(.init("backgroundColor", "#007AFF22"))
    case "UILabel", "UITextField":
      if let text = view.text { members.append(.init("text", .string(text))) }
    case "UIScrollView":
      if let size = view.contentSize.value {
        members.append(
          .init(
            "contentSize", .array([SceneTextWriter.number(size.width), SceneTextWriter.number(size.height)])))
      }
    case "UIImageView", "UIControl": members.append(.init("backgroundColor", "#8E8E9333"))
    default:
      // A file says little of colours; what has nothing in it would not be seen.
      if isLeaf { members.append(.init("backgroundColor", "#8E8E931A")) }
    }
    return members
  }
}
