// SPDX-License-Identifier: Apache-2.0
public import TouchCore
public import TouchGraphics

/// The closure of a ``UIAction``.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, an image and an identifier.
///
/// A control calls it for events; a button created with one also shows its title and image.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The title.
  public final override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image beside the title.
  public final override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The identifier of the action; a control has at most one action with each.
  public final let identifier: Identifier
  /// A longer description of the action, where there is room for more than the title.
  ///
  /// A kept value: it changes nothing here.
  public final var discoverabilityTitle: String?
  /// How the action can be used, for code that shows it.
  public final var attributes: UIMenuElement.Attributes
  /// How the action is shown in a list.
  public final var state: UIMenuElement.State
  /// The sender, while the action is performed.
  public private(set) final var sender: Any?

  private final let handler: UIActionHandler
  private static var made = 0

  /// Creates an action; without an identifier it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    if identifier == nil { Self.made += 1 }
    self.identifier = identifier ?? Identifier("touchstone.action.\(Self.made)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  deinit {}

  /// Calls the handler with ``sender`` set.
  ///
  /// Override ``UIControl/sendAction(_:)`` to observe the calls that a control makes.
  public func performWithSender(_ sender: Any?, target: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }

  /// The identifier of an action.
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
}
