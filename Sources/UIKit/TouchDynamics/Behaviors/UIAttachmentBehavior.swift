// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchGraphics

/// Connects an item with a point or with another item, by a rod or, with a frequency, by a spring.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What the item is connected with.
  public nonisolated enum AttachmentType: Int, Sendable, Hashable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  /// The one or two items.
  public final let items: [any UIDynamicItem]
  /// What the item is connected with.
  public final let attachedBehaviorType: AttachmentType
  /// The point that the item is connected with; a finger moves it.
  open var anchorPoint: CGPoint { didSet { if anchorPoint != oldValue { changed() } } }
  /// The length of the rod, or of the spring at rest: at first the distance that there is.
  open var length: CGFloat { didSet { changed() } }
  /// How much the swinging of the spring is damped; 0 by default, and 1 swings no more.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// How often a second the spring swings; 0 for a rod.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  private final let offsets: (UIOffset, UIOffset)
  /// Where the anchor was at the end of the last frame.
  private final var lastAnchor: CGPoint

  /// Connects the center of an item with a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Connects a point of an item with a point.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    items = [item]
    offsets = (offset, .zero)
    attachedBehaviorType = .anchor
    (anchorPoint, lastAnchor) = (point, point)
    length = CGFloat((Self.end(of: item, offset) - Vector(point)).length)
    super.init()
  }

  /// Connects the centers of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Connects points of two items.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    offsets = (offset1, offset2)
    attachedBehaviorType = .items
    (anchorPoint, lastAnchor) = (.zero, .zero)
    length = CGFloat((Self.end(of: item1, offset1) - Self.end(of: item2, offset2)).length)
    super.init()
  }

  private static func end(of item: any UIDynamicItem, _ offset: UIOffset) -> Vector {
    let transform = item.transform
    return Vector(item.center) + Vector(offset).rotated(by: Double(atan2(transform.b, transform.a)))
  }

  override var movedItems: [any UIDynamicItem] { items }
  override var isPending: Bool { attachedBehaviorType == .anchor && lastAnchor != anchorPoint }

  override func act(in world: World) {
    guard let first = world.body(of: items[0]) else { return }
    let second = items.count > 1 ? world.body(of: items[1]) : nil
    world.links.append(
      Link(
        first: first, firstOffset: Vector(offsets.0), second: second, secondOffset: Vector(offsets.1),
        anchor: (Vector(lastAnchor), Vector(anchorPoint)), length: Double(length),
        frequency: Double(frequency),
        damping: Double(damping)))
    lastAnchor = anchorPoint
  }
}
