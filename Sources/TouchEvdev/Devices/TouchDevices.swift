// SPDX-License-Identifier: Apache-2.0

#if Evdev
  internal import Foundation
  public import TouchFrames

  /// The event devices of a machine.
  public struct TouchDevices: Sendable {
    /// A device that touches.
    public struct Found: Sendable, Hashable {
      /// The path of its file.
      public var path: String
      /// What it says of itself.
      public var device: EvdevDevice
    }

    /// The folder of the event devices, as udev makes it.
    public static let folder = "/dev/input"

    /// The devices that touch, in the order of their numbers: touchscreens, touchpads and pens.
    public private(set) var found: [Found] = []
    /// The paths of event devices that the user may not read.
    public private(set) var forbidden: [String] = []

    /// Looks for devices.
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
        found.filter { $0.device.name == name }, name, else: "there is no device of that name that touches")
    }

    /// The only device that touches; touchscreens and tablets with a display come before all others.
    public func only() throws(DeviceFailure) -> Found {
      let direct = found.filter(\.device.isDirect)
      return try only(direct.isEmpty ? found : direct, "", else: "there is no device that touches")
    }

    private func only(_ found: [Found], _ name: String, else message: String) throws(DeviceFailure) -> Found {
      guard found.count < 2 else {
        throw DeviceFailure(
          .severalDevices, name, "\(found.count) devices come into question",
          advice: ["Name one by its path:"] + found.map { "  \($0.path)  \($0.device.name)" })
      }
      if let only = found.first { return only }
      guard forbidden.isEmpty else {
        throw DeviceFailure(
          .noPermission, name,
          "\(message) among those that you may read; \(forbidden.count) more may not be read",
          advice: DeviceFailure.permission)
      }
      throw DeviceFailure(.noDevice, name, message, advice: "Plug it in, or name another one.")
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
