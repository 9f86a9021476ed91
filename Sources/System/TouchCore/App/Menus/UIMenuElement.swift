// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchGraphics

/// The title and image of something to choose: the base class of actions, commands and menus.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The title.
  open package(set) var title: String
  /// The text below the title.
  public final var subtitle: String?
  /// The image beside the title.
  open package(set) var image: UIImage?

  package init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  deinit {}

  /// How a list shows whether an element is chosen.
  public nonisolated enum State: Int, Sendable {
    /// Not chosen.
    case off = 0
    /// Chosen.
    case on = 1
    /// Partly chosen.
    case mixed = 2
  }

  /// How an element can be used, for code that shows it.
  public nonisolated struct Attributes: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a set of attributes from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Destroys data.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Leaves the menu open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}
