// SPDX-License-Identifier: Apache-2.0
import RandomRunning
import Testing

@testable import TouchFrames

/// Messages with bytes changed, removed and inserted.
@MainActor @Suite struct WireRandomRuns {
  enum Step: RunStep {
    case sample(Int)
    case set(Int, UInt8)
    case remove(Int)
    case insert(Int, UInt8)
    case mendLength

    var simpler: [Step] {
      switch self {
      case .sample(let number) where number > 0: [.sample(0)]
      default: []
      }
    }
  }

  @Test func `any bytes are a message or rejected, and a message is encoded as it was decoded`() {
    RandomRuns<Step>(
      name: "messages",
      make: { generator in
        [.sample(generator.below(1000))]
          + (0..<generator.within(1...8)).map { _ in
            let place = generator.below(200)
            let byte = UInt8(generator.below(256))
            switch generator.below(4) {
            case 0: return .set(place, byte)
            case 1: return .remove(place)
            case 2: return .insert(place, byte)
            default: return .mendLength
            }
          } + [.mendLength]
      },
      fault: { steps in
        var bytes: [UInt8] = []
        for step in steps {
          switch step {
          case .sample(let number):
            let samples = WireMessageTests.samples
            bytes = WireMessage(sequence: 1, samples[number % samples.count]).bytes
          case .set(let place, let byte): if !bytes.isEmpty { bytes[place % bytes.count] = byte }
          case .remove(let place): if !bytes.isEmpty { bytes.remove(at: place % bytes.count) }
          case .insert(let place, let byte): bytes.insert(byte, at: place % (bytes.count + 1))
          case .mendLength:
            guard bytes.count >= WireMessage.headerSize else { continue }
            withUnsafeBytes(of: UInt32(bytes.count - WireMessage.headerSize).littleEndian) {
              bytes.replaceSubrange(4..<8, with: $0)
            }
          }
        }
        guard let message = try? WireMessage(bytes) else { return nil }
        return message.bytes == bytes ? nil : "\(message) is encoded as other bytes"
      }
    ).check(20_000)
  }
}
