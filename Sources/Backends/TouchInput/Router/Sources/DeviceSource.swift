// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  internal import CEpoll
  import TouchFrames

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// The events of a device, read from its file without libevdev.
  ///
  /// The file may also be a named pipe with the bytes of events. After dropped events all contacts are
  /// cancelled, and those still down are ignored until they come down again. When the device is unplugged,
  /// the source ends. With the trait `Evdev`, devices are opened as a `TouchDeviceSource`, which handles both
  /// cases better.
  final class DeviceSource: RouterSource {
    let name: String
    /// The description of the device.
    let device: EvdevDevice
    private let input: Int32
    private var reader = EvdevByteReader()
    private var decoder: EvdevDecoder
    private var clock = SourceTime()
    private(set) var hasEnded = false

    /// Opens a device; without a mapping, positions are in units of the device.
    init(path: String, mapping: DisplayMapping?) throws(RouterFailure) {
      name = "evdev:\(path)"
      input = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard input >= 0 else {
        let reason = errno
        let advice =
          reason == EACCES
          ? "Give your user permission to read it, for example by joining the group input."
          : "See /proc/bus/input/devices for the devices of this machine."
        throw RouterFailure(
          .system, "\(path) cannot be opened: \(RouterFailure.systemMessage(reason))", remedy: advice)
      }
      if let failure = Self.failure(of: input, path) {
        _ = systemClose(input)
        throw failure
      }
      device = EvdevDevice(querying: input)
      decoder = EvdevDecoder(device: device, mapping: mapping)
    }

    deinit { _ = systemClose(input) }

    /// Whether a path leads to a named pipe.
    static func isPipe(_ path: String) -> Bool {
      var found = cepoll_file()
      return unsafe cepoll_describe(path, 1, &found) == 0 && found.mode & S_IFMT == S_IFIFO
    }

    /// Why an open file cannot provide events; nil if it may.
    private static func failure(of input: Int32, _ path: String) -> RouterFailure? {
      var found = cepoll_file()
      guard unsafe cepoll_describe_open(input, &found) == 0 else {
        return RouterFailure(.system, "\(path) cannot be read: \(RouterFailure.systemMessage(errno))")
      }
      switch found.mode & S_IFMT {
      case S_IFIFO: return nil
      case S_IFCHR where EvdevDevice.isEventDevice(input): return nil
      case S_IFCHR:
        return RouterFailure(
          .usage, "\(path) is not an event device", remedy: "Specify one such as evdev:/dev/input/event0.")
      case S_IFREG:
        return RouterFailure(
          .usage, "\(path) is a regular file, not a device",
          remedy: "Play a recording with --source play:\(path).")
      default:
        return RouterFailure(
          .usage, "\(path) is not a device", remedy: "Specify one such as evdev:/dev/input/event0.")
      }
    }

    var descriptors: [Int32] { hasEnded ? [] : [input] }
    var canWait: Bool { false }
    var nextDue: Int64? { nil }
    func start(at now: Int64) {}

    func read(at now: Int64) -> (frames: [DigitizerFrame], notes: [String]) {
      guard !hasEnded else { return ([], []) }
      var buffer = [UInt8](repeating: 0, count: 24 * 256)
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe systemRead(input, $0) }
      guard count > 0 else {
        guard count == 0 || errno != EAGAIN && errno != EINTR else { return ([], []) }
        let reason = count == 0 ? "it ended" : RouterFailure.systemMessage(errno)
        hasEnded = true
        return ([], ["\(name): \(reason)"])
      }
      var events: [EvdevEvent] = []
      unsafe buffer.withUnsafeBytes {
        unsafe reader.read(UnsafeRawBufferPointer(rebasing: $0[..<count]), into: &events)
      }
      var frames: [DigitizerFrame] = []
      for event in events {
        if let frame = decoder.take(event) { frames.append(frame) }
      }
      clock.convert(&frames, arrived: now)
      return (frames, [])
    }
  }

  extension EvdevDevice {
    /// Queries an open device for its name and the ranges of its axes; anything else yields an empty
    /// description.
    init(querying descriptor: Int32) {
      self.init()
      var bytes = [UInt8](repeating: 0, count: 256)
      if unsafe ioctl(descriptor, Self.request(0x06, size: bytes.count), &bytes) > 0 {
        name = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      for code in 0..<0x40 as Range<UInt16> {
        // The kernel's struct input_absinfo: value, minimum, maximum, fuzz, flat, resolution.
        var axis = [Int32](repeating: 0, count: 6)
        guard unsafe ioctl(descriptor, Self.request(0x40 + UInt(code), size: 24), &axis) >= 0,
          axis[1] != axis[2]
        else {
          continue
        }
        set(
          EvdevAxis(
            code: code, minimum: axis[1], maximum: axis[2], fuzz: axis[3], flat: axis[4],
            resolution: axis[5]))
      }
    }

    /// Whether an open file is an event device.
    static func isEventDevice(_ descriptor: Int32) -> Bool {
      var version: Int32 = 0
      return unsafe ioctl(descriptor, request(0x01, size: 4), &version) >= 0
    }

    /// The number of a request that reads `size` bytes from an event device, as the kernel's `_IOR('E', …)`
    /// defines it.
    private static func request(_ number: UInt, size: Int) -> UInt {
      2 << 30 | UInt(size) << 16 | 0x45 << 8 | number
    }
  }
#endif
