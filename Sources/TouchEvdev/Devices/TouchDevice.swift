// SPDX-License-Identifier: Apache-2.0

#if Evdev
  internal import Glibc
  public import TouchFrames

  /// A device of this machine that makes frames, and may be unplugged and come back.
  ///
  /// ```swift
  /// let device = try TouchDevice(path: "/dev/input/event3") { _ in DisplayMapping(size: size) }
  /// while true {
  ///   for news in device.read() {
  ///     if case .frame(let frame) = news { feed.handle(frame) }
  ///   }
  ///   // Wait until one of device.descriptors can be read, for device.patience at most.
  /// }
  /// ```
  ///
  /// Nothing here waits. What touches when the device is opened is nobody's until it lifts. When the kernel drops events,
  /// libevdev reads the state of the device: contacts that are gone are cancelled, and the others go on. When the device
  /// goes, everything in range is cancelled.
  public final class TouchDevice {
    /// Something that a device has to tell.
    public enum News: Sendable, Hashable {
      /// What the contacts do.
      case frame(DigitizerFrame)
      /// The device went; everything in range was cancelled in the frame before.
      case left
      /// The device is back; the description may be that of another one, which has its path or name now.
      case returned(EvdevDevice)
    }

    /// Which device it is.
    private enum Choice {
      case path(String)
      case name(String, folder: String)
    }

    private let choice: Choice
    private let grabs: Bool
    private let mapping: (EvdevDevice) -> DisplayMapping?
    private let watch: FolderWatch?
    /// The open device; nil while it is away.
    private var file: DeviceFile?
    /// Whether libevdev holds events that were not asked for, of which no descriptor tells.
    private var hasMore = false
    /// When a device that is there and cannot be read is tried again.
    private var nextTry: ContinuousClock.Instant?
    private var lastTime: Int64?
    private var earlier = EvdevIrregularities()
    /// What the device says of itself, or said before it went.
    public private(set) var device: EvdevDevice
    /// The path of the device, or the one that it had.
    public private(set) var path: String

    /// Opens the device of a path, which may be a link such as those below `/dev/input/by-id`.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - grabs: Whether other programs get nothing of the device as long as this one has it.
    ///   - mapping: How places of a device become points; nil leaves them in units of the device.
    /// - Throws: Why it cannot be opened, and what to do about it.
    public convenience init(
      path: String, grabs: Bool = false, mapping: @escaping (EvdevDevice) -> DisplayMapping? = { _ in nil }
    ) throws(DeviceFailure) {
      try self.init(.path(path), watching: Self.folder(of: path), grabs, mapping)
    }

    /// Opens the device with a name.
    public convenience init(
      named name: String, in folder: String = TouchDevices.folder, grabs: Bool = false,
      mapping: @escaping (EvdevDevice) -> DisplayMapping? = { _ in nil }
    ) throws(DeviceFailure) {
      try self.init(.name(name, folder: folder), watching: folder, grabs, mapping)
    }

    private init(
      _ choice: Choice, watching folder: String, _ grabs: Bool,
      _ mapping: @escaping (EvdevDevice) -> DisplayMapping?
    ) throws(DeviceFailure) {
      self.choice = choice
      self.grabs = grabs
      self.mapping = mapping
      // The watch comes first, so that whatever happens while the device is opened is seen.
      watch = FolderWatch(folder)
      let file = try Self.open(choice, grabs, mapping)
      self.file = file
      device = file.device
      path = file.path
    }

    /// Whether the device is there.
    public var isThere: Bool { file != nil }

    /// What becomes readable when there is something to ``read()``.
    public var descriptors: [Int32] { [file?.descriptor, watch?.descriptor].compactMap { $0 } }

    /// How long to wait for the ``descriptors`` at most before the next ``read()``.
    ///
    /// A device that is away is looked for now and then, since a folder that comes and goes with it cannot be watched.
    /// There is nothing to wait for where more is to be read already.
    public var patience: Duration {
      hasMore ? .zero : file != nil && watch != nil ? .seconds(60) : .seconds(1)
    }

    /// What could not be taken as it was, since the device was opened last.
    public var irregularities: EvdevIrregularities { file?.irregularities ?? earlier }

    /// Reads what there is, without waiting.
    public func read() -> [News] {
      var news: [News] = []
      let happened = watch?.wasTouched() ?? true
      if let file {
        var frames: [DigitizerFrame] = []
        let reading = file.read(into: &frames)
        hasMore = reading == .more
        news += frames.map { .frame(following($0)) }
        let isGone = happened && FileMark(ofPath: file.path) != file.identity
        if reading == .gone || isGone { leave(file, &news) }
      }
      if file == nil, happened || nextTry.map({ $0 <= .now }) ?? true { comeBack(&news) }
      return news
    }

    private func leave(_ file: DeviceFile, _ news: inout [News]) {
      if let frame = file.cancelAll() { news.append(.frame(following(frame))) }
      news.append(.left)
      hasMore = false
      nextTry = FileMark(ofPath: file.path) == file.identity ? .now + .seconds(1) : nil
      earlier = file.irregularities
      self.file = nil
    }

    private func comeBack(_ news: inout [News]) {
      // Not there yet, or not to be read until udev has given it its group.
      guard let file = try? Self.open(choice, grabs, mapping) else { return }
      self.file = file
      device = file.device
      path = file.path
      news.append(.returned(device))
    }

    /// A frame that is not before the one before it, whatever the clock of another device says.
    private func following(_ frame: DigitizerFrame) -> DigitizerFrame {
      var frame = frame
      frame.nanoseconds = max(frame.nanoseconds, lastTime ?? frame.nanoseconds)
      lastTime = frame.nanoseconds
      return frame
    }

    private static func open(
      _ choice: Choice, _ grabs: Bool, _ mapping: (EvdevDevice) -> DisplayMapping?
    ) throws(DeviceFailure) -> DeviceFile {
      switch choice {
      case .path(let path): try DeviceFile(path, grabs: grabs, mapping: mapping)
      case .name(let name, let folder):
        try DeviceFile(TouchDevices(in: folder).named(name).path, grabs: grabs, mapping: mapping)
      }
    }

    private static func folder(of path: String) -> String {
      guard let slash = path.lastIndex(of: "/") else { return "." }
      return slash == path.startIndex ? "/" : String(path[..<slash])
    }
  }
#endif
