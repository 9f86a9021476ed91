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
  /// The content of the file's first line.
  public struct Header: Sendable, Hashable {
    /// The size of the display in points; nil if unknown, as for units of a device.
    public var display: CGSize?
    /// The name of the device; nil if unknown.
    public var device: String?
    /// The number of frames per second while something moves; nil if unknown.
    public var rate: Double?
    /// What a reader should know, a sentence each: for example what the recorder saw and the log cannot say.
    public var notes: [String]

    /// Creates a header.
    public init(display: CGSize? = nil, device: String? = nil, rate: Double? = nil, notes: [String] = []) {
      self.display = display
      self.device = device
      self.rate = rate
      self.notes = notes
    }
  }

  /// The content of the file's first line.
  public var header: Header
  /// The frames, in the order of time.
  public var frames: [DigitizerFrame]

  /// Creates a log.
  public init(header: Header = Header(), frames: [DigitizerFrame] = []) {
    self.header = header
    self.frames = frames
  }

  /// Decodes the recording of a device.
  ///
  /// - Parameters:
  ///   - recording: The events, and the description of the device.
  ///   - mapping: The mapping from device positions to points; without one, points are units of the device.
  ///   - startsAtZero: Whether the first frame is at time 0. Devices count from system start, or from 1970.
  public init(_ recording: EvdevRecording, mapping: DisplayMapping? = nil, startsAtZero: Bool = true) {
    var irregularities = EvdevIrregularities()
    self.init(recording, mapping: mapping, startsAtZero: startsAtZero, irregularities: &irregularities)
  }

  /// Decodes the recording of a device, and returns the irregularities.
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
        // Times never decrease, but in a hostile file their differences may overflow.
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

  /// The number of frames per second while contacts continue.
  ///
  /// It is the reciprocal of the median interval between frames; nil for fewer than three intervals.
  public static func rate(of frames: some Sequence<DigitizerFrame>) -> Double? {
    var meter = RateMeter()
    for frame in frames { meter.add(frame) }
    return meter.rate
  }
}
