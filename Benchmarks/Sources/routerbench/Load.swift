// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchFrames
import TouchInput

/// The load: ten contacts at 240 Hz that come down, move for a quarter of a second, and lift.
enum Load {
  static let contacts = 10
  static let rate = 240.0
  static let framesOfTouch = 60

  /// The frames of a number of seconds; all contacts lift in the last one.
  static func frames(seconds: Double) -> [DigitizerFrame] {
    let count = max(Int(seconds * rate) / framesOfTouch, 1) * framesOfTouch
    return (0..<count).map { number in
      let index = number % framesOfTouch
      let phase: DigitizerPhase = index == 0 ? .began : index == framesOfTouch - 1 ? .ended : .moved
      let contacts = (1...UInt32(contacts)).map {
        DigitizerContact(id: $0, phase: phase, at: CGPoint(x: Int($0) * 50 + index, y: 100 + index))
      }
      return DigitizerFrame(nanoseconds: Int64(Double(number) / rate * 1e9), contacts: contacts)
    }
  }
}

/// Sorted times, in nanoseconds.
struct Times {
  let sorted: [Int64]
  init(_ times: [Int64]) { sorted = times.sorted() }
  var median: Double { percentile(0.5) }
  var p99: Double { percentile(0.99) }
  private func percentile(_ fraction: Double) -> Double {
    sorted.isEmpty ? .nan : Double(sorted[min(Int(Double(sorted.count) * fraction), sorted.count - 1)]) / 1000
  }
}

/// The resident memory of this process, in kilobytes.
func residentKilobytes() -> Int {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4
}
