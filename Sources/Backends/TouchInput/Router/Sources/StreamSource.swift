// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import TouchFrames

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// A `.touchlog` that arrives line by line, such as from a program that reads a device.
  final class StreamSource: RouterSource {
    let name: String
    private let input: Int32
    private var reader: TouchLogReader
    private var partialLine: [UInt8] = []
    private var clock = SourceTime()
    private(set) var hasEnded = false

    /// The maximum length of a line, in bytes.
    static let lineLimit = 1 << 20
    /// The maximum number of bytes read at a time, so that a fast writer does not overrun the application in
    /// front.
    static let readLimit = 1 << 13

    /// Creates a source for an open file, which may be blocking: it is only read when it is readable.
    ///
    /// The descriptor stays open. When the source has ended, it refers to `/dev/null`, so that the writer of
    /// a pipe notices.
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
      clock.convert(&result.frames, arrived: now)
      if hasEnded { detachInput() }
      return result
    }

    private func detachInput() {
      let null = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
      guard null >= 0 else { return }
      dup2(null, input)
      _ = systemClose(null)
    }

    private func readFrames() -> (frames: [DigitizerFrame], notes: [String]) {
      guard !hasEnded else { return ([], []) }
      var buffer = [UInt8](repeating: 0, count: Self.readLimit)
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe systemRead(input, $0) }
      var frames: [DigitizerFrame] = []
      do throws(RecordingFailure) {
        if count > 0 {
          for byte in buffer[..<count] {
            if byte == UInt8(ascii: "\n") {
              try read(line: partialLine, &frames)
              partialLine.removeAll(keepingCapacity: true)
            } else {
              partialLine.append(byte)
            }
          }
          guard partialLine.count <= Self.lineLimit else {
            hasEnded = true
            return (frames, ["\(name): a line exceeds \(Self.lineLimit) bytes; the source ends there"])
          }
          return (frames, [])
        }
        guard count == 0 || errno != EAGAIN && errno != EINTR else { return ([], []) }
        hasEnded = true
        let isTruncated = !partialLine.isEmpty
        return ([], isTruncated ? ["\(name): the input ends in the middle of a line, which is dropped"] : [])
      } catch {
        hasEnded = true
        return (frames, ["\(error.description); the source ends there"])
      }
    }

    private func read(
      line: [UInt8], _ frames: inout [DigitizerFrame]
    ) throws(RecordingFailure) {
      if let frame = try reader.read(line: line) { frames.append(frame) }
    }
  }
#endif
