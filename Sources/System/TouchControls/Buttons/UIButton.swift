// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
public import TouchGraphics

/// A control with a title and an image that people press.
///
/// A press sends ``UIControl/Event/touchUpInside`` and then ``UIControl/Event/primaryActionTriggered``. A
/// button never changes ``UIControl/isSelected`` itself. Titles, colors and images are set for states; a
/// state without a value uses that of the normal state.
@preconcurrency @MainActor open class UIButton: UIControl {
  // MARK: Stored

  final var storedButtonType = ButtonType.custom
  final var titles = StateValues<String>()
  final var titleColors = StateValues<UIColor>()
  final var titleShadowColors = StateValues<UIColor>()
  final var images = StateValues<UIImage>()
  final var backgroundImages = StateValues<UIImage>()
  final var parts = ButtonParts()
  final var storedConfiguration: Configuration?
  /// The configuration as shown in the current state.
  final var shownConfiguration: Configuration?
  final var needsConfiguring = false
  /// Whether the size that fits is for the button itself, whose title has any width.
  private final var isSizingToFit = false
  final var isConfiguring = false
  final var storedMenu: UIMenu?

  // MARK: Making

  /// Creates a button of the type ``ButtonType/custom`` with this frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a button of size zero at the origin.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    applyType(buttonType)
  }

  /// Creates a button of size zero that calls an action when pressed and shows the action's title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    applyType(buttonType)
  }

  /// Creates a button of size zero that looks as a configuration says and calls an action when pressed.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    applyType(.system)
    self.configuration = configuration
  }

  /// Creates a button from an archive; images and configurations are not archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeButton(from: coder)
  }

  /// Writes the button into an archive, without its images and its configuration.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeButton(to: coder)
  }

  /// The type the button was created with.
  open var buttonType: ButtonType { storedButtonType }

  // MARK: Content for states

  /// Sets the title for a state; nil removes it, and the state then uses the normal title.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles = titles.with(title, for: state)
    contentChanged()
  }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors = titleColors.with(color, for: state)
    contentChanged()
  }

  /// Sets the color of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    titleShadowColors = titleShadowColors.with(color, for: state)
  }

  /// Sets the image beside the title for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images = images.with(image, for: state)
    contentChanged()
  }

  /// Sets the image behind the content for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages = backgroundImages.with(image, for: state)
    contentChanged()
  }

  /// The title for a state, falling back to the normal state.
  open func title(for state: UIControl.State) -> String? { titles.value(for: state) }

  /// The color of the title for a state, falling back to the normal state and then to the button type.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors.value(for: state) ?? defaultTitleColor(for: state)
  }

  /// The color of the title's shadow for a state, falling back to the normal state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors.value(for: state) }

  /// The image beside the title for a state, falling back to the normal state.
  open func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }

  /// The image behind the content for a state, falling back to the normal state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }

  /// The title in the current state.
  open var currentTitle: String? { title(for: state) }

  /// The color of the title in the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultTitleColor(for: state) }

  /// The color of the title's shadow in the current state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The image beside the title in the current state.
  open var currentImage: UIImage? { image(for: state) }

  /// The image behind the content in the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Parts

  /// The view of the title.
  ///
  /// The button sets its text and color; other code may set its font.
  open var titleLabel: UILabel? { ensuredTitleLabel }

  /// The view of the image beside the title.
  open var imageView: UIImageView? { ensuredImageView }

  /// The view of the subtitle, which a configuration may have.
  open var subtitleLabel: UILabel? { parts.subtitle }

  /// Whether the image looks darker while the button is touched, if that state has no image of its own.
  open var adjustsImageWhenHighlighted = true { didSet { contentChanged() } }

  /// Whether the image looks paler while the button is disabled, if that state has no image of its own.
  open var adjustsImageWhenDisabled = true { didSet { contentChanged() } }

  // MARK: Layout

  /// The distance of the content from the edges of the button; it is part of the fitting size.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { insetsChanged() } }
  }

  /// Insets that move the title; they are not part of the fitting size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { insetsChanged() } }
  }

  /// Insets that move the image; they are not part of the fitting size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { insetsChanged() } }
  }

  /// The rectangle of the background, which is the whole bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of title and image for the given bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { rectOfContent(in: bounds) }

  /// The rectangle of the title within the content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { rectOfTitle(in: contentRect) }

  /// The rectangle of the image within the content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { rectOfImage(in: contentRect) }

  /// Updates the configuration if the state changed, then positions title, image and background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeParts()
  }

  /// The size of the content and its surrounding insets; the title wraps in the width, unless it is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(in: isSizingToFit ? 0 : size.width)
  }

  /// Resizes the button to its content; the title keeps its lines, whatever the width was before.
  open override func sizeToFit() {
    isSizingToFit = true
    defer { isSizingToFit = false }
    super.sizeToFit()
  }

  /// The size of the content and its surrounding insets.
  open override var intrinsicContentSize: CGSize { fittingSize(in: 0) }

  // MARK: Configuration

  /// The content and appearance of the button as one value; nil for a button whose content is set per state.
  open var configuration: Configuration? {
    get { storedConfiguration }
    set { setConfiguration(newValue) }
  }

  /// Whether the appearance of the configuration follows the state automatically.
  open var automaticallyUpdatesConfiguration = true

  /// Called before the button is laid out after its state changed; it may write ``configuration``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Asks for ``updateConfiguration()`` in the next layout pass.
  open func setNeedsUpdateConfiguration() { markConfiguration() }

  /// Calls the ``configurationUpdateHandler``.
  ///
  /// The layout pass calls it; code calls ``setNeedsUpdateConfiguration()`` instead.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Menu

  /// The menu of the button, which opens when a finger rests on it, or at once with
  /// ``UIControl/showsMenuAsPrimaryAction``.
  open var menu: UIMenu? {
    get { storedMenu }
    set { setMenu(newValue) }
  }

  /// Whether a tap switches ``UIControl/isSelected``, or an element that is chosen from the menu becomes the
  /// title.
  open var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }

  /// The order in which code that shows the menu lists its elements.
  ///
  /// A kept value: it changes nothing here.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// The configuration of the menu.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { menuConfiguration }

  // MARK: Views and controls

  /// Shows the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentChanged()
  }

  /// Whether the button is an accessibility element; true unless set.
  open override var isAccessibilityElement: Bool {
    get { setsAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text that assistive technology reads: the title, unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? parts.title?.text ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  /// The button trait, with the selected and disabled traits as they apply, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { setsAccessibilityTraits ?? stateTraits }
    set { super.accessibilityTraits = newValue }
  }

  override func stateChanged() {
    super.stateChanged()
    // Reported: overrides of layoutSubviews() that depend on the state rely on it.
    setNeedsLayout()
    contentChanged()
  }

  override func touchedUpInside(with event: UIEvent?) {
    changeSelection()
    send(touchEvent: .primaryActionTriggered, with: event)
  }

  override func sendPrimaryAction(with event: UIEvent?) {
    changeSelection()
    super.sendPrimaryAction(with: event)
  }

  override func choseFromMenu(_ element: UIMenuElement, of menu: UIMenu) {
    choose(element)
  }

  override func applyContent(of action: UIAction) {
    setTitle(action.title.isEmpty ? nil : action.title, for: .normal)
    setImage(action.image, for: .normal)
  }

  /// A button reserves a single tap with one finger for itself.
  override func claims(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }
}
