// SPDX-License-Identifier: Apache-2.0

/// How long frames took from one station to the next between a device and an application, as a page.
///
/// Each frame has a lane, in which the length of each part shows its duration. Below the lanes are the
/// numbers, and what the application decided because of each frame. The page is one file without scripts and
/// loads nothing. The same frames give the same bytes.
public nonisolated struct JourneyReport: Sendable {
  /// A station, and when a frame passed it.
  public struct Stop: Sendable, Hashable {
    /// The name of the station, which is the same in every frame.
    public var station: String
    /// The seconds since the frame happened.
    public var seconds: Double
    /// A description of what happened there.
    public var words: String

    /// Creates a stop.
    public init(station: String, seconds: Double, words: String) {
      self.station = station
      self.seconds = seconds
      self.words = words
    }
  }

  /// The journey of one frame.
  public struct Journey: Sendable, Hashable {
    /// The title of the frame.
    public var title: String
    /// The stations it passed, in order; it happened at the first one.
    public var stops: [Stop]
    /// What the application decided because of it, one line each.
    public var decisions: [String]

    /// Creates the journey of a frame.
    public init(title: String, stops: [Stop], decisions: [String]) {
      self.title = title
      self.stops = stops
      self.decisions = decisions
    }

    /// The seconds from the first station to the last one.
    var length: Double { stops.map(\.seconds).filter(\.isFinite).max() ?? 0 }
  }

  /// The title of the page.
  public var title: String
  /// The frames, in order.
  public var journeys: [Journey]

  /// Creates a report.
  public init(title: String, journeys: [Journey]) {
    self.title = title
    self.journeys = journeys
  }

  /// The page as HTML.
  public var html: String { JourneyPage(self).text }
}
