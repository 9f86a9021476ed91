// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a source says about one view; each property is known or unknown.
///
/// In a new snapshot, only the class is known. Views are in the list of a ``ViewTree`` and refer to each other by
/// index. A file may contain hundreds of thousands of views, so they are small.
public struct ViewSnapshot: Sendable, Hashable {
  /// The class as in the source, including the module.
  public var className: String
  /// The UIKit class that the class is or inherits from, as far as the source says.
  public var baseClass: String?
  /// The address (`0x7fb2…`) or the object id (`8bC-Xf-vdC`) in the source.
  public var identifier: String?
  /// The visible text, title or placeholder.
  public var text: String?

  /// The frame, in the coordinate space of the tree; with a transform it is the bounding box of the view.
  public var frame: Known<CGRect> = .unknown
  /// The opacity.
  public var alpha: Known<Double> = .unknown
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
  /// How the view answers hit-testing; nil for a view that was read from a file.
  public var liveHit: LiveHit?
  /// Whether a control is enabled.
  public var isEnabled: Known<Bool> = .unknown
  /// The tag.
  public var tag: Known<Int> = .unknown
  /// The place of the parent, which lies where the tag leaves room; -1 for a root.
  private var parentNumber: Int32 = -1

  /// Whether the view has recognizers at all.
  public var hasRecognizers: Known<Bool> = .unknown
  /// The recognizers of the view.
  public var recognizers: Known<[RecognizerSnapshot]> = .unknown
  /// The actions that the control sends.
  public var actions: Known<[ActionSnapshot]> = .unknown
  /// Other attributes in the order of the source, for rules that know a format; `layer` is not included.
  public var attributes: [Attribute] = []

  /// The indices of the children, from the back to the front.
  public var children: [Int] = []
  private(set) var layer = LayerSnapshot()
  private(set) var ownBounds = Rare<CGRect>()
  private var accessibility = Rare<AccessibilityTexts>()
  private var file: String?
  private var line: Int32 = 0
  private var column: Int32 = 0

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
    self.baseClass = baseClass
    self.identifier = identifier
  }

  /// The accessibility identifier.
  public var accessibilityIdentifier: String? {
    get { accessibility.value?.identifier }
    set { setAccessibility(newValue, accessibilityLabel) }
  }

  /// The accessibility label.
  public var accessibilityLabel: String? {
    get { accessibility.value?.label }
    set { setAccessibility(accessibilityIdentifier, newValue) }
  }

  /// The label that Interface Builder's document outline shows for the view, if somebody gave it one.
  public var outlineLabel: String? {
    attribute("userLabel").flatMap { $0.isEmpty ? nil : $0 }
  }

  private mutating func setAccessibility(_ identifier: String?, _ label: String?) {
    accessibility.value =
      identifier == nil && label == nil ? nil : AccessibilityTexts(identifier: identifier, label: label)
  }

  /// The bounds; if only their origin is known, see ``boundsOrigin``.
  public var bounds: Known<CGRect> {
    @inline(__always) get { ownBounds.value.map { .known($0) } ?? .unknown }
    set { ownBounds.value = newValue.value }
  }

  /// The origin of the bounds: the scroll offset of a scroll view.
  public var boundsOrigin: Known<CGPoint> {
    @inline(__always) get { layer.values.boundsOrigin }
    set { layer.values.boundsOrigin = newValue }
  }

  /// The anchor point of the layer, as fractions of the bounds.
  public var anchorPoint: Known<CGPoint> {
    get { layer.values.anchorPoint }
    set { layer.values.anchorPoint = newValue }
  }

  /// The transform.
  public var transform: Known<ViewTransform> {
    @inline(__always) get { layer.values.transform }
    set { layer.values.transform = newValue }
  }

  /// The size of a scroll view's content.
  public var contentSize: Known<CGSize> {
    get { layer.values.contentSize }
    set { layer.values.contentSize = newValue }
  }

  /// The insets around a scroll view's content, including those for bars and the keyboard (`adjustedContentInset`).
  public var contentInset: Known<ContentInset> {
    get { layer.values.contentInset }
    set { layer.values.contentInset = newValue }
  }

  /// Sets what is known about a layer, and forgets everything else about it.
  mutating func setLayer(transform: Known<ViewTransform>, anchorPoint: Known<CGPoint>) {
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
    get { file.map { SourcePosition(file: $0, line: Int(line), column: Int(column)) } }
    set {
      file = newValue?.file
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
