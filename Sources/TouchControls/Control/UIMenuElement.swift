// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// What a person reads and sees of something that can be chosen: the base of ``UIAction``.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// What is written.
  public internal(set) var title: String
  /// What is written below the title.
  public final var subtitle: String?
  /// The picture beside the title.
  public internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  deinit {}

  /// How an element is shown in a list of them.
  public nonisolated enum State: Int, Sendable {
    /// Not chosen.
    case off = 0
    /// Chosen.
    case on = 1
    /// Chosen in part.
    case mixed = 2
  }

  /// What an element is, for whoever shows it.
  public nonisolated struct Attributes: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of attributes of its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Leaves the list open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}
