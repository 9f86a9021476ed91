// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import TouchFrames

  /// A recording that is played in real time or at another speed.
  final class PlaybackSource: RouterSource {
    let name: String
    let descriptors: [Int32] = []
    let canWait = true
    private let frames: [DigitizerFrame]
    /// The maximum number of frames read at a time, so that a late recording does not overrun the application
    /// in front.
    private static let readLimit = 64
    private let speed: Double
    private var index = 0
    private var origin: Int64?

    /// Creates a source; `speed` is a multiple of real time.
    init(name: String, frames: [DigitizerFrame], speed: Double) {
      self.name = name
      self.frames = frames
      self.speed = speed
    }

    /// Reads a recording of any format.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - file: The name of the file in messages.
    ///   - mapping: The mapping from device positions to points; a touchlog has points already.
    ///   - speed: The speed, as a multiple of real time.
    /// - Returns: The source, and what was corrected or dropped in the recording.
    /// - Throws: Why the recording cannot be read.
    static func reading(
      _ bytes: [UInt8], file: String, mapping: DisplayMapping?, speed: Double
    ) throws(RecordingFailure) -> (source: PlaybackSource, notes: [RecordingNote]) {
      let recording = try TouchRecording.read(bytes: bytes, file: file)
      let name = "play:\(file)"
      if let log = recording.log {
        return (PlaybackSource(name: name, frames: log.frames, speed: speed), recording.notes)
      }
      // The devices of a recording share a clock, so their frames are played in one sequence.
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

    var hasEnded: Bool { index == frames.count }

    func start(at now: Int64) { if origin == nil { origin = now } }

    var nextDue: Int64? {
      guard let origin, index < frames.count else { return nil }
      return time(of: frames[index], origin)
    }

    private func time(of frame: DigitizerFrame, _ origin: Int64) -> Int64 {
      let since = Double(frame.nanoseconds) - Double(frames[0].nanoseconds)
      // A time beyond the range of integers is never due.
      return Int64(exactly: (Double(origin) + since / speed).rounded()) ?? .max
    }

    func read(at now: Int64) -> (frames: [DigitizerFrame], notes: [String]) {
      var due: [DigitizerFrame] = []
      while due.count < Self.readLimit, let next = nextDue, next <= now {
        var frame = frames[index]
        frame.nanoseconds = next
        due.append(frame)
        index += 1
      }
      return (due, [])
    }
  }

  extension DigitizerFrame {
    /// The frame with contact numbers from a range that only this device of the recording uses.
    fileprivate func renumbered(for device: Int) -> DigitizerFrame {
      guard device > 0 else { return self }
      var frame = self
      for index in frame.contacts.indices { frame.contacts[index].id &+= UInt32(device & 0xFF) << 24 }
      return frame
    }
  }
#endif
