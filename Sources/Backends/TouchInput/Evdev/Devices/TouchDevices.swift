// SPDX-License-Identifier: Apache-2.0

#if Evdev
  internal import Foundation
  public import TouchFrames

  /// The touch devices of a machine.
  public struct TouchDevices: Sendable {
    /// A touch device.
    public struct Found: Sendable, Hashable {
      /// The path of its file.
      public var path: String
      /// The description of the device.
      public var device: EvdevDevice
    }

    /// The folder of the event devices that udev creates.
    public static let folder = "/dev/input"

    /// Touchscreens, touchpads and pens, in the order of their numbers.
    public private(set) var found: [Found] = []
    /// The paths of event devices that the user has no permission to read.
    public private(set) var forbidden: [String] = []

    /// Finds the devices in a folder.
    public init(in folder: String = folder) {
      for path in Self.paths(in: folder) {
        do throws(DeviceFailure) {
          let device = try OpenedDevice(path).description
          if device.canTouch { found.append(Found(path: path, device: device)) }
        } catch {
          if error.reason == .noPermission { forbidden.append(path) }
        }
      }
    }

    /// The device with a name.
    public func named(_ name: String) throws(DeviceFailure) -> Found {
      try only(
        found.filter { $0.device.name == name }, name, else: "there is no touch device with this name")
    }

    /// The only touch device; touchscreens and tablets with a display take precedence over all others.
    public func only() throws(DeviceFailure) -> Found {
      let direct = found.filter(\.device.isDirect)
      return try only(direct.isEmpty ? found : direct, "", else: "there is no touch device")
    }

    private func only(_ found: [Found], _ name: String, else message: String) throws(DeviceFailure) -> Found {
      guard found.count < 2 else {
        throw DeviceFailure(
          .severalDevices, name, "\(found.count) devices match",
          advice: ["Specify one by its path:"] + found.map { "  \($0.path)  \($0.device.name)" })
      }
      if let only = found.first { return only }
      guard forbidden.isEmpty else {
        throw DeviceFailure(
          .noPermission, name,
          "\(message) that you have permission to read; \(forbidden.count) could not be checked",
          advice: DeviceFailure.permission)
      }
      throw DeviceFailure(.noDevice, name, message, advice: "Plug it in, or specify another one.")
    }

    /// The paths of the event devices, in the order of their numbers.
    private static func paths(in folder: String) -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let numbers = names.compactMap { name in
        name.hasPrefix("event") ? UInt(name.dropFirst("event".count)) : nil
      }
      return numbers.sorted().map { "\(folder)/event\($0)" }
    }
  }
#endif
