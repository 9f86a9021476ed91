// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore
public import TouchGraphics

/// A control with a line of text that can be edited while the control is first responder.
///
/// There is no on-screen keyboard: typed text comes from the keys of presses, or from ``insertText(_:)`` and
/// ``deleteBackward()``, and replaces the selection or goes to the caret. The caret is at the end when
/// editing begins and after the text was set in code, which sends nothing, and a tap moves it. Offsets count
/// UTF-16 units, as those of `NSString` do.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
  final var storedText = ""
  final var storedIsEditing = false
  /// Whether the next typed text replaces the whole text.
  final var storedClearsOnInsertion = false
  /// What is selected and marked while the text is edited.
  final var selection = FieldSelection()
  /// The direction that was set for the text.
  final var writingDirection = NSWritingDirection.natural
  /// Whether the finger came down on the clear button.
  final var holdsClearButton = false
  /// The number of the tracking whose finger was asked whether it came down on the clear button.
  final var askedTracking = 0
  /// The identifiers of the presses that type.
  final var typing: Set<ObjectIdentifier> = []

  // MARK: Making

  /// Creates an empty text field with this frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    applyDefaults()
  }

  /// Creates a text field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    applyDefaults()
    decodeField(from: coder)
  }

  /// Writes the text field into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeField(to: coder)
  }

  private func applyDefaults() {
    font = .systemFont(ofSize: UIFont.labelFontSize)
    textColor = .label
  }

  // MARK: Text

  /// The text, which is never nil: setting nil makes it empty.
  ///
  /// Setting it sends nothing.
  open var text: String? {
    get { storedText }
    set { setText(newValue ?? "") }
  }

  /// The text shown while the field is empty.
  open var placeholder: String? { didSet { contentChanged() } }

  /// The text with its attributes, which the module TouchInterface keeps.
  ///
  /// Setting it sets the text, and the font, color and alignment to those at its beginning; text that is
  /// typed has those.
  open var attributedText: NSAttributedString? {
    get { keptTextOfField }
    set { keptTextOfField = newValue }
  }

  /// The placeholder with its attributes, which the module TouchInterface keeps.
  ///
  /// Setting it sets the placeholder.
  open var attributedPlaceholder: NSAttributedString? {
    get { keptPlaceholderOfField }
    set { keptPlaceholderOfField = newValue }
  }

  /// The font; nil restores the default of 17 points.
  open var font: UIFont? {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      contentChanged()
    }
  }

  /// Whether text that does not fit is shown in a smaller font, which is never smaller than
  /// ``minimumFontSize``.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }

  /// The size of the smallest font to which ``adjustsFontSizeToFitWidth`` goes.
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }

  /// The color of the text; nil restores the system's label color.
  open var textColor: UIColor? {
    didSet {
      if textColor == nil { textColor = .label }
      noteLooks()
    }
  }

  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }

  /// The border around the text, which decides how much space it takes.
  open var borderStyle = BorderStyle.none { didSet { contentChanged() } }

  /// The image behind the text, which is stretched to the border's rectangle and replaces the border.
  ///
  /// A field with round corners keeps its border.
  open var background: UIImage? { didSet { setNeedsDisplay() } }

  /// The image behind the text of a disabled field that has a ``background``; nil for the same one.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }

  // MARK: Editing

  /// The delegate, which decides about editing and is notified of it; held weakly.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the text is being edited.
  open var isEditing: Bool { storedIsEditing }

  /// Whether the text is cleared as editing begins.
  open var clearsOnBeginEditing = false

  /// Whether the edit menu offers bold, italic and underlined text.
  ///
  /// The edit menu here offers no such actions.
  ///
  /// A kept value: it changes nothing here.
  open var allowsEditingTextAttributes = false

  /// Whether the next typed text replaces the whole text; it is then reset.
  open var clearsOnInsertion: Bool {
    get { storedClearsOnInsertion }
    set { storedClearsOnInsertion = newValue }
  }

  /// When the clear button is shown.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

  /// The view at the left side, shown as ``leftViewMode`` says.
  open var leftView: UIView? {
    get { storedLeftView }
    set {
      guard acceptsSideView(newValue, "leftView") else { return }
      let old = storedLeftView
      storedLeftView = newValue
      sideViewChanged(from: old)
    }
  }
  private final var storedLeftView: UIView?

  /// When the view at the left side is shown.
  open var leftViewMode = ViewMode.never { didSet { showSideViews() } }

  /// The view at the right side, shown as ``rightViewMode`` says; it replaces the clear button.
  open var rightView: UIView? {
    get { storedRightView }
    set {
      guard acceptsSideView(newValue, "rightView") else { return }
      let old = storedRightView
      storedRightView = newValue
      sideViewChanged(from: old)
    }
  }
  private final var storedRightView: UIView?

  /// When the view at the right side is shown.
  open var rightViewMode = ViewMode.never { didSet { showSideViews() } }

  /// Whether there is any text.
  open var hasText: Bool { !storedText.isEmpty }

  /// Types text in place of the selection; a line break is the return key.
  open func insertText(_ text: String) { type(text) }

  /// Deletes the selected text, or the character before the caret.
  open func deleteBackward() { deleteLast() }

  // MARK: Edit actions

  /// Whether the field performs an action: edit actions depend on the text, its selection and the pasteboard.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    performs(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Puts the selected text on the pasteboard and deletes it.
  open override func cut(_ sender: Any?) {
    copyText()
    deleteText()
  }

  /// Puts the selected text on the pasteboard.
  open override func copy(_ sender: Any?) { copyText() }

  /// Types the text on the pasteboard.
  open override func paste(_ sender: Any?) { pasteText() }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { selectWord() }

  /// Selects the text: what is typed next replaces it.
  open override func selectAll(_ sender: Any?) { selectText() }

  /// Deletes the selected text.
  open override func delete(_ sender: Any?) { deleteText() }

  // MARK: Selection

  /// The selected range, which is empty where there is only a caret; nil while the field is not edited.
  ///
  /// Setting it while the field is not edited changes nothing. Nil puts the caret before the text (measured
  /// by others, UIKit 26.1).
  open var selectedTextRange: UITextRange? {
    get { storedIsEditing ? FieldRange(selection.selected) : nil }
    set {
      guard storedIsEditing else { return }
      if newValue == nil { select(0..<0) } else if let range = offsets(of: newValue) { select(range) }
    }
  }

  /// The range of text that an input method has not settled yet; nil if there is none.
  open var markedTextRange: UITextRange? { selection.marked.map { FieldRange($0) } }

  /// The attributes of marked text, for code that draws it.
  ///
  /// A kept value: it changes nothing here.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// Replaces the marked text, or else the selection, by marked text, and selects a part of it.
  ///
  /// It asks no delegate and sends no ``UIControl/Event/editingChanged``.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText ?? "", selecting: selectedRange)
  }

  /// Accepts the marked text as it is.
  open func unmarkText() { selection.marked = nil }

  /// The delegate that is notified about changes of the text and the selection that code makes.
  open weak var inputDelegate: (any UITextInputDelegate)?

  /// What divides the text into words and other units.
  open var tokenizer: any UITextInputTokenizer { storedTokenizer }

  private final lazy var storedTokenizer = UITextInputStringTokenizer(textInput: self)

  // MARK: Text in ranges

  /// The text in a range; nil for a range of another input.
  ///
  /// A range that cuts a pair of UTF-16 units has U+FFFD for the half (measured by others, UIKit 26.1).
  open func text(in range: UITextRange) -> String? { offsets(of: range).map { storedText.units($0) } }

  /// Replaces the text in a range without asking the delegate (reported) and without
  /// ``UIControl/Event/editingChanged`` (measured by others, UIKit 26.1).
  open func replace(_ range: UITextRange, withText text: String) {
    if let range = offsets(of: range) { put(text, in: range, byCode: true) }
  }

  /// Returns whether the delegate agrees to a replacement.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    offsets(of: range).map { mayReplace($0, with: text) } ?? false
  }

  // MARK: Positions

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { FieldPosition(0) }

  /// The position after the last character.
  open var endOfDocument: UITextPosition { FieldPosition(length) }

  /// The range between two positions, in either order; nil for positions of another input.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    range(fromPosition, toPosition)
  }

  /// The position so many UTF-16 units after another one; nil outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    self.position(position, plus: offset)
  }

  /// The position so many UTF-16 units from another one; above the line is its beginning, below it its end.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(position, plus: offset, in: direction)
  }

  /// The order of two positions; the same for those of another input.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(position, other)
  }

  /// The number of UTF-16 units from one position to another, negative if that comes earlier.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    distance(from, toPosition)
  }

  /// The position of a range that is farthest in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    offsets(of: range).map {
      FieldPosition(UITextDirection.layout(direction).isForward ? $0.upperBound : $0.lowerBound)
    }
  }

  /// The range from a position to the end of the text in a direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    range(position, UITextDirection.layout(direction).isForward ? endOfDocument : beginningOfDocument)
  }

  /// The direction that was set for the text; natural by default.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { writingDirection }

  /// Sets the direction of the whole line, which a natural alignment follows.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    self.writingDirection = writingDirection
    noteLooks()
  }

  // MARK: Places

  /// The rectangle of the text in a range.
  open func firstRect(for range: UITextRange) -> CGRect { rect(of: range) }

  /// The rectangle of the caret at a position, two points wide; nothing is drawn where an override returns an
  /// empty one.
  open func caretRect(for position: UITextPosition) -> CGRect { rectOfCaret(at: position) }

  /// The rectangle that is highlighted where a range is selected; none for an empty range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { highlights(of: range) }

  /// The position closest to a point, to which a tap there moves the caret.
  ///
  /// The caret stays where an override returns nil.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    FieldPosition(closestOffset(to: point, in: 0..<length))
  }

  /// The position of a range closest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    offsets(of: range).map { FieldPosition(closestOffset(to: point, in: $0)) }
  }

  /// The range of the character at a point; nil beside the text.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    character(at: point).map { FieldRange($0) }
  }

  // MARK: Keyboard

  /// The view that replaces the keyboard while the text is edited.
  ///
  /// A field that is being edited shows another one after `reloadInputViews()`.
  open override var inputView: UIView? {
    get { inputViews.replacing }
    set {
      if let newValue, !InputViews.accepts(newValue, of: self, "inputView") { return }
      inputViews.replacing = newValue
    }
  }

  /// The view above the keyboard while the text is edited.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set {
      if let newValue, !InputViews.accepts(newValue, of: self, "inputAccessoryView") { return }
      inputViews.accessory = newValue
    }
  }

  private final var inputViews: (replacing: UIView?, accessory: UIView?) = (nil, nil)

  /// Which letters are capitalized automatically.
  ///
  /// A kept value: it changes nothing here.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether words are corrected while they are typed.
  ///
  /// A kept value: it changes nothing here.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// Whether misspelled words are marked.
  ///
  /// A kept value: it changes nothing here.
  open var spellCheckingType = UITextSpellCheckingType.default

  /// Whether straight quotes become typographic ones.
  ///
  /// A kept value: it changes nothing here.
  open var smartQuotesType = UITextSmartQuotesType.default

  /// Whether hyphens become dashes.
  ///
  /// A kept value: it changes nothing here.
  open var smartDashesType = UITextSmartDashesType.default

  /// Whether spaces are added and removed around what is inserted and deleted.
  ///
  /// A kept value: it changes nothing here.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

  /// The keys of the keyboard.
  ///
  /// A kept value: it changes nothing here.
  open var keyboardType = UIKeyboardType.default

  /// The style of the keyboard.
  ///
  /// A kept value: it changes nothing here.
  open var keyboardAppearance = UIKeyboardAppearance.default

  /// The label of the return key.
  ///
  /// A kept value: it changes nothing here.
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the return key works only while there is text.
  ///
  /// A kept value: it changes nothing here.
  open var enablesReturnKeyAutomatically = false

  /// What the text means.
  ///
  /// A kept value: it changes nothing here.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!

  /// What a password must consist of.
  ///
  /// A kept value: it changes nothing here.
  open var passwordRules: UITextInputPasswordRules?

  /// Whether the keyboard suggests a continuation of the text.
  ///
  /// A kept value: it changes nothing here.
  open var inlinePredictionType = UITextInlinePredictionType.default

  /// Whether the text is hidden; what is typed after editing has begun then replaces the whole text
  /// (reported).
  open var isSecureTextEntry = false { didSet { contentChanged() } }

  // MARK: Layout

  /// The rectangle of the border for the given bounds: all of them, unless overridden.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text for the given bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect { rectOfText(in: bounds) }

  /// The rectangle of the text for the given bounds while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the placeholder for the given bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the clear button for the given bounds.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { rectOfClearButton(in: bounds) }

  /// The rectangle of the view at the left side for the given bounds; zero while it is not shown.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { rectOfLeftView(in: bounds) }

  /// The rectangle of the view at the right side for the given bounds; zero while it is not shown.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rectOfRightView(in: bounds) }

  /// Draws the text in a rectangle; called with that of the text when the field is drawn.
  open func drawText(in rect: CGRect) { painter?.drawText(in: rect) }

  /// Draws the placeholder in a rectangle; called with that of the placeholder when the field is drawn.
  open func drawPlaceholder(in rect: CGRect) { painter?.drawPlaceholder(in: rect) }

  /// What draws the field now; nil while nothing does.
  final var painter: (any TextFieldPainter)?

  /// Positions the side views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  /// The size of the text or the placeholder and its surroundings.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// The size of the text or the placeholder and its surroundings.
  open override var intrinsicContentSize: CGSize { fittingSize }

  // MARK: Responder

  /// Whether the text can be edited: true while the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing if the delegate agrees and the current first responder resigns.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard mayBeginEditing(), super.becomeFirstResponder() else { return false }
    beginEditing()
    return isFirstResponder
  }

  /// Ends editing if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    mayEndEditing() && super.resignFirstResponder()
  }

  /// Types text for the keys that have some, and passes other presses on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = type(presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Passes on changes of presses that do not type.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !types($0) }
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }

  /// Passes on the end of presses that do not type.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = finishTyping(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  /// Passes on the cancellation of presses that do not type.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = finishTyping(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  // MARK: Tracking

  /// Follows the finger, which holds the clear button if it came down on it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    holdClearButton(isOnClearButton(touch.location(in: self)))
    return super.beginTracking(touch, with: event)
  }

  /// Clears the text if the finger came down and lifted on the clear button.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch else { return }
    // An override of beginTracking(_:with:) may omit super.
    if askedTracking != tracking.number { holdClearButton(isOnClearButton(touch.startPoint(in: self))) }
    if holdsClearButton, isOnClearButton(touch.location(in: self)), isEnabled { clear() }
  }

  override func touchedUpInside(with event: UIEvent?) {
    super.touchedUpInside(with: event)
    guard isEnabled, !(holdsClearButton && askedTracking == tracking.number) else { return }
    becomeFirstResponder()
    moveCaret(to: event)
  }

  /// A text field reserves a single tap with one finger for itself.
  ///
  /// UIKit's has its own recognizer for that, which wins because it is on the deeper view (reported): a tap
  /// recognizer around a form that ends editing does not keep its fields from being edited.
  override func claims(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }

  override func stateChanged() {
    super.stateChanged()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
  }

  // MARK: Accessibility

  /// Whether the field is an accessibility element; true unless set.
  open override var isAccessibilityElement: Bool {
    get { setsAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The text, or else the placeholder, unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (hasText ? text : placeholder) }
    set { super.accessibilityValue = newValue }
  }
}
