// SPDX-License-Identifier: Apache-2.0

extension [UITouch] {
  /// Whether all touches are in the same window; false without touches.
  var haveOneWindow: Bool {
    guard let window = first?.state.windowReference else { return false }
    return !any { $0.state.windowReference != window }
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
