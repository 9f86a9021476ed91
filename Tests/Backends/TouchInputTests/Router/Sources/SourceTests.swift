// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import Foundation
  import Glibc
  import Testing
  import TouchFrames

  @testable import TouchInput

  @Suite struct SourceTests {
    private func log(_ times: Double...) -> [UInt8] {
      let frames = times.enumerated().map { index, time in
        TouchLogLine.finger(1, index == 0 ? .began : .moved, x: Double(index), at: time)
      }
      return Array(([TouchLogLine.header] + frames).map { $0 + "\n" }.joined().utf8)
    }

    @Test func `a recording is played in real time, or faster`() throws {
      for (speed, gap) in [(1.0, 10_000_000), (4.0, 2_500_000)] as [(Double, Int64)] {
        let (source, notes) = try PlaybackSource.reading(
          log(5, 5.01, 5.02), file: "tap.touchlog", mapping: nil, speed: speed)
        #expect(notes.isEmpty)
        #expect(source.nextDue == nil)
        source.start(at: 1000)
        #expect(source.nextDue == 1000)
        #expect(source.read(at: 1000).frames.map(\.nanoseconds) == [1000])
        #expect(source.nextDue == 1000 + gap)
        #expect(source.read(at: 1000 + gap - 1).frames.isEmpty)
        #expect(source.read(at: .max).frames.map(\.nanoseconds) == [1000 + gap, 1000 + 2 * gap])
        #expect(source.hasEnded && source.nextDue == nil)
      }
    }

    @Test func `a recording of a device is decoded as it is played`() throws {
      let text = """
        # EVEMU 1.3
        N: Screen
        A: 2f 0 9 0 0
        A: 35 0 99 0 0
        A: 36 0 99 0 0
        A: 39 0 65535 0 0
        E: 0.000001 0003 0039 0007
        E: 0.000001 0003 0035 0050
        E: 0.000001 0003 0036 0020
        E: 0.000001 0000 0000 0000
        E: 0.020001 0003 0039 -001
        E: 0.020001 0000 0000 0000
        """
      let (source, _) = try PlaybackSource.reading(
        Array(text.utf8), file: "tap.evemu", mapping: DisplayMapping(size: CGSize(width: 200, height: 200)),
        speed: 1)
      source.start(at: 0)
      let frames = source.read(at: .max).frames
      #expect(frames.map(\.nanoseconds) == [0, 20_000_000])
      #expect(frames.map { $0.contacts.map(\.phase) } == [[.began], [.ended]])
      #expect(frames[0].contacts[0].position == CGPoint(x: 100, y: 40))
    }

    @Test func `a stream produces a frame with each line, and ends at the first invalid one`() throws {
      var ends: [Int32] = [-1, -1]
      pipe(&ends)
      _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
      defer { close(ends[0]) }
      let source = StreamSource(name: "-", descriptor: ends[0])
      let bytes = log(5, 5.01)
      write(ends[1], bytes, 60)
      #expect(source.read(at: 1_000_000_000).frames.isEmpty)
      bytes.withUnsafeBytes { _ = write(ends[1], $0.baseAddress! + 60, bytes.count - 60) }
      // The second frame happened 10 ms after the first; neither is in the future.
      #expect(source.read(at: 2_000_000_000).frames.map(\.nanoseconds) == [1_990_000_000, 2_000_000_000])
      let wrong = Array("{\"t\": 4}\n".utf8)
      write(ends[1], wrong, wrong.count)
      let read = source.read(at: 3_000_000_000)
      #expect(
        read.notes == [
          "standard input:4:7: the frame is before the previous one, at 5.01 seconds; put lines in order; the source ends there"
        ])
      #expect(source.hasEnded && source.descriptors.isEmpty)
      // The writer is notified that the stream is no longer read.
      var polled = pollfd(fd: ends[1], events: 0, revents: 0)
      #expect(poll(&polled, 1, 0) == 1 && polled.revents & Int16(POLLERR) != 0)
      close(ends[1])
    }

    @Test func `a stream that is closed in the middle of a line reports it`() throws {
      var ends: [Int32] = [-1, -1]
      pipe(&ends)
      defer { close(ends[0]) }
      let source = StreamSource(name: "-", descriptor: ends[0])
      write(ends[1], log(5), 50)
      close(ends[1])
      #expect(source.read(at: 0).notes.isEmpty)
      #expect(source.read(at: 0).notes == ["-: the input ends in the middle of a line, which is dropped"])
      #expect(source.hasEnded)
    }

    @Test func `the file of a device may be read in pieces of any size`() throws {
      let directory = try TemporaryDirectory()
      let path = directory.path + "/event0"
      mkfifo(path, 0o600)
      let source = try DeviceSource(path: path, mapping: nil)
      let input = open(path, O_WRONLY)
      var bytes: [UInt8] = []
      func event(_ type: UInt16, _ code: UInt16, _ value: Int32, _ microseconds: Int64) {
        withUnsafeBytes(of: (Int64(1_700_000_000), microseconds)) { bytes += $0 }
        withUnsafeBytes(of: type) { bytes += $0 }
        withUnsafeBytes(of: code) { bytes += $0 }
        withUnsafeBytes(of: value) { bytes += $0 }
      }
      event(3, 0x2F, 0, 0)
      event(3, 0x39, 7, 0)
      event(3, 0x35, 50, 0)
      event(3, 0x36, 20, 0)
      event(0, 0, 0, 0)
      event(3, 0x39, -1, 8000)
      event(0, 0, 0, 8000)
      var frames: [DigitizerFrame] = []
      for place in stride(from: 0, to: bytes.count, by: 25) {
        let piece = Array(bytes[place..<min(place + 25, bytes.count)])
        write(input, piece, piece.count)
        frames += source.read(at: 1_000_000_000 + Int64(place)).frames
      }
      #expect(frames.map { $0.contacts.map(\.phase) } == [[.began], [.ended]])
      // Times of the wall clock are converted to the router's clock; the end is not in the future.
      #expect(frames[1].nanoseconds > frames[0].nanoseconds)
      #expect(frames[1].nanoseconds <= 1_000_000_000 + Int64(bytes.count))
      close(input)
      #expect(source.read(at: 2_000_000_000).notes == ["evdev:\(path): it ended"])
      #expect(source.hasEnded)
    }

    @Test func `a missing device and files that are not devices are refused`() {
      func failure(_ path: String) -> String? {
        #expect(throws: RouterFailure.self) { try DeviceSource(path: path, mapping: nil) }?.description
      }
      #expect(
        failure("/dev/input/nothing")
          == "/dev/input/nothing cannot be opened: No such file or directory. See /proc/bus/input/devices for the devices of this machine."
      )
      #expect(
        failure("/etc/passwd")
          == "/etc/passwd is a regular file, not a device. Play a recording with --source play:/etc/passwd.")
      #expect(failure("/tmp") == "/tmp is not a device. Specify one such as evdev:/dev/input/event0.")
    }

    @Test func `names of sources are parsed and printed alike`() {
      for text in ["play:tap.touchlog", "-", "evdev:/dev/input/event0"] {
        #expect(SourceName(text)?.description == text)
      }
      for text in ["", "play:", "tap.touchlog", "evdev:event0", "evdev:"] { #expect(SourceName(text) == nil) }
    }

    @Test func `a clock that is set shifts the times of a source`() {
      var clock = SourceTime()
      func times(_ nanoseconds: Int64..., arrived now: Int64) -> [Int64] {
        var frames = nanoseconds.map { DigitizerFrame(nanoseconds: $0) }
        clock.convert(&frames, arrived: now)
        return frames.map(\.nanoseconds)
      }
      #expect(times(50, 100, arrived: 1000) == [950, 1000])
      #expect(times(200, arrived: 1150) == [1100])
      #expect(times(300, 350, arrived: 1400) == [1200, 1250])
      // The wall clock was set back by an hour.
      #expect(times(400 - 3_600_000_000_000, arrived: 1500) == [1500])
      #expect(times(.min, .max, arrived: 1600).allSatisfy { $0 <= 1600 })
    }

    @Test func `a character device that is no event device is refused`() {
      #expect {
        _ = try DeviceSource(path: "/dev/null", mapping: nil)
      } throws: { error in
        (error as? RouterFailure)?.message == "/dev/null is not an event device"
      }
    }
  }
#endif
