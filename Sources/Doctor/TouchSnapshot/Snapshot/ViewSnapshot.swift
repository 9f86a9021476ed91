// SPDX-License-Identifier: Apache-2.0
internal import TextSources

/// What a source says about one view; each property is known or unknown.
///
/// In a new snapshot, only the class is known. Views are in the list of a ``ViewTree`` and refer to each
/// other by index. A file may contain hundreds of thousands of views, so they are small.
public struct ViewSnapshot: Sendable, Hashable {
  /// The class as in the source, including the module.
  public var className: String
  /// The address (`0x7fb2…`) or the object id (`8bC-Xf-vdC`) in the source.
  public var identifier: String?
  /// The visible text, title or placeholder.
  public var text: String?
  /// Other attributes in the order of the source, for rules that know a format; `layer` is not included.
  public var attributes: [Attribute] = []
  /// The indices of the children, from the back to the front.
  public var children: [Int] = []

  // The order is by size, so that nothing lies empty between them.
  private var base = Rare<String>()
  private var extras = Rare<ViewExtras>()
  private(set) var layer = LayerSnapshot()
  private var file = FileReference()
  private var box = ViewRect.zero
  private var opacity = 0.0
  private var number = 0
  private var line: Int32 = 0
  private var column: Int32 = 0
  /// The place of the parent; -1 for a root.
  private var parentNumber: Int32 = -1
  /// How the view answers hit-testing; nil for a view that was read from a file.
  public var liveHit: LiveHit?

  private var known: KnownProperties = []
  /// Whether the view is hidden.
  public var isHidden: Known<Bool> = .unknown
  /// The view's `isUserInteractionEnabled`.
  public var isUserInteractionEnabled: Known<Bool> = .unknown
  /// Whether the view clips its subviews.
  public var clipsToBounds: Known<Bool> = .unknown
  /// The view's `isMultipleTouchEnabled`.
  public var isMultipleTouchEnabled: Known<Bool> = .unknown
  /// The view's `isExclusiveTouch`.
  public var isExclusiveTouch: Known<Bool> = .unknown
  /// Whether a control is enabled.
  public var isEnabled: Known<Bool> = .unknown
  /// Whether the view has recognizers at all.
  public var hasRecognizers: Known<Bool> = .unknown

  /// An attribute as in the source.
  public struct Attribute: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The value, without quotes.
    public var value: String

    /// Creates an attribute.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Creates a snapshot in which only the class is known.
  @inline(__always)
  public init(className: String, baseClass: String? = nil, identifier: String? = nil) {
    self.className = className
    base = Rare(base: baseClass)
    self.identifier = identifier
  }

  /// The label that Interface Builder's document outline shows for the view, if somebody gave it one.
  public var outlineLabel: String? {
    attribute("userLabel").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Sets what is known about a layer, and forgets everything else about it.
  mutating func setLayer(transform: Known<ViewTransform>, anchorPoint: Known<ViewPoint>) {
    layer = LayerSnapshot(transform: transform, anchorPoint: anchorPoint)
  }

  /// Sets ``boundsOrigin`` to zero.
  mutating func moveOriginToZero() { layer.moveOriginToZero() }

  /// The index of the parent in the tree; nil for a root.
  public var parent: Int? {
    get { parentNumber < 0 ? nil : Int(parentNumber) }
    set { parentNumber = Int32(clamping: newValue ?? -1) }
  }

  /// Where the view was read; nil for a live view.
  public var position: SourcePosition? {
    get { file.name.map { SourcePosition($0, line: Int(line), column: Int(column)) } }
    set {
      file.name = newValue?.name
      line = Int32(clamping: newValue?.line ?? 0)
      column = Int32(clamping: newValue?.column ?? 0)
    }
  }

  /// The first attribute with this name.
  public func attribute(_ name: String) -> String? { Self.value(of: name, in: attributes) }

  /// The value of the first attribute with a name.
  static func value(of name: String, in attributes: [Attribute]) -> String? {
    // Names of other lengths are told apart without a comparison.
    let length = name.utf8.count
    for place in attributes.indices where attributes[place].name.utf8.count == length {
      if attributes[place].name == name { return attributes[place].value }
    }
    return nil
  }
}

// What is stored in another form than it is read.
extension ViewSnapshot {
  /// The UIKit class that the class is or inherits from, as far as the source says.
  public var baseClass: String? {
    @inline(__always) get { base.value }
    set { base = Rare(base: newValue) }
  }

  /// The frame, in the coordinate space of the tree; with a transform it is the bounding box of the view.
  public var frame: Known<ViewRect> {
    @inline(__always) get { known.contains(.frame) ? .known(box) : .unknown }
    set { (box, known[.frame]) = (newValue.value ?? .zero, newValue.isKnown) }
  }

  /// The opacity.
  public var alpha: Known<Double> {
    @inline(__always) get { known.contains(.alpha) ? .known(opacity) : .unknown }
    set { (opacity, known[.alpha]) = (newValue.value ?? 0, newValue.isKnown) }
  }

  /// The tag.
  public var tag: Known<Int> {
    get { known.contains(.tag) ? .known(number) : .unknown }
    set { (number, known[.tag]) = (newValue.value ?? 0, newValue.isKnown) }
  }

  /// The recognizers of the view.
  public var recognizers: Known<[RecognizerSnapshot]> {
    get { known.contains(.recognizers) ? .known(extras.value?.recognizers ?? []) : .unknown }
    set {
      let value = newValue.value ?? []
      setExtra(value.isEmpty) { $0.recognizers = value }
      known[.recognizers] = newValue.isKnown
    }
  }

  /// The actions that the control sends.
  public var actions: Known<[ActionSnapshot]> {
    get { known.contains(.actions) ? .known(extras.value?.actions ?? []) : .unknown }
    set {
      let value = newValue.value ?? []
      setExtra(value.isEmpty) { $0.actions = value }
      known[.actions] = newValue.isKnown
    }
  }

  /// The bounds; if only their origin is known, see ``boundsOrigin``.
  public var bounds: Known<ViewRect> {
    @inline(__always) get { extras.isEmpty ? .unknown : extras.value?.bounds.map { .known($0) } ?? .unknown }
    set { setExtra(!newValue.isKnown) { $0.bounds = newValue.value } }
  }

  /// The accessibility identifier.
  public var accessibilityIdentifier: String? {
    get { extras.value?.accessibilityIdentifier }
    set { setExtra(newValue == nil) { $0.accessibilityIdentifier = newValue } }
  }

  /// The accessibility label.
  public var accessibilityLabel: String? {
    get { extras.value?.accessibilityLabel }
    set { setExtra(newValue == nil) { $0.accessibilityLabel = newValue } }
  }

  /// Sets one of what few views have, and keeps nothing for a view that has none of it.
  @inline(__always)
  private mutating func setExtra(_ isNone: Bool, _ set: (inout ViewExtras) -> Void) {
    if isNone, extras.isEmpty { return }
    var new = extras.value ?? ViewExtras()
    set(&new)
    extras.value = new.isEmpty ? nil : new
  }

  /// The origin of the bounds: the scroll offset of a scroll view.
  public var boundsOrigin: Known<ViewPoint> {
    @inline(__always) get { layer.values.boundsOrigin }
    set { layer.values.boundsOrigin = newValue }
  }

  /// The anchor point of the layer, as fractions of the bounds.
  public var anchorPoint: Known<ViewPoint> {
    get { layer.values.anchorPoint }
    set { layer.values.anchorPoint = newValue }
  }

  /// The transform.
  public var transform: Known<ViewTransform> {
    @inline(__always) get { layer.values.transform }
    set { layer.values.transform = newValue }
  }

  /// The size of a scroll view's content.
  public var contentSize: Known<ViewSize> {
    get { layer.values.contentSize }
    set { layer.values.contentSize = newValue }
  }

  /// The insets around a scroll view's content, including those for bars and the keyboard
  /// (`adjustedContentInset`).
  public var contentInset: Known<ContentInset> {
    get { layer.values.contentInset }
    set { layer.values.contentInset = newValue }
  }
}
