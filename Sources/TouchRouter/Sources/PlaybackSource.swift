// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  /// A recording that is played in real time.
  final class PlaybackSource: RouterSource {
    let name: String
    let descriptors: [Int32] = []
    let canWait = true
    private let frames: [DigitizerFrame]
    /// The most frames of a reading, so that a recording which is late does not overrun the application in front.
    private static let readLimit = 64
    private let speed: Double
    private var place = 0
    private var origin: Int64?

    /// Takes frames and how many times as fast as they were they are played.
    init(name: String, frames: [DigitizerFrame], speed: Double) {
      self.name = name
      self.frames = frames
      self.speed = speed
    }

    /// Reads a recording of any format.
    ///
    /// - Parameters:
    ///   - bytes: What the file holds.
    ///   - file: The name of the file for messages.
    ///   - mapping: How places of a device become points; a log of frames has points already.
    ///   - speed: How many times as fast as it was it is played.
    /// - Returns: The source, and what was mended in the recording.
    /// - Throws: What in the recording cannot be read.
    static func reading(
      _ bytes: [UInt8], file: String, mapping: DisplayMapping?, speed: Double
    ) throws(RecordingFailure) -> (source: PlaybackSource, notes: [RecordingNote]) {
      let recording = try TouchRecording.read(bytes: bytes, file: file)
      let name = "play:\(file)"
      if let log = recording.log {
        return (PlaybackSource(name: name, frames: log.frames, speed: speed), recording.notes)
      }
      // A recording of several devices is played as one: their times are of one clock.
      var frames: [DigitizerFrame] = []
      for (number, device) in recording.devices.enumerated() {
        var decoder = EvdevDecoder(device: device.device, mapping: mapping)
        for event in device.events {
          if let frame = decoder.take(event) { frames.append(frame.renumbered(for: number)) }
        }
      }
      frames.sort { $0.nanoseconds < $1.nanoseconds }
      return (PlaybackSource(name: name, frames: frames, speed: speed), recording.notes)
    }

    var hasEnded: Bool { place == frames.count }

    func start(at now: Int64) { if origin == nil { origin = now } }

    var nextDue: Int64? {
      guard let origin, place < frames.count else { return nil }
      return time(of: frames[place], origin)
    }

    private func time(of frame: DigitizerFrame, _ origin: Int64) -> Int64 {
      let since = Double(frame.nanoseconds) - Double(frames[0].nanoseconds)
      // A recording that is longer than numbers reach ends there.
      return Int64(exactly: (Double(origin) + since / speed).rounded()) ?? .max
    }

    func read(at now: Int64) -> (frames: [DigitizerFrame], notes: [String]) {
      var due: [DigitizerFrame] = []
      while due.count < Self.readLimit, let next = nextDue, next <= now {
        var frame = frames[place]
        frame.nanoseconds = next
        due.append(frame)
        place += 1
      }
      return (due, [])
    }
  }

  extension DigitizerFrame {
    /// The frame with contacts that no other device of the recording has: each device has a range of numbers.
    fileprivate func renumbered(for device: Int) -> DigitizerFrame {
      guard device > 0 else { return self }
      var frame = self
      for place in frame.contacts.indices { frame.contacts[place].id &+= UInt32(device & 0xFF) << 24 }
      return frame
    }
  }
#endif
