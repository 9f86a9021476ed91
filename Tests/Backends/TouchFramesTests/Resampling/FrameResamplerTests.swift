// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchFrames

@Suite struct FrameResamplerTests {
  private func frame(_ milliseconds: Int64, _ contacts: (UInt32, DigitizerPhase, Double)...) -> DigitizerFrame
  {
    DigitizerFrame(
      nanoseconds: milliseconds * 1_000_000,
      contacts: contacts.map { DigitizerContact(id: $0.0, phase: $0.1, at: CGPoint(x: $0.2, y: 0)) })
  }

  private func resample(_ rate: Double, _ frames: [DigitizerFrame]) -> [String] {
    var resampler = FrameResampler(rate: rate)
    var output = frames.flatMap { resampler.take($0) }
    output += resampler.finish()
    #expect(
      imbalance(output + [DigitizerFrame(nanoseconds: .max)])
        == imbalance(frames + [DigitizerFrame(nanoseconds: .max)]))
    return listing(output)
  }

  @Test func `moves come at the ticks of the display, on the way between two samples`() {
    let lines = resample(
      100,
      [
        frame(0, (1, .began, 0)), frame(8, (1, .moved, 8)), frame(16, (1, .moved, 16)),
        frame(24, (1, .moved, 24)),
        frame(32, (1, .moved, 24)), frame(36, (1, .ended, 24)),
      ])
    #expect(
      lines == [
        "0 1 began 0 0", "0.01 1 moved 10 0", "0.02 1 moved 20 0", "0.03 1 moved 24 0", "0.036 1 ended 24 0",
      ])
  }

  @Test func `beginnings and ends keep their times, and nothing is merged into them`() {
    let lines = resample(
      100,
      [
        frame(0, (1, .began, 0)), frame(5, (1, .moved, 5)), frame(15, (1, .moved, 15), (2, .began, 100)),
        frame(25, (1, .moved, 25), (2, .moved, 110)), frame(28, (1, .ended, 25), (2, .moved, 113)),
        frame(33, (2, .cancelled, 113)),
      ])
    #expect(
      lines == [
        "0 1 began 0 0", "0.01 1 moved 10 0", "0.015 1 moved 15 0 · 2 began 100 0",
        "0.02 1 moved 20 0 · 2 moved 105 0",
        "0.028 1 ended 25 0 · 2 moved 113 0", "0.03 2 stationary 113 0", "0.033 2 cancelled 113 0",
      ])
  }

  @Test func `a finger that rests longer than it moves does not creep`() {
    let lines = resample(
      100,
      [
        frame(0, (1, .began, 0)), frame(8, (1, .moved, 8)), frame(500, (1, .moved, 9)),
        frame(510, (1, .ended, 9)),
      ])
    #expect(lines == ["0 1 began 0 0", "0.01 1 moved 8 0", "0.5 1 moved 9 0", "0.51 1 ended 9 0"])
  }

  @Test func `a sample after the last tick waits for the next one`() {
    var resampler = FrameResampler(rate: 100)
    _ = resampler.take(frame(0, (1, .began, 0)))
    #expect(resampler.take(frame(4, (1, .moved, 4))).isEmpty)
    #expect(listing(resampler.finish()) == ["0.01 1 moved 4 0"])
    #expect(resampler.finish().isEmpty)
  }

  @Test(arguments: [Double.nan, -1, 0, 1e9, .infinity])
  func `resampling ends for any rate and any times`(rate: Double) {
    var resampler = FrameResampler(rate: rate)
    var count = 0
    for time in [Int64.min, .min, -1, 0, 1, .max - 1, .max, 0] {
      count +=
        resampler.take(DigitizerFrame(nanoseconds: time, contacts: [.init(id: 1, phase: .moved, at: .zero)]))
        .count
    }
    #expect(count + resampler.finish().count < 100)
  }

  @Test func `a recording keeps its contacts`() throws {
    let recording = try TouchRecording.read(bytes: try RecordingTraces.bytes("two-fingers.evemu"), file: "f")
    let frames = TouchLog(recording.devices[0]).frames
    var resampler = FrameResampler(rate: 60)
    var output = frames.flatMap { resampler.take($0) }
    output += resampler.finish()
    #expect(imbalance(output) == nil)
    #expect(output.count { !$0.isOnlyMoves } == 4)
    #expect(output.count == 10)
  }
}
