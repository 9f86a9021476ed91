// SPDX-License-Identifier: Apache-2.0

#if os(Linux) && Evdev
  import TouchFrames

  /// A device opened by a `TouchDevice`, which may be unplugged and return, and whose contacts continue after
  /// dropped events.
  final class TouchDeviceSource: RouterSource {
    let name: String
    let canWait = false
    let hasEnded = false
    private let device: TouchDevice
    private var clock = SourceTime()
    private var lastRead: Int64?

    /// Opens a device; without a mapping, positions are in units of the device.
    init(path: String, mapping: DisplayMapping?) throws(RouterFailure) {
      name = "evdev:\(path)"
      do throws(DeviceFailure) {
        device = try TouchDevice(path: path) { _ in mapping }
      } catch {
        let advice = error.advice.joined(separator: " ")
        throw RouterFailure(.system, "\(path): \(error.message)", remedy: advice.isEmpty ? nil : advice)
      }
    }

    var descriptors: [Int32] { device.descriptors }

    var nextDue: Int64? {
      let interval = device.maximumWait.components
      return lastRead.map { $0 + interval.seconds * 1_000_000_000 + interval.attoseconds / 1_000_000_000 }
    }

    func start(at now: Int64) { if lastRead == nil { lastRead = now } }

    func read(at now: Int64) -> (frames: [DigitizerFrame], notes: [String]) {
      lastRead = now
      var frames: [DigitizerFrame] = []
      var notes: [String] = []
      for change in device.read() {
        switch change {
        case .frame(let frame): frames.append(frame)
        case .left: notes.append("\(name): the device was unplugged; reading resumes when it returns")
        case .returned(let device): notes.append("\(name): \(device.name) returned")
        }
      }
      clock.convert(&frames, arrived: now)
      return (frames, notes)
    }
  }
#endif
