// SPDX-License-Identifier: Apache-2.0

/// The path of one frame from the device to the application's reactions.
///
/// It is read from the traces of both processes: the router's, which `touchstone router --trace --json`
/// prints, and the application's.
public struct FrameJourney: Sendable, Hashable {
  /// A station of the path, and when the frame reached it.
  public struct Hop: Sendable, Hashable {
    /// The station: device, router, socket, port, queue, handled.
    public var station: String
    /// The seconds since the device reported the frame.
    public var seconds: Double
    /// What happened there.
    public var words: String
  }

  /// The number of the frame.
  public var frame: Int
  /// The contacts in the frame, with their phases if the router's trace contains them.
  public var contacts: [String]
  /// The numbers of the contacts.
  public var numbers: [Int]
  /// The stations, in order.
  public var hops: [Hop]
  /// The application's decisions, as lines of its trace without times.
  public var decisions: [String]
  /// When the device reported the frame, on the application's clock.
  var happened: Double = 0
}
