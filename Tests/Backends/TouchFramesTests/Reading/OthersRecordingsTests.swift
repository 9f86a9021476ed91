// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchFrames

/// Recordings from other sources, in the directory that `TOUCHSTONE_RECORDINGS` names.
@Suite struct OthersRecordingsTests {
  private static var folder: String? { ProcessInfo.processInfo.environment["TOUCHSTONE_RECORDINGS"] }

  @Test(.enabled(if: OthersRecordingsTests.folder != nil))
  func `every recording of a directory decodes, and each contact that begins ends once`() throws {
    let folder = URL(filePath: Self.folder ?? "")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasSuffix(".source") }.sorted()
    #expect(!names.isEmpty)
    for name in names {
      let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
      let recording = try TouchRecording.read(bytes: bytes, file: name)
      for device in recording.devices {
        var device = device
        // An old recording has its ranges in the description of the same name.
        let stem = String(name.prefix { $0 != "." })
        if device.device.isUnknown,
          let description = names.first(where: { $0.hasPrefix(stem) && $0.hasSuffix(".desc") })
        {
          let bytes = Array(try Data(contentsOf: folder.appending(path: description)))
          device.device = try TouchRecording.read(bytes: bytes, file: description).devices[0].device
        }
        var source = device.frames(mapping: device.ownMapping)
        var frames: [DigitizerFrame] = []
        while let frame = source.next() { frames.append(frame) }
        var decoder = source.decoder
        let cancelled = decoder.cancelAll()
        #expect(imbalance(frames + (cancelled.map { [$0] } ?? [])) == nil, "\(name)")
        let began = frames.joined { $0.phase == .began }
        let ended = frames.joined { $0.phase == .ended || $0.phase == .cancelled }
        print(
          "\(name): \(device.events.count) events, \(frames.count) frames, \(began) contacts, \(ended) ended,",
          TouchLog.rate(of: frames).map { "\($0) Hz" } ?? "no rate",
          source.decoder.irregularities.entries.map { "\($0.irregularity)×\($0.count)" })
      }
    }
  }
}

extension [DigitizerFrame] {
  /// The number of contacts in all frames that satisfy a condition.
  fileprivate func joined(_ isSo: (DigitizerContact) -> Bool) -> Int {
    reduce(0) { $0 + $1.contacts.count(where: isSo) }
  }
}
