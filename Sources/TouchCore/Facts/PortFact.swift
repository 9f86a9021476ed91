// SPDX-License-Identifier: Apache-2.0

/// What comes to an application through a port: from a process that owns the touchscreen.
///
/// On iOS a touch comes to an application through a mach port. It wakes the run loop, which puts it into the queue of the
/// application; a second source of the run loop takes it out. Both hops are facts of their own. All times are of the
/// application's clock, in seconds, those of other processes too.
public nonisolated enum PortFact: Sendable, Hashable {
  /// The other process knows the application by a name. `zero` is the zero of the application's clock in nanoseconds of
  /// the system's monotonic clock, by which traces of several processes can be laid side by side.
  case connected(as: String, zero: Int)
  /// The application came to the front, or left it.
  case front(Bool)
  /// The port received a frame, which waits in the queue now.
  case received(frame: Int, contacts: [Int], Journey)
  /// The queue gave out a frame, which becomes an event now.
  case handled(frame: Int, waited: TimeInterval)
  /// Everything was taken away.
  case cancelled(because: String)
  /// The connection is gone or was refused.
  case lost(because: String)

  /// When a frame passed each station on its way.
  public nonisolated struct Journey: Sendable, Hashable {
    /// When it happened on the device.
    public var happened: TimeInterval
    /// When the other process had it.
    public var arrived: TimeInterval
    /// When the other process sent it.
    public var sent: TimeInterval
    /// When the port received it.
    public var received: TimeInterval

    /// Makes a journey of its times.
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
