// SPDX-License-Identifier: Apache-2.0

#if Evdev
  internal import Glibc

  /// Why a device cannot be used, and what to do about it.
  public struct DeviceFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kinds of reasons.
    public enum Reason: Sendable, Hashable, CaseIterable {
      /// There is none of that path or name, or none at all.
      case noDevice
      /// Several devices come into question.
      case severalDevices
      /// The user may not read it.
      case noPermission
      /// It is no event device.
      case noEventDevice
      /// It is an event device that nothing touches: a keyboard, a switch, a mouse.
      case noTouch
      /// Another program has taken it for itself.
      case grabbed
      /// It went away.
      case gone
      /// The system refuses for another reason.
      case system
    }

    /// The kind of reason.
    public var reason: Reason
    /// The path or the name of the device; empty if none was given.
    public var device: String
    /// What is wrong, without a full stop.
    public var message: String
    /// What to do about it, one sentence each.
    public var advice: [String]

    /// What is wrong, where, and what to do about it.
    public var description: String {
      ((device.isEmpty ? message : "\(device): \(message)") + (advice.isEmpty ? "" : ". "))
        + advice.joined(separator: " ")
    }

    init(_ reason: Reason, _ device: String, _ message: String, advice: String...) {
      self.init(reason, device, message, advice: advice)
    }

    init(_ reason: Reason, _ device: String, _ message: String, advice: [String]) {
      self.reason = reason
      self.device = device
      self.message = message
      self.advice = advice
    }

    /// Why the file of a device cannot be opened.
    init(opening path: String, _ number: Int32) {
      switch number {
      case ENOENT, ENOTDIR:
        self.init(
          .noDevice, path, "there is no such device",
          advice: "`touchstone record --devices` lists those that touch.")
      case EACCES, EPERM: self.init(.noPermission, path, Self.forbidden, advice: Self.permission)
      case ENODEV, ENXIO:
        self.init(.gone, path, "the device is gone", advice: "Plug it in again.")
      default: self.init(.system, path, "it cannot be opened: \(String(cString: strerror(number)))")
      }
    }

    /// What is said of devices that were looked at and may not be read.
    public init(mayNotRead paths: [String]) {
      let devices = paths.count == 1 ? paths[0] : "\(paths.count) devices, from \(paths[0]) on,"
      self.init(.noPermission, "", "\(devices) may not be read by you", advice: Self.permission)
    }

    static let forbidden = "you may not read it"
    static let permission =
      "Become a member of the group input (sudo usermod -aG input $USER, then log in again), or run it as root."
  }
#endif
