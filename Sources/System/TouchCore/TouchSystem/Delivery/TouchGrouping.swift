// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// How often `isExclusiveTouch` of any view was set.
  static var exclusiveChanges = 0
}

extension [UITouch] {
  /// Whether all touches, of which there is at least one, are in the same view and in `window`.
  func haveOneView(in window: UIWindow) -> Bool {
    guard let first = self.first, let view = first.state.viewReference else { return false }
    return !any { $0.state.viewReference != view || $0.storedWindow !== window }
  }

  /// Whether all touches are in the same window; false without touches.
  var haveOneWindow: Bool {
    guard let window = first?.state.windowReference else { return false }
    return !any { $0.state.windowReference != window }
  }

  /// The touches by their views, in the order of the first touch of each in `window`; views without one are
  /// left out.
  ///
  /// A touch keeps its view and its window, so the groups stay valid whatever callbacks do.
  func byView(in window: UIWindow) -> [[UITouch]] {
    var groups: [[UITouch]] = []
    var indices: [ObjectIdentifier: Int] = [:]
    each { touch in
      guard touch.isIn(window), let view = touch.storedView else { return }
      guard indices[ObjectIdentifier(view)] == nil else { return }
      indices[ObjectIdentifier(view)] = groups.count
      groups.append([])
    }
    each { touch in
      guard let view = touch.storedView, let index = indices[ObjectIdentifier(view)] else { return }
      groups[index].append(touch)
    }
    return groups
  }

  /// The touches by their views, in the order of the first touch of each.
  var byView: [[UITouch]] { grouped { $0.storedView.map { ObjectIdentifier($0) } } }

  /// The touches by their windows, in the order of the first touch of each.
  var byWindow: [[UITouch]] { grouped { $0.storedWindow.map { ObjectIdentifier($0) } } }

  private func grouped(_ key: (UITouch) -> ObjectIdentifier?) -> [[UITouch]] {
    var groups: [[UITouch]] = []
    var indices: [ObjectIdentifier: Int] = [:]
    each { touch in
      guard let key = key(touch) else { return }
      if let index = indices[key] {
        groups[index].append(touch)
      } else {
        indices[key] = groups.count
        groups.append([touch])
      }
    }
    return groups
  }
}

/// Touches that are delivered to a view in one call; usually one, whose set is ready.
struct TouchGroup {
  /// A touch that is delivered late, and its phase by now.
  typealias Late = (touch: UITouch, phase: UITouch.Phase)

  /// The touches; nil if there are none.
  private(set) var set: Set<UITouch>?
  /// Those of them that have gone on to another phase.
  private(set) var late: [Late] = []

  /// Whether no touch was left out so far, and then how many were added, of which ``set`` has the first.
  private var (isWhole, count) = (true, 0)

  /// Adds the next touch of a list, where ``leaveOut(of:)`` is called for those that are not added.
  ///
  /// Mostly the whole list is delivered, whose set is ready.
  mutating func addNext(_ touch: UITouch, in phase: UITouch.Phase) {
    guard isWhole, count > 0 else {
      count += 1
      return add(touch, in: phase)
    }
    if touch.storedPhase != phase { late.append((touch, touch.storedPhase)) }
    count += 1
  }

  /// Notes that a touch of the list is not delivered.
  mutating func leaveOut(of touches: [UITouch]) {
    guard isWhole else { return }
    isWhole = false
    if count > 1 { set = Set(touches[..<count]) }
  }

  /// Completes ``set`` after the last touch of the list.
  mutating func finish(_ touches: [UITouch], of event: UIEvent) {
    guard isWhole, count > 1 else { return }
    set = count == event.touches.count ? event.setOfTouches : Set(touches)
  }

  /// Adds a touch that is delivered in `phase`.
  mutating func add(_ touch: UITouch, in phase: UITouch.Phase) {
    if touch.storedPhase != phase { late.append((touch, touch.storedPhase)) }
    if set == nil {
      set = touch.state.registration.singletonSet
    } else {
      set?.insert(touch)
    }
  }
}

/// The numbers above which an index is cheaper than a loop over all.
///
/// Both ways give the same results in the same order.
package nonisolated enum Crowd {
  /// The fingers that are down, or in an event.
  package static var fingers: Int { size(8) }
  /// The taps that another one may follow.
  package static var taps: Int { size(16) }
  /// The targets of a recognizer, or of a control.
  package static var targets: Int { size(16) }
  /// The gestures that go on, when code looks for those below one view.
  package static var gesturesBelow: Int { size(16) }
  /// The gestures that go on, and the recognizers of a touch.
  package static var gestures: Int { size(128) }

  @inline(__always)
  private static func size(_ count: Int) -> Int { isEverything ? 0 : count }

  #if DEBUG
    /// Whether any number is a crowd, so that random runs with few of everything use the indices.
    @TaskLocal package static var isEverything = false
  #else
    private static var isEverything: Bool { false }
  #endif
}
