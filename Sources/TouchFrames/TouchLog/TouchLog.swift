// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A recording of frames, as a `.touchlog` file holds it: <doc:TouchLogFormat>.
///
/// ```swift
/// let recording = try TouchRecording.read(bytes: bytes, file: "scroll.events")
/// let mapping = DisplayMapping(size: CGSize(width: 390, height: 844))
/// let log = TouchLog(recording.devices[0], mapping: mapping)
/// print(log.text)
/// let (same, notes) = try TouchLog.read(bytes: Array(log.text.utf8), file: "scroll.touchlog")
/// ```
public struct TouchLog: Sendable, Hashable {
  /// What the first line of the file says.
  public struct Header: Sendable, Hashable {
    /// The size of the display in points; nil if that is unknown, as for units of a device.
    public var display: CGSize?
    /// The name of the device; nil if nobody told it.
    public var device: String?
    /// How many frames a second the device reports while something moves; nil if that is unknown.
    public var rate: Double?

    /// Makes a header.
    public init(display: CGSize? = nil, device: String? = nil, rate: Double? = nil) {
      self.display = display
      self.device = device
      self.rate = rate
    }
  }

  /// What the first line of the file says.
  public var header: Header
  /// The frames, in the order of time.
  public var frames: [DigitizerFrame]

  /// Makes a log.
  public init(header: Header = Header(), frames: [DigitizerFrame] = []) {
    self.header = header
    self.frames = frames
  }

  /// Decodes the recording of a device.
  ///
  /// - Parameters:
  ///   - recording: The events, and what the recording says of the device.
  ///   - mapping: How places become points; without one, points are units of the device.
  ///   - startsAtZero: Whether the first frame is at the time 0. Devices count from when the machine started, or from 1970.
  public init(_ recording: EvdevRecording, mapping: DisplayMapping? = nil, startsAtZero: Bool = true) {
    var irregularities = EvdevIrregularities()
    self.init(recording, mapping: mapping, startsAtZero: startsAtZero, irregularities: &irregularities)
  }

  /// Decodes the recording of a device, and says what could not be taken as it was.
  public init(
    _ recording: EvdevRecording, mapping: DisplayMapping? = nil, startsAtZero: Bool = true,
    irregularities: inout EvdevIrregularities
  ) {
    var source = recording.frames(mapping: mapping)
    var frames: [DigitizerFrame] = []
    var start: Int64?
    while var frame = source.next() {
      if startsAtZero {
        let origin = start ?? frame.nanoseconds
        start = origin
        // Times never go back, but those of a hostile file may lie further apart than numbers reach.
        let (time, overflows) = frame.nanoseconds.subtractingReportingOverflow(origin)
        frame.nanoseconds = overflows ? .max : time
      }
      frames.append(frame)
    }
    irregularities = source.decoder.irregularities
    let name = recording.device.name
    let size = mapping.flatMap { $0.isUsable ? $0.size : nil } ?? recording.ownMapping?.size
    self.init(
      header: Header(display: size, device: name.isEmpty ? nil : name, rate: Self.rate(of: frames)),
      frames: frames)
  }

  /// How many frames a second a device reported while contacts went on: one divided by the median of the times between
  /// frames; nil if there are less than three of these times.
  public static func rate(of frames: some Sequence<DigitizerFrame>) -> Double? {
    var meter = RateMeter()
    for frame in frames { meter.take(frame) }
    return meter.rate
  }
}
