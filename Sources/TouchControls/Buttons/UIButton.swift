// SPDX-License-Identifier: Apache-2.0
public import TouchCore

/// A control with a title and a picture, which is pressed.
///
/// A press is ``UIControl/Event/touchUpInside``, and ``UIControl/Event/primaryActionTriggered`` after it.
/// A button never changes ``UIControl/isSelected`` itself. Titles, colours and pictures are given for states;
/// a state that was given none has those of the normal state.
@preconcurrency @MainActor open class UIButton: UIControl {
  // MARK: Stored

  final var storedType = ButtonType.custom
  final var titles = StateTable<String>()
  final var titleColors = StateTable<UIColor>()
  final var titleShadowColors = StateTable<UIColor>()
  final var images = StateTable<UIImage>()
  final var backgroundImages = StateTable<UIImage>()
  final var parts = ButtonParts()
  final var storedConfiguration: Configuration?
  /// The configuration as it is shown in the present state.
  final var shownConfiguration: Configuration?
  final var needsConfiguring = false
  final var isConfiguring = false

  // MARK: Making

  /// Makes a button of this frame, of the type ``ButtonType/custom``.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Makes a button without a size at the origin.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    takeType(buttonType)
  }

  /// Makes a button without a size that calls an action when it is pressed, and shows its title and picture.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    takeType(buttonType)
  }

  /// Makes a button without a size that looks as a configuration says, and calls an action when it is
  /// pressed.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    takeType(.system)
    self.configuration = configuration
  }

  /// Makes a button from an archive; pictures and configurations are not archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeButton(from: coder)
  }

  /// Writes the button into an archive, without its pictures and its configuration.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeButton(to: coder)
  }

  /// The look the button began with.
  open var buttonType: ButtonType { storedType }

  // MARK: Content for states

  /// Sets the title for a state; nil gives the state that of the normal one.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles = titles.with(title, for: state)
    contentChanged()
  }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors = titleColors.with(color, for: state)
    contentChanged()
  }

  /// Sets the colour of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    titleShadowColors = titleShadowColors.with(color, for: state)
  }

  /// Sets the picture beside the title for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images = images.with(image, for: state)
    contentChanged()
  }

  /// Sets the picture behind the content for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages = backgroundImages.with(image, for: state)
    contentChanged()
  }

  /// The title for a state, or that of the normal one.
  open func title(for state: UIControl.State) -> String? { titles.value(for: state) }

  /// The colour of the title for a state, or that of the normal one, or the type's own.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors.value(for: state) ?? defaultTitleColor(for: state)
  }

  /// The colour of the title's shadow for a state, or that of the normal one.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors.value(for: state) }

  /// The picture beside the title for a state, or that of the normal one.
  open func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }

  /// The picture behind the content for a state, or that of the normal one.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }

  /// The title in the present state.
  open var currentTitle: String? { title(for: state) }

  /// The colour of the title in the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultTitleColor(for: state) }

  /// The colour of the title's shadow in the present state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The picture beside the title in the present state.
  open var currentImage: UIImage? { image(for: state) }

  /// The picture behind the content in the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Parts

  /// The view of the title; its text and colour are the button's business, its font is anybody's.
  open var titleLabel: UILabel? { labelOfTitle }

  /// The view of the picture beside the title.
  open var imageView: UIImageView? { viewOfImage }

  /// The view of the text below the title, which a configuration may have.
  open var subtitleLabel: UILabel? { parts.subtitle }

  /// Whether the picture looks darker while the button is touched, if that state has no picture of its own.
  open var adjustsImageWhenHighlighted = true { didSet { contentChanged() } }

  /// Whether the picture looks paler while the button is disabled, if that state has no picture of its own.
  open var adjustsImageWhenDisabled = true { didSet { contentChanged() } }

  // MARK: Layout

  /// The distance of the content from the edges; it counts in the size that fits.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { insetsChanged() } }
  }

  /// The distance of the title from the edges of its room; it moves the title and counts in no size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { insetsChanged() } }
  }

  /// The distance of the picture from the edges of its room; it moves the picture and counts in no size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { insetsChanged() } }
  }

  /// The rectangle of the background in bounds: all of them.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of title and picture in bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { rectOfContent(in: bounds) }

  /// The rectangle of the title in that of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { rectOfTitle(in: contentRect) }

  /// The rectangle of the picture in that of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { rectOfImage(in: contentRect) }

  /// Places title, picture and background; what a new state asks of the configuration comes before.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeParts()
  }

  /// The size of the content and what is around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size.width) }

  /// The size of the content and what is around it.
  open override var intrinsicContentSize: CGSize { fittingSize(in: 0) }

  // MARK: Configuration

  /// What the button looks like, as one value; nil for a button whose content is given for states.
  open var configuration: Configuration? {
    get { storedConfiguration }
    set { setConfiguration(newValue) }
  }

  /// Whether the look of the configuration follows the state by itself.
  open var automaticallyUpdatesConfiguration = true

  /// Called before the button is laid out after its state changed; it may write ``configuration``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Asks for ``updateConfiguration()`` in the next layout pass.
  open func setNeedsUpdateConfiguration() { markConfiguration() }

  /// Calls the ``configurationUpdateHandler``; the layout pass calls it, code calls
  /// ``setNeedsUpdateConfiguration()``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Views and controls

  /// Shows the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentChanged()
  }

  /// Whether the button is an element by itself: yes, unless set.
  open override var isAccessibilityElement: Bool {
    get { setsAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// What is read aloud: the title, unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? parts.title?.text ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  /// A button, and whether it is selected or cannot be used, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { setsAccessibilityTraits ?? traitsOfState }
    set { super.accessibilityTraits = newValue }
  }

  override func stateChanged() {
    super.stateChanged()
    contentChanged()
  }

  override func touchedUpInside(with event: UIEvent?) {
    send(touchEvent: .primaryActionTriggered, with: event)
  }

  override func takeContent(of action: UIAction) {
    setTitle(action.title.isEmpty ? nil : action.title, for: .normal)
    setImage(action.image, for: .normal)
  }

  /// A button keeps the single tap of a single finger for itself.
  override func claims(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }
}
