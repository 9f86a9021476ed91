// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// What a ``UIAction`` calls.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, as a closure with a name.
///
/// A control calls it for events; a button that is made with one shows its title and image too.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// What is written.
  public final override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The picture beside the title.
  public final override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// What distinguishes actions: a control has each identifier once.
  public final let identifier: Identifier
  /// What is said about the action where there is room for more than the title.
  public final var discoverabilityTitle: String?
  /// What the action is, for whoever shows it.
  public final var attributes: UIMenuElement.Attributes
  /// How the action is shown in a list.
  public final var state: UIMenuElement.State
  /// Who performs the action, while it is performed.
  public private(set) final var sender: Any?

  private final let handler: UIActionHandler
  private static var made = 0

  /// Makes an action; without an identifier it gets one that no other has.
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

  /// Calls the handler, with ``sender`` set meanwhile.
  ///
  /// Code that wants to see the calls of a control overrides ``UIControl/sendAction(_:)``.
  public func performWithSender(_ sender: Any?, target: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }

  /// The name of an action.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes an identifier of a text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier of a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
