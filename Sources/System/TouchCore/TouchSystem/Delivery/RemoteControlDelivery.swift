// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A command of a headset or remote.
public nonisolated struct RemoteControlFrame: Sendable, Hashable {
  /// When it came, in seconds on the clock of the application.
  public var timestamp: TimeInterval
  /// Which command it is: one of the subtypes whose names begin with `remoteControl`.
  public var command: UIEvent.EventSubtype

  /// Makes a frame.
  public init(timestamp: TimeInterval, _ command: UIEvent.EventSubtype) {
    self.timestamp = timestamp
    self.command = command
  }
}

extension UIApplication {
  /// Dispatches a command of a remote, or queues it while an event is being dispatched.
  ///
  /// A command goes to the first responder of the key window, else to the window, else to the application. It
  /// does so in the background, too.
  public func handle(_ frame: RemoteControlFrame) { receive(frame) }
}

extension RemoteControlFrame: QueuedInput {
  func dispatch(in application: UIApplication, at time: TimeInterval) {
    guard command.rawValue >= UIEvent.EventSubtype.remoteControlPlay.rawValue else {
      return application.report(
        .event(.dropped(.remoteControl, because: "\(command) is no command of a remote")))
    }
    let event = UIEvent(type: .remoteControl, subtype: command, timestamp: time)
    event.uptime = application.uptimeAtStart
    application.sendEvent(event)
  }
}
