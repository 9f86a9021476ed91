// SPDX-License-Identifier: Apache-2.0

/// How long frames took from one station to the next on their way from a device to an application, as a page.
///
/// Each frame has a lane, in which each part of its way has the length of its time. Below the lanes are the times in
/// numbers, and what the application decided because of each frame. The page is one file without scripts; it loads
/// nothing. The same frames give the same bytes.
public nonisolated struct JourneyReport: Sendable {
  /// A station, and when a frame was there.
  public struct Stop: Sendable, Hashable {
    /// What the station is called; the same station has the same name in every frame.
    public var station: String
    /// The seconds since the frame happened.
    public var seconds: Double
    /// What happened there.
    public var words: String

    /// Makes a stop.
    public init(station: String, seconds: Double, words: String) {
      self.station = station
      self.seconds = seconds
      self.words = words
    }
  }

  /// The way of one frame.
  public struct Journey: Sendable, Hashable {
    /// What the frame is called.
    public var title: String
    /// The stations it passed, in their order; the first one is where it happened.
    public var stops: [Stop]
    /// What the application decided because of it, a line each.
    public var decisions: [String]

    /// Makes the way of a frame.
    public init(title: String, stops: [Stop], decisions: [String]) {
      self.title = title
      self.stops = stops
      self.decisions = decisions
    }

    /// The seconds from the first station to the last one.
    var length: Double { stops.map(\.seconds).filter(\.isFinite).max() ?? 0 }
  }

  /// What the page is called.
  public var title: String
  /// The frames, in their order.
  public var journeys: [Journey]

  /// Makes a report.
  public init(title: String, journeys: [Journey]) {
    self.title = title
    self.journeys = journeys
  }

  /// The page.
  public var html: String { JourneyPage(self).text }
}
