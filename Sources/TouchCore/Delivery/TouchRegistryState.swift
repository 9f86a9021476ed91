// SPDX-License-Identifier: Apache-2.0

/// Everything that the registry of touches remembers.
struct TouchRegistryState {
  // MARK: Fingers that are down

  /// The touches in the order in which they came down.
  var touches: [UITouch] = []
  /// The same touches for a look that lets go of none, and so need not retain them.
  var references: [Borrowed<UITouch>] = []
  /// The indices of the touches by their contacts, once there are more than a few.
  var places: [Int: Int] = [:]
  /// The index after that of the touch looked up last: sources mention fingers in the same order each time.
  var nextPlace = 0
  /// The event they are in; one from the first finger down to the last one up.
  var event: UIEvent?
  /// How many touches have begun.
  var count = 0
  /// Fingers whose touch was cancelled and that have not lifted yet; nobody gets what they do.
  var ignoredContacts: Set<Int> = []
  /// Whether any finger has done something in the present frame.
  var hasNews = false
  /// Whether any finger has lifted in the present frame, or was taken away, and may still be on the list.
  var hasEnds = false

  // MARK: Touches that are held back

  /// Touches whose fingers are up and whose views have not heard of it, because recognizers are undecided.
  var lifted: [UITouch] = []
  /// How many touches have been lifted so.
  var lifts = 0
  /// Those of them of which there is nothing more to tell.
  var settled: [UITouch] = []
  /// Touches that were held back from their views, and may not be any more.
  var releasable = Worklist<UITouch>()

  // MARK: What is kept so that it need not be made or looked up again

  /// The memory of the list of recognizers that the last touch had, for the next one.
  var spareList = ObjectQueue<UIGestureRecognizer>()
  /// Whether a touch is in a view that wants to be alone, and when that was looked up.
  var exclusiveLook: (moment: ExclusiveLook, found: Bool)?
  /// The touches by their views, and the number of the last one when they were put in order.
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
