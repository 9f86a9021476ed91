// SPDX-License-Identifier: Apache-2.0
public import TouchCore
package import TouchGraphics

/// A list of elements to choose from, which may contain other menus.
///
/// The module TouchInterface, which makes menus, also opens them.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The identifier of the menu.
  public final let identifier: Identifier
  /// How the menu is shown, and how many of its elements can be chosen.
  public final let options: Options
  /// The elements.
  public final let children: [UIMenuElement]
  /// The size of the elements, for code that shows them.
  ///
  /// A kept value: it changes nothing here.
  public final var preferredElementSize: ElementSize

  /// Opens the menu; the code that created the menu sets it.
  package final let presenter: any MenuPresenter.Type
  private static var made = 0

  package init(
    presenter: any MenuPresenter.Type, title: String, subtitle: String?, image: UIImage?,
    identifier: Identifier?, options: Options, preferredElementSize: ElementSize, children: [UIMenuElement]
  ) {
    self.presenter = presenter
    if identifier == nil { Self.made += 1 }
    self.identifier = identifier ?? Identifier("touchstone.menu.\(Self.made)")
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  deinit {}

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      presenter: presenter, title: title, subtitle: subtitle, image: image, identifier: identifier,
      options: options, preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are on, in order, with those of the menus in this one.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let menu as UIMenu: menu.selectedElements
      case let action as UIAction: action.state == .on ? [action] : []
      case let command as UICommand: command.state == .on ? [command] : []
      default: []
      }
    }
  }

  /// The identifier of a menu.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String

    /// Creates an identifier from a text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown, and how many of its elements can be chosen.
  public nonisolated struct Options: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a set of options from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Shown among the elements of the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Destroys data.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing an element switches the others off.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Shown as a row of images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the elements of a menu.
  public nonisolated enum ElementSize: Int, Sendable, Hashable {
    /// Small.
    case small = 0
    /// Medium.
    case medium = 1
    /// Large.
    case large = 2
    /// What the system prefers.
    case automatic = -1
  }
}
