// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchRouter

/// The load: ten contacts at 240 Hz, which come down, move for a quarter of a second, and lift.
enum Load {
  static let contacts = 10
  static let rate = 240.0
  static let framesOfTouch = 60

  /// The frames of so many seconds; the last one lifts everything.
  static func frames(seconds: Double) -> [DigitizerFrame] {
    let count = max(Int(seconds * rate) / framesOfTouch, 1) * framesOfTouch
    return (0..<count).map { number in
      let place = number % framesOfTouch
      let phase: DigitizerPhase = place == 0 ? .began : place == framesOfTouch - 1 ? .ended : .moved
      let contacts = (1...UInt32(contacts)).map {
        DigitizerContact(id: $0, phase: phase, at: CGPoint(x: Int($0) * 50 + place, y: 100 + place))
      }
      return DigitizerFrame(nanoseconds: Int64(Double(number) / rate * 1e9), contacts: contacts)
    }
  }
}

/// Times, sorted.
struct Times {
  let sorted: [Int64]
  init(_ times: [Int64]) { sorted = times.sorted() }
  var median: Double { share(0.5) }
  var p99: Double { share(0.99) }
  private func share(_ share: Double) -> Double {
    sorted.isEmpty ? .nan : Double(sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)]) / 1000
  }
}

/// How much memory the process has, in kilobytes.
func residentKilobytes() -> Int {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4
}
