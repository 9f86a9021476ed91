// SPDX-License-Identifier: Apache-2.0

/// What a connected page has got, so that it gets what it lacks, and nothing is queued for it.
nonisolated struct PageState {
  /// The messages that the page wants.
  struct Wishes {
    var picture = true
    var facts = true
    var log = true
    var hits = true
    var lanes = true
  }

  /// The number of the page.
  let number: Int
  var wishes = Wishes()
  /// Answers to questions, which wait until the page reads.
  var replies: [String] = []
  /// Whether the page asked more than it reads, and is to be dropped.
  var isLost = false
  /// The refusal that the page was told last and that counts until the mode changes.
  var told: (what: Refusal.Repetition, modes: Int)?

  /// What the message hello depends on.
  struct Greeting: Equatable {
    /// Changes whenever it is to be sent again.
    var number: Int
    var size: CGSize
    var isDark: Bool
  }

  // What the page has, by number; 0 or nil for nothing yet.
  var hello: Greeting?
  var scene = 0
  var file = 0
  var run = 0
  var picture = 0
  var hits = -1
  var lanes = -1
  var nextFact = 0
  var inputs = 0
  var nextInput = 0
  var status: String?
  /// The moment of the latest status.
  var moment: TimeInterval = 0
  /// The mode and the rate that the page knows.
  var (mode, rate): (LabMode?, Double) = (nil, 0)
  var statusTime = -TimeInterval.infinity
  var pictureTime = -TimeInterval.infinity
  /// When the page got the last of the lists that were due.
  var listTime = -TimeInterval.infinity
  /// Whether it gets lists that are due, one after the other.
  var isListing = false

  /// The number of the page's latest input.
  var input: Int?
  /// What is added to the page's clock to get the world's.
  var offset = TimeInterval.infinity

  /// How many answers wait at most.
  static let maximumReplies = 32

  init(number: Int) {
    self.number = number
  }

  mutating func reply(_ message: String) {
    guard replies.count < Self.maximumReplies else {
      isLost = true
      return
    }
    replies.append(message)
  }

  /// Forgets what the page has of a run, because another one is shown.
  mutating func begin(run number: Int) {
    (run, picture, hits, lanes, nextFact) = (number, 0, -1, -1, 0)
    (pictureTime, listTime, statusTime) = (-.infinity, -.infinity, -.infinity)
  }

  /// The time of the world at a time of the page's clock.
  ///
  /// A message takes some time to arrive. The shortest so far says how the clocks differ.
  mutating func world(_ time: TimeInterval, at now: TimeInterval) -> TimeInterval {
    if now - time < offset || now - (time + offset) > 1 { offset = now - time }
    return time + offset
  }
}
