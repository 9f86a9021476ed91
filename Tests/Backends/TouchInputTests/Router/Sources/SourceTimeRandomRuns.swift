// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import RandomRunning
  import Testing
  import TouchFrames

  @testable import TouchInput

  /// The times of a source stay in order and near the router's, however its clock is set.
  @MainActor @Suite struct SourceTimeRandomRuns {
    enum Step: RunStep {
      /// Frames that happened so many milliseconds apart, the last one so many before it arrived.
      case frames(Int, apart: Int, late: Int)
      case pause(Int)
      /// The clock of the source is set by so many milliseconds.
      case setClock(Int)

      var simpler: [Step] {
        switch self {
        case .frames(let count, let apart, let late) where count > 1:
          [.frames(1, apart: apart, late: late), .frames(count / 2, apart: apart, late: late)]
        case .pause(let time) where time > 1: [.pause(1)]
        case .setClock(let time) where abs(time) > 1: [.setClock(time / 2)]
        default: []
        }
      }
    }

    private static func step(_ draws: inout SplitMix64) -> Step {
      switch draws.below(8) {
      case 0: .pause(draws.below(5000))
      case 1: .setClock([-1, 1][draws.below(2)] * [10, 900, 1100, 3_600_000, 2_000_000_000][draws.below(5)])
      default: .frames(1 + draws.below(5), apart: draws.below(30), late: draws.below(50))
      }
    }

    private static func fault(after steps: [Step]) -> String? {
      var clock = SourceTime()
      var (now, offset) = (Int64(0), Int64(1_000_000_000_000))
      var last = Int64.min
      for step in steps {
        switch step {
        case .pause(let time): now += Int64(time) * 1_000_000
        case .setClock(let time): offset += Int64(time) * 1_000_000
        case .frames(let count, let apart, let late):
          let first = now
          now += Int64(count * apart + late) * 1_000_000
          var frames = (1...count).map {
            DigitizerFrame(nanoseconds: offset + first + Int64($0 * apart) * 1_000_000)
          }
          clock.convert(&frames, arrived: now)
          for time in frames.map(\.nanoseconds) {
            if time < last { return "\(time) comes after \(last)" }
            if time > now { return "\(time) is after \(now), when it arrived" }
            // A delay, and less than a second by which the clock was set without being noticed.
            if now - time > 1_250_000_000 { return "\(time) is long before \(now), when it arrived" }
            last = time
          }
        }
      }
      return nil
    }

    @Test func `the times of a source stay in order and near the router's, however its clock is set`() {
      RandomRuns<Step>(
        name: "clocks of sources",
        make: { draws in (0..<draws.within(2...40)).map { _ in Self.step(&draws) } },
        fault: Self.fault
      ).check(20_000)
    }

    @Test func `no time of a stream that is longer than the router's clock has run is below zero`() {
      var clock = SourceTime()
      var frames = [0, 5_000_000_000_000, 5_000_100_000_000].map { DigitizerFrame(nanoseconds: $0) }
      clock.convert(&frames, arrived: 3_055_000_000_000)
      #expect(frames.map(\.nanoseconds) == [0, 3_054_900_000_000, 3_055_000_000_000])
      for step: Int64 in [1_000_000_000_000_000, .max / 2, .max] {
        var clock = SourceTime()
        var frames = [0, step, step].map { DigitizerFrame(nanoseconds: $0) }
        clock.convert(&frames, arrived: 1000)
        #expect(frames.map(\.nanoseconds).allSatisfy { (0...1000).contains($0) })
      }
    }

    @Test func `intervals stay as a source reports them after its clock was set`() {
      for set in [3_600_000_000_000, -3_600_000_000_000] as [Int64] {
        var clock = SourceTime()
        var first = [DigitizerFrame(nanoseconds: 500)]
        clock.convert(&first, arrived: 1000)
        var frames = [10_000_000, 18_000_000, 26_000_000].map { DigitizerFrame(nanoseconds: $0 + set) }
        clock.convert(&frames, arrived: 40_000_000)
        #expect(frames.map(\.nanoseconds) == [24_000_000, 32_000_000, 40_000_000])
      }
    }
  }
#endif
