// SPDX-License-Identifier: Apache-2.0

#if Evdev
  internal import Glibc
  public import TouchFrames

  /// A touch device of this machine, which may be unplugged and return.
  ///
  /// ```swift
  /// let device = try TouchDevice(path: "/dev/input/event3") { _ in DisplayMapping(size: size) }
  /// while true {
  ///   for change in device.read() {
  ///     if case .frame(let frame) = change { feed.handle(frame) }
  ///   }
  ///   // Wait until one of device.descriptors is readable, for at most device.maximumWait.
  /// }
  /// ```
  ///
  /// It never blocks. Contacts that touch when the device is opened are ignored until they lift. When the
  /// kernel drops events, libevdev reads the state of the device: contacts that are gone are cancelled, and
  /// the others continue. When the device is unplugged, everything in range is cancelled.
  public final class TouchDevice {
    /// What happened on a device.
    public enum Change: Sendable, Hashable {
      /// The device reported its contacts.
      case frame(DigitizerFrame)
      /// The device was unplugged; the previous frame cancelled everything in range.
      case left
      /// The device returned; the description may be that of another device with its path or name.
      case returned(EvdevDevice)
    }

    /// How the device is specified.
    private enum Choice {
      case path(String)
      case name(String, folder: String)
    }

    private let choice: Choice
    private let grabs: Bool
    private let mapping: (EvdevDevice) -> DisplayMapping?
    private let watch: FolderWatch?
    /// The open device; nil while it is unplugged.
    private var file: DeviceFile?
    /// Whether libevdev holds events that no descriptor announces.
    private var hasMore = false
    /// When to retry a device that is present and cannot be read.
    private var nextAttempt: ContinuousClock.Instant?
    private var lastTime: Int64?
    private var earlier = EvdevIrregularities()
    /// The description of the device, or the last one while it is unplugged.
    public private(set) var device: EvdevDevice
    /// The path of the device, or the last one while it is unplugged.
    public private(set) var path: String

    /// Opens the device at a path, which may be a link such as those in `/dev/input/by-id`.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - grabs: Whether other programs receive no events while this one has the device open.
    ///   - mapping: Returns the mapping from device positions to points; nil leaves them in units of the
    ///     device.
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
      // The watch starts first, so that it notices changes while the device is opened.
      watch = FolderWatch(folder)
      let file = try Self.open(choice, grabs, mapping)
      self.file = file
      device = file.device
      path = file.path
    }

    /// Whether the device is present and open.
    public var isThere: Bool { file != nil }

    /// The descriptors that become readable when there is something to ``read()``.
    public var descriptors: [Int32] { [file?.descriptor, watch?.descriptor].compactMap { $0 } }

    /// The maximum time to wait for the ``descriptors`` before the next ``read()``.
    ///
    /// An unplugged device is also polled for, because a folder that disappears with it cannot be watched.
    /// The time is zero while there is more to read.
    public var maximumWait: Duration {
      hasMore ? .zero : file != nil && watch != nil ? .seconds(60) : .seconds(1)
    }

    /// The irregularities found since the device was last opened.
    public var irregularities: EvdevIrregularities { file?.irregularities ?? earlier }

    /// Reads what is available, without waiting.
    public func read() -> [Change] {
      var changes: [Change] = []
      let folderChanged = watch?.hasChanged() ?? true
      if let file {
        var frames: [DigitizerFrame] = []
        let reading = file.read(into: &frames)
        hasMore = reading == .more
        changes += frames.map { .frame(inOrder($0)) }
        let isGone = folderChanged && FileMark(ofPath: file.path) != file.identity
        if reading == .gone || isGone { close(file, &changes) }
      }
      if file == nil, folderChanged || nextAttempt.map({ $0 <= .now }) ?? true { reopen(&changes) }
      return changes
    }

    private func close(_ file: DeviceFile, _ changes: inout [Change]) {
      if let frame = file.cancelAll() { changes.append(.frame(inOrder(frame))) }
      changes.append(.left)
      hasMore = false
      nextAttempt = FileMark(ofPath: file.path) == file.identity ? .now + .seconds(1) : nil
      earlier = file.irregularities
      self.file = nil
    }

    private func reopen(_ changes: inout [Change]) {
      // It may be absent, or unreadable until udev has set its group.
      guard let file = try? Self.open(choice, grabs, mapping) else { return }
      self.file = file
      device = file.device
      path = file.path
      changes.append(.returned(device))
    }

    /// The frame with a time that is not before the previous one, whatever the clock of another device says.
    private func inOrder(_ frame: DigitizerFrame) -> DigitizerFrame {
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
