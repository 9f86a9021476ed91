// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// What a view takes touches as.
enum TargetKind: Sendable, Hashable {
  /// A button or a custom control.
  case control
  /// A control whose height the system chose, such as a switch.
  case systemControl
  /// A cell of a table or a collection.
  case cell
  /// A view with a recognizer for taps or long presses, or with recognizers of which the source tells no
  /// more.
  case gesture
  /// A view whose text can be touched, edited or followed.
  case text

  /// Whether people aim at it: the edges matter, because what is beside them does something else.
  var isAimedAt: Bool { self == .control || self == .systemControl || self == .gesture }

  /// What a view takes touches as; nil if it takes none, or if an enclosing control or the system takes them.
  init?(of place: Int, in tree: ViewTree, standing: Standing) {
    guard standing.system == nil, standing.control == nil else { return nil }
    let view = tree.views[place]
    let base = ClassKnowledge.uikitName(of: view)
    self.init(
      of: view, base, KnownClass.roles(of: base), isCell: ClassKnowledge.isCell(view),
      isControl: base == "UIButton" || ClassKnowledge.isControl(view))
  }

  /// What a view takes touches as, with the traits of its class.
  init?(of view: ViewSnapshot, _ traits: ClassTraits, standing: Standing) {
    guard standing.system == nil, standing.control == nil else { return nil }
    self.init(
      of: view, traits.uikitName, traits.uikitRoles, isCell: traits.isCell, isControl: traits.isControl)
  }

  private init?(
    of view: ViewSnapshot, _ base: String, _ roles: KnownClass.Roles, isCell: @autoclosure () -> Bool,
    isControl: @autoclosure () -> Bool
  ) {
    if roles.contains(.systemSized) {
      self = .systemControl
    } else if base == "UIButton", Self.systemButtons.contains(view.attribute("buttonType") ?? "") {
      self = .systemControl
    } else if base == "UITextView" || base == "UILink" {
      self = .text
    } else if isCell() {
      self = .cell
    } else if isControl() {
      self = .control
    } else if Self.hasTap(view) {
      self = .gesture
    } else {
      return nil
    }
  }

  /// Whether a finger that taps the view does something.
  private static func hasTap(_ view: ViewSnapshot) -> Bool {
    if let recognizers = view.recognizers.value {
      return recognizers.contains { $0.isEnabled.value != false && $0.takesTaps }
    }
    guard view.hasRecognizers.value == true else { return false }
    // The system's own views have recognizers for all sorts of things.
    return !ClassName(view.className).looksLikeApples
      || KnownClass.roles(of: view.className).contains(.takesGestures)
  }

  /// The types of buttons whose sizes the system chose.
  private static let systemButtons: Set<String> = [
    "infoLight", "infoDark", "contactAdd", "detailDisclosure", "close",
  ]
}

extension RecognizerSnapshot {
  /// What a variable that holds it may be called in a line of code.
  var variable: String {
    let name = ClassName(className).name
    return CodeName.camelCase(String(name.dropFirst(name.hasPrefix("UI") ? 2 : 0))) ?? "recognizer"
  }

  /// Whether it waits for a finger that stays where it is.
  var takesTaps: Bool { isTap || className.hasSuffix("LongPressGestureRecognizer") }

  /// Whether it is a tap's.
  var isTap: Bool { className.hasSuffix("TapGestureRecognizer") }
}
