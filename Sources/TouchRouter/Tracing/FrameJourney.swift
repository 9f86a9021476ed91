// SPDX-License-Identifier: Apache-2.0

/// The way of one frame from the device to what the application did because of it.
///
/// It is read from the traces of both processes: that of the router, which `touchstone router --trace --json` prints, and
/// that of the application.
public struct FrameJourney: Sendable, Hashable {
  /// A station, and when the frame was there.
  public struct Hop: Sendable, Hashable {
    /// The station: device, router, socket, port, queue, handled.
    public var station: String
    /// The seconds since the frame happened on the device.
    public var seconds: Double
    /// What happened there.
    public var words: String
  }

  /// The number of the frame.
  public var frame: Int
  /// The contacts in the frame, with what they do if the router's trace says so.
  public var contacts: [String]
  /// The numbers of the contacts.
  public var numbers: [Int]
  /// The stations, in their order.
  public var hops: [Hop]
  /// What the application decided, as lines of its trace without their times.
  public var decisions: [String]
  /// When it happened, on the clock of the application.
  var happened: Double = 0
}
