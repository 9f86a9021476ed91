// SPDX-License-Identifier: Apache-2.0

/// Everything that the registry of touches remembers.
struct TouchRegistryState {
  // MARK: Fingers that are down

  /// The touches in the order in which they came down.
  var touches: [UITouch] = []
  /// The same touches for loops that release none, and so need not retain them.
  var references: [Borrowed<UITouch>] = []
  /// The indices of the touches by their contacts, once there are more than a few.
  var indices: [Int: Int] = [:]
  /// The index after that of the touch looked up last: sources mention fingers in the same order each time.
  var nextIndex = 0
  /// The event they are in; one from the first finger down to the last one up.
  var event: UIEvent?
  /// How many touches have begun.
  var count = 0
  /// Fingers whose touch was cancelled and that have not lifted yet; what they do is ignored.
  var ignoredContacts: Set<Int> = []
  /// Whether any finger has changed in the present frame.
  var hasNews = false
  /// Whether any finger has lifted in the present frame, or was cancelled, and may still be on the list.
  var hasEnds = false

  // MARK: Touches that are held back

  /// Touches whose fingers are up and whose ends are held back, because recognizers are undecided.
  var lifted: [UITouch] = []
  /// How many touches have been on that list.
  var lifts = 0
  /// Those of them whose views get nothing more.
  var settled: [UITouch] = []
  /// Touches that may no longer be held back from their views.
  var releasable = Worklist<UITouch>()

  // MARK: Caches

  /// The memory of the list of recognizers that the last touch had, for the next one.
  var spareList = ObjectQueue<UIGestureRecognizer>()
  /// Whether a touch is in an exclusive view, and when that was checked.
  var exclusiveLook: (moment: ExclusiveLook, found: Bool)?
  /// The touches by their views, and the number of the last touch at that time.
  var viewLook: (last: Int, touches: [ObjectIdentifier: [UITouch]])?
}

extension TouchRegistryState: @preconcurrency CustomStringConvertible {
  var description: String {
    var lines = [
      "\(touches.count) down, \(lifted.count) lifted with an end that is held, \(ignoredContacts.count) ignored"
    ]
    for touch in touches + lifted { lines.append("  \(touch.state)") }
    return lines.joined(separator: "\n")
  }
}
