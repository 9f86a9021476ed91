// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// A `.touchlog` that comes line by line, such as from a program that watches a device.
  final class StreamSource: RouterSource {
    let name: String
    private let input: Int32
    private var reader: TouchLogReader
    private var begun: [UInt8] = []
    private var clock = SourceTime()
    private(set) var hasEnded = false

    /// The longest line.
    static let lineLimit = 1 << 20
    /// The most bytes of a reading, so that a program which writes fast does not overrun the application in front.
    static let readLimit = 1 << 13

    /// Takes an open file, which is read when it is readable, and may wait otherwise.
    ///
    /// The number stays open. Once the source has ended it leads nowhere, so that whoever writes to it learns that nobody
    /// reads any more.
    init(name: String, descriptor: Int32) {
      self.name = name
      input = descriptor
      reader = TouchLogReader(file: name == "-" ? "standard input" : name)
    }

    var descriptors: [Int32] { hasEnded ? [] : [input] }
    var canWait: Bool { true }
    var nextDue: Int64? { nil }
    func start(at now: Int64) {}

    func read(at now: Int64) -> (frames: [DigitizerFrame], notes: [String]) {
      var result = readFrames()
      clock.place(&result.frames, arrived: now)
      if hasEnded { letGo() }
      return result
    }

    private func letGo() {
      let nowhere = open("/dev/null", O_RDONLY | O_CLOEXEC)
      guard nowhere >= 0 else { return }
      dup2(nowhere, input)
      _ = systemClose(nowhere)
    }

    private func readFrames() -> (frames: [DigitizerFrame], notes: [String]) {
      guard !hasEnded else { return ([], []) }
      var buffer = [UInt8](repeating: 0, count: Self.readLimit)
      let count = buffer.withUnsafeMutableBytes { systemRead(input, $0) }
      var frames: [DigitizerFrame] = []
      do throws(RecordingFailure) {
        if count > 0 {
          for byte in buffer[..<count] {
            if byte == UInt8(ascii: "\n") {
              try take(begun, &frames)
              begun.removeAll(keepingCapacity: true)
            } else {
              begun.append(byte)
            }
          }
          guard begun.count <= Self.lineLimit else {
            hasEnded = true
            return (frames, ["\(name): a line has more than \(Self.lineLimit) bytes; the source ends there"])
          }
          return (frames, [])
        }
        guard count == 0 || errno != EAGAIN && errno != EINTR else { return ([], []) }
        hasEnded = true
        let isCut = !begun.isEmpty
        return ([], isCut ? ["\(name): the input ends in the midst of a line, which is left out"] : [])
      } catch {
        hasEnded = true
        return (frames, ["\(error.description); the source ends there"])
      }
    }

    private func take(
      _ line: [UInt8], _ frames: inout [DigitizerFrame]
    ) throws(RecordingFailure) {
      if let frame = try reader.read(line: line) { frames.append(frame) }
    }
  }
#endif
