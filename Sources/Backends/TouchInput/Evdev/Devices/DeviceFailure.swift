// SPDX-License-Identifier: Apache-2.0

#if Evdev
  internal import Glibc

  /// Why a device cannot be used, and what to do about it.
  public struct DeviceFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kinds of reasons.
    public enum Reason: Sendable, Hashable, CaseIterable {
      /// There is no device with the path or name, or none at all.
      case noDevice
      /// Several devices match.
      case severalDevices
      /// The user has no permission to read it.
      case noPermission
      /// It is not an event device.
      case noEventDevice
      /// It is an event device without touches, such as a keyboard, a switch or a mouse.
      case noTouch
      /// Another program has exclusive access.
      case grabbed
      /// It was unplugged.
      case gone
      /// The system refuses for another reason.
      case system
    }

    /// The kind of reason.
    public var reason: Reason
    /// The path or name of the device; empty if none was given.
    public var device: String
    /// What is wrong, without a final period.
    public var message: String
    /// What to do about it, one sentence per element.
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
          advice: "`touchstone record --devices` lists the touch devices.")
      case EACCES, EPERM: self.init(.noPermission, path, Self.forbidden, advice: Self.permission)
      case ENODEV, ENXIO:
        self.init(.gone, path, "the device was unplugged", advice: "Plug it in again.")
      default: self.init(.system, path, unsafe "it cannot be opened: \(String(cString: strerror(number)))")
      }
    }

    /// The failure for event devices that could not be checked for lack of permission.
    public init(mayNotRead paths: [String]) {
      let devices = paths.count == 1 ? paths[0] : "\(paths.count) devices, beginning with \(paths[0])"
      self.init(.noPermission, "", "you have no permission to read \(devices)", advice: Self.permission)
    }

    static let forbidden = "you have no permission to read it"
    static let permission =
      "Join the group input (sudo usermod -aG input $USER, then log in again), or run the command as root."
  }
#endif
