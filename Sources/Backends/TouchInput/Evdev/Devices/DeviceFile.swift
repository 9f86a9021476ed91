// SPDX-License-Identifier: Apache-2.0

#if Evdev
  internal import CEvdev
  internal import Glibc
  internal import TouchFrames

  /// An open event device, which libevdev reads and a decoder converts to frames.
  final class DeviceFile {
    /// The result of reading.
    enum Reading {
      /// All available events were read.
      case drained
      /// There may be more events.
      case more
      /// The device was unplugged or can no longer be read.
      case gone
    }

    /// The maximum number of events read at a time, so that a device that never rests does not block its
    /// reader.
    private static let eventLimit = 1024

    let path: String
    /// The description of the device.
    let device: EvdevDevice
    /// The identity of the file.
    let identity: FileMark?
    private let opened: OpenedDevice
    private let clock: clockid_t
    private var decoder: EvdevDecoder

    /// Opens a device.
    ///
    /// Contacts that already touch are ignored until they lift.
    init(
      _ path: String, grabs: Bool, mapping: (EvdevDevice) -> DisplayMapping?
    ) throws(DeviceFailure) {
      let opened = try OpenedDevice(path)
      let device = opened.description
      guard device.canTouch else {
        throw DeviceFailure(
          .noTouch, path, "\(device.name.isEmpty ? "it" : device.name) is not a touchscreen, touchpad or pen",
          advice: "`touchstone record --devices` lists the touch devices.")
      }
      if grabs { try opened.grab() }
      clock =
        unsafe libevdev_set_clock_id(opened.handle, CLOCK_MONOTONIC) == 0 ? CLOCK_MONOTONIC : CLOCK_REALTIME
      decoder = EvdevDecoder(device: device, mapping: mapping(device))
      decoder.recovery = .waitForState
      decoder.begin(with: opened.state(of: device))
      identity = FileMark(ofDescriptor: opened.descriptor)
      self.opened = opened
      self.path = path
      self.device = device
    }

    /// Becomes readable when the device has events.
    var descriptor: Int32 { opened.descriptor }

    /// The irregularities found so far.
    var irregularities: EvdevIrregularities { decoder.irregularities }

    /// Reads the available events without waiting, and appends the frames.
    func read(into frames: inout [DigitizerFrame]) -> Reading {
      for _ in 0..<Self.eventLimit {
        var event = input_event()
        let status = unsafe libevdev_next_event(opened.handle, LIBEVDEV_READ_FLAG_NORMAL.rawValue, &event)
        switch status {
        case Int32(LIBEVDEV_READ_STATUS_SUCCESS.rawValue):
          if let event = EvdevEvent(event), let frame = decoder.take(event) { frames.append(frame) }
        case Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue):
          if let frame = synchronize(after: event) { frames.append(frame) }
        case -EAGAIN: return .drained
        case -EINTR: break
        default: return .gone
        }
      }
      return .more
    }

    /// Resynchronizes with the device after the kernel dropped events: libevdev reads its state and reports
    /// it as events.
    ///
    /// The decoder uses the state instead of these events, which report a lost contact as lifted.
    private func synchronize(after dropped: input_event) -> DigitizerFrame? {
      var time = EvdevEvent(dropped)?.nanoseconds ?? 0
      if let event = EvdevEvent(dropped) { _ = decoder.take(event) }
      var event = input_event()
      while unsafe libevdev_next_event(opened.handle, LIBEVDEV_READ_FLAG_SYNC.rawValue, &event)
        == Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue)
      {
        time = max(time, EvdevEvent(event)?.nanoseconds ?? time)
      }
      return decoder.resynchronize(with: opened.state(of: device), at: time)
    }

    /// Cancels everything in range when the device was unplugged.
    func cancelAll() -> DigitizerFrame? {
      var now = timespec()
      unsafe clock_gettime(clock, &now)
      return decoder.cancelAll(at: Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec))
    }
  }
#endif
