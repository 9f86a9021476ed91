// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import TouchCore

/// Moves items as its behaviors say, frame by frame on the application's clock, until everything rests.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates the items have.
  public final private(set) weak var referenceView: UIView?
  /// The behaviors, in the order in which they were added.
  public final private(set) var behaviors: [UIDynamicBehavior] = []
  /// Hears when the animator pauses and goes on.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The numbers of the solver.
  public final var tuning = DynamicsTuning()
  private final var bodies: [Body] = []
  private final var lastNumber = 0
  private final var timer: EventTimer?
  private final var frames = 0
  private final var rest = 0.0
  private final weak var application: UIApplication?
  private static let rate = 60.0

  /// Creates an animator for subviews of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator for items without a view.
  public override init() {
    super.init()
  }

  isolated deinit { timer?.cancel() }

  /// Whether the animator moves its items.
  open var isRunning: Bool { timer != nil }

  /// How long the animator has moved items, in seconds.
  open var elapsedTime: TimeInterval { TimeInterval(frames) / Self.rate }

  /// Adds a behavior, which begins to act.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent == nil || behavior.dynamicAnimator === self else {
      return Misuse.report(
        "addBehavior(_:): \(type(of: behavior)) is a child of another behavior; remove it there first.")
    }
    guard behavior.dynamicAnimator == nil else {
      if behavior.dynamicAnimator === self { return }
      return Misuse.report(
        "addBehavior(_:): \(type(of: behavior)) belongs to another animator; remove it there first.")
    }
    behavior.tell(self)
    behavior.owner = self
    behaviors.append(behavior)
    resume()
  }

  /// Removes a behavior; what it has begun goes on if another behavior has the same items.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.tell(nil)
    behaviors.remove(at: index)
    behavior.owner = nil
    resume()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    for behavior in behaviors.reversed() { removeBehavior(behavior) }
  }

  /// The items whose frames intersect a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    collect()
    return bodies.map(\.item).filter { item in
      let (size, center) = (item.bounds.size, item.center)
      let frame = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      return frame.overlap(with: rect) != nil
    }
  }

  /// Reads where an item is, after code has moved it; the item loses its velocity.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    body(of: item)?.read()
    resume()
  }

  /// The body of an item.
  final func body(of item: any UIDynamicItem) -> Body? { bodies.first { $0.item === item } }

  /// The behaviors with all that they consist of, each before its children.
  private final var all: [UIDynamicBehavior] {
    var found: [UIDynamicBehavior] = []
    var waiting = Array(behaviors.reversed())
    while let next = waiting.popLast() {
      found.append(next)
      waiting += next.childBehaviors.reversed()
    }
    return found
  }

  /// Makes bodies of new items, and forgets those that no behavior has.
  private final func collect() {
    var known: [ObjectIdentifier: Body] = [:]
    for body in bodies { known[ObjectIdentifier(body.item)] = body }
    var (seen, kept): (Set<ObjectIdentifier>, [Body]) = ([], [])
    for item in all.flatMap(\.movedItems) where seen.insert(ObjectIdentifier(item)).inserted {
      if let body = known[ObjectIdentifier(item)] {
        kept.append(body)
      } else {
        lastNumber += 1
        kept.append(Body(item, number: lastNumber))
      }
    }
    bodies = kept
  }

  // MARK: Frames

  /// Goes on, if there is something to move.
  final func resume() {
    rest = 0
    guard timer == nil, !behaviors.isEmpty else { return }
    let application = referenceView?.window?.application ?? UIApplication.shared
    self.application = application
    collect()
    schedule(application)
    delegate?.dynamicAnimatorWillResume(self)
  }

  private final func schedule(_ application: UIApplication) {
    // The next whole frame of the clock.
    let frame = (application.clock.now * Self.rate + 1e-6).rounded(.down) + 1
    timer = application.timers.schedule(at: frame / Self.rate, "dynamics") { [weak self] in self?.step() }
  }

  private final func step() {
    guard let application else { return }
    timer = nil
    schedule(application)
    frames += 1
    collect()
    let all = all
    move(all)
    for case let collision as UICollisionBehavior in all { collision.report() }
    for behavior in all { behavior.action?() }
    let isQuiet =
      bodies.allSatisfy { $0.velocity.length < tuning.restSpeed && abs($0.spin) < tuning.restSpin }
      && !self.all.contains(where: \.isPending)
    rest = isQuiet ? rest + 1 / Self.rate : 0
    if behaviors.isEmpty || rest >= tuning.restDuration { pause() }
  }

  private final func move(_ all: [UIDynamicBehavior]) {
    let usual = ItemSurface(tuning)
    for body in bodies {
      body.surface = usual
      body.prepare()
    }
    let world = World(bodies, bounds: referenceView?.bounds, duration: 1 / Self.rate, tuning)
    // What items are made of comes first, and snaps before the gravity that they keep away.
    let (made, acting) = (
      all.filter { $0 is UIDynamicItemBehavior }, all.filter { !($0 is UIDynamicItemBehavior) }
    )
    for behavior in made { behavior.act(in: world) }
    for body in bodies { body.weigh() }
    for behavior in acting { behavior.act(in: world) }
    world.run()
    for body in bodies { body.write() }
  }

  private final func pause() {
    timer?.cancel()
    timer = nil
    rest = 0
    for body in bodies { (body.velocity, body.spin) = (.zero, 0) }
    delegate?.dynamicAnimatorDidPause(self)
  }
}

/// Hears when an animator pauses and goes on.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// The animator is about to move its items.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Everything rests.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing unless implemented.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing unless implemented.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
