// SPDX-License-Identifier: Apache-2.0

#if Evdev
  internal import CEvdev
  internal import Glibc
  internal import TouchFrames

  /// An open event device: libevdev reads it, and a decoder makes frames.
  final class DeviceFile {
    /// What one reading found.
    enum Reading {
      /// Nothing more is to be read now.
      case drained
      /// There may be more.
      case more
      /// The device is gone, or cannot be read any more.
      case gone
    }

    /// The most events of a reading, so that a device that never rests keeps nobody from anything else.
    private static let eventLimit = 1024

    let path: String
    /// What the device says of itself.
    let device: EvdevDevice
    /// Which file it is.
    let identity: FileMark?
    private let opened: OpenedDevice
    private let clock: clockid_t
    private var decoder: EvdevDecoder

    /// Opens a device.
    ///
    /// What touches already is nobody's until it lifts.
    init(
      _ path: String, grabs: Bool, mapping: (EvdevDevice) -> DisplayMapping?
    ) throws(DeviceFailure) {
      let opened = try OpenedDevice(path)
      let device = opened.description
      guard device.canTouch else {
        throw DeviceFailure(
          .noTouch, path, "\(device.name.isEmpty ? "it" : device.name) is no touchscreen, touchpad or pen",
          advice: "`touchstone record --devices` lists those that touch.")
      }
      if grabs { try opened.grab() }
      clock = libevdev_set_clock_id(opened.handle, CLOCK_MONOTONIC) == 0 ? CLOCK_MONOTONIC : CLOCK_REALTIME
      decoder = EvdevDecoder(device: device, mapping: mapping(device))
      decoder.recovery = .waitForState
      decoder.begin(with: opened.state(of: device))
      identity = FileMark(ofDescriptor: opened.descriptor)
      self.opened = opened
      self.path = path
      self.device = device
    }

    /// The open file, which becomes readable when the device has something to tell.
    var descriptor: Int32 { opened.descriptor }

    /// What could not be taken as it was.
    var irregularities: EvdevIrregularities { decoder.irregularities }

    /// Reads what there is, without waiting, and appends the frames.
    func read(into frames: inout [DigitizerFrame]) -> Reading {
      for _ in 0..<Self.eventLimit {
        var event = input_event()
        let status = libevdev_next_event(opened.handle, LIBEVDEV_READ_FLAG_NORMAL.rawValue, &event)
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

    /// Reads the state of the device anew, after the kernel dropped events, which libevdev does and tells as events.
    ///
    /// The decoder takes the state and not these events, which say of a contact that is lost that it lifted.
    private func synchronize(after dropped: input_event) -> DigitizerFrame? {
      var time = EvdevEvent(dropped)?.nanoseconds ?? 0
      if let event = EvdevEvent(dropped) { _ = decoder.take(event) }
      var event = input_event()
      while libevdev_next_event(opened.handle, LIBEVDEV_READ_FLAG_SYNC.rawValue, &event)
        == Int32(LIBEVDEV_READ_STATUS_SYNC.rawValue)
      {
        time = max(time, EvdevEvent(event)?.nanoseconds ?? time)
      }
      return decoder.resynchronize(with: opened.state(of: device), at: time)
    }

    /// Cancels everything in range, because the device went.
    func cancelAll() -> DigitizerFrame? {
      var now = timespec()
      clock_gettime(clock, &now)
      return decoder.cancelAll(at: Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec))
    }
  }
#endif
