// SPDX-License-Identifier: Apache-2.0

/// What an application receives through a port from the process that owns the touchscreen.
///
/// On iOS, a touch reaches an application through a Mach port. It wakes the run loop, which adds it to the
/// application's queue; a second run-loop source removes it from there. Both steps have their own facts. All
/// times, including those of other processes, are in seconds of the application's clock.
public nonisolated enum PortFact: Sendable, Hashable {
  /// The other process has registered the application under a name. `zero` is time 0 of the application's
  /// clock in nanoseconds of the system's monotonic clock, with which traces of several processes can be
  /// aligned.
  case connected(as: String, zero: Int)
  /// The application came to the front or left it.
  case front(Bool)
  /// The port received a frame, which is now in the queue.
  case received(frame: Int, contacts: [Int], Journey)
  /// A frame was removed from the queue and becomes an event.
  case handled(frame: Int, waited: TimeInterval)
  /// All touches were cancelled.
  case cancelled(because: String)
  /// The connection was lost or refused.
  case lost(because: String)

  /// The times at which a frame passed each station.
  public nonisolated struct Journey: Sendable, Hashable {
    /// The time on the device.
    public var happened: TimeInterval
    /// The time at which the other process received it.
    public var arrived: TimeInterval
    /// The time at which the other process sent it.
    public var sent: TimeInterval
    /// The time at which the port received it.
    public var received: TimeInterval

    /// Creates a journey from its times.
    public init(
      happened: TimeInterval, arrived: TimeInterval, sent: TimeInterval, received: TimeInterval
    ) {
      self.happened = happened
      self.arrived = arrived
      self.sent = sent
      self.received = received
    }
  }
}
