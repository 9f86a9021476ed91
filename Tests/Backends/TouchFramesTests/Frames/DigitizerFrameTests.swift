// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchFrames

@Suite struct DigitizerFrameTests {
  private func frame(_ contacts: (UInt32, DigitizerPhase, Double)..., buttons: DigitizerButtons = [])
    -> DigitizerFrame
  {
    DigitizerFrame(
      nanoseconds: 0,
      contacts: contacts.map { DigitizerContact(id: $0.0, phase: $0.1, at: CGPoint(x: $0.2, y: 0)) },
      buttons: buttons)
  }

  @Test func `frames that only move become one, and no move of either is lost`() throws {
    let older = frame((1, .moved, 10), (2, .stationary, 20), (3, .moved, 30), (5, .hovering, 1))
    let newer = frame((1, .stationary, 10), (2, .moved, 21), (5, .hovering, 2))
    let merged = try #require(newer.merged(after: older))
    #expect(listing([merged]) == ["0 1 moved 10 0 · 2 moved 21 0 · 3 moved 30 0 · 5 hovering 2 0"])
  }

  @Test func `nothing but moves is merged`() {
    let moves = frame((1, .moved, 10))
    for phase in DigitizerPhase.allCases where !phase.isContinuation {
      #expect(frame((2, phase, 1)).merged(after: moves) == nil)
      #expect(moves.merged(after: frame((2, phase, 1))) == nil)
    }
    #expect(frame((1, .moved, 1), buttons: .primary).merged(after: moves) == nil)
    var scroll = moves
    scroll.scroll = DigitizerScroll(vertical: 1)
    #expect(scroll.merged(after: moves) == nil && moves.merged(after: scroll) == nil)
    var other = moves
    other.display = 1
    #expect(other.merged(after: moves) == nil)
  }

  @Test func `a summary has the contacts, their paths and the rate`() throws {
    let recording = try TouchRecording.read(bytes: try RecordingTraces.bytes("two-fingers.evemu"), file: "f")
    let summary = FrameSummary(try #require(recording.touchDevice).frames())
    #expect(summary.frameCount == 14)
    #expect(summary.mostTouching == 2)
    #expect(summary.touchCount == 2)
    #expect(summary.rate == 128.2)
    #expect(abs(summary.duration - 0.1056) < 1e-9)
    #expect(summary.contacts.map(\.samples) == [13, 13])
    #expect(summary.contacts.map(\.lastPhase) == [.ended, .ended])
    #expect(summary.contacts[0].startPosition == CGPoint(x: 300, y: 200))
    #expect(summary.contacts[0].endPosition == CGPoint(x: 397, y: 300))
    let pen = try TouchRecording.read(bytes: try RecordingTraces.bytes("pen.evtest.txt"), file: "f")
    let penSummary = FrameSummary(try #require(pen.touchDevice).frames())
    #expect(penSummary.contacts.map(\.touches) == [1])
    #expect(penSummary.contacts.map(\.lastPhase) == [.exited])
    #expect(FrameSummary([]) == FrameSummary([]))
    #expect(FrameSummary([]).duration == 0)
  }

  @Test func `the recording of a phone tells the device that touches`() throws {
    let recording = try TouchRecording.read(bytes: try RecordingTraces.bytes("tap.getevent.txt"), file: "f")
    #expect(recording.touchDevice?.path == "/dev/input/event2")
  }

  @Test func `what a decoder counts becomes notes`() throws {
    let recording = try TouchRecording.read(bytes: try RecordingTraces.bytes("dropped.evemu"), file: "f")
    var irregularities = EvdevIrregularities()
    _ = TouchLog(recording.devices[0], irregularities: &irregularities)
    #expect(
      irregularities.notes(file: "f").map(\.description) == [
        "f: at 0.01 s: the kernel dropped events; contacts were cancelled or their state was read again",
        "f: at 0.04 s: a contact ends that began before the first event; it was dropped",
      ])
  }
}
