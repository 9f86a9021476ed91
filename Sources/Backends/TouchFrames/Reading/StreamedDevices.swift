// SPDX-License-Identifier: Apache-2.0

/// The devices of a streamed recording, one of which is decoded.
///
/// Unless one was chosen, each is decoded until the first produces a frame: keys and sensors of a phone
/// produce none.
struct StreamedDevices {
  private let wanted: String?
  private let description: EvdevDevice?
  private let mapping: (EvdevRecording) -> DisplayMapping?
  private var decoders: [Int: EvdevDecoder] = [:]
  /// The index in the recording of the device that is decoded.
  private var chosen: Int?
  /// The indices and names of the others that have events, in the order of their appearance.
  private var left: [(index: Int, name: String)] = []

  init(
    wanted: String?, description: EvdevDevice?, mapping: @escaping (EvdevRecording) -> DisplayMapping?
  ) {
    self.wanted = wanted
    self.description = description
    self.mapping = mapping
  }

  /// The irregularities of the decoded device.
  var irregularities: EvdevIrregularities {
    chosen.flatMap { decoders[$0]?.irregularities } ?? EvdevIrregularities()
  }

  /// The devices whose events were dropped although they may have been about touches.
  var others: [String] { left.map(\.name) }

  /// Handles events of a device, and creates the header with the first frame.
  mutating func handle(
    _ events: [EvdevEvent], of index: Int, in recording: EvdevRecording, _ header: inout TouchLog.Header?,
    into frames: inout [DigitizerFrame]
  ) {
    var recording = recording
    if let description, recording.device.isUnknown { recording.device = description }
    guard isTaken(index, recording) else { return }
    let mapping = decoders[index] == nil || header == nil ? mapping(recording) : nil
    if decoders[index] == nil { decoders[index] = EvdevDecoder(device: recording.device, mapping: mapping) }
    let count = frames.count
    for event in events {
      if let frame = decoders[index]?.take(event) { frames.append(frame) }
    }
    guard frames.count > count, header == nil else { return }
    chosen = index
    decoders = decoders.filter { $0.key == index }
    let size = mapping.flatMap { $0.isUsable ? $0.size : nil }
    let name = recording.device.name
    header = TouchLog.Header(display: size, device: name.isEmpty ? nil : name)
  }

  /// Records the events that belong to no frame.
  mutating func finish() {
    if let chosen { decoders[chosen]?.noteUnfinishedReport() }
  }

  private mutating func isTaken(_ index: Int, _ recording: EvdevRecording) -> Bool {
    if let chosen {
      if chosen == index { return true }
    } else {
      guard let wanted else { return true }
      if wanted == "\(index + 1)" || wanted == recording.path || wanted == recording.device.name {
        chosen = index
        return true
      }
    }
    if !left.contains(where: { $0.index == index }) {
      let words = [recording.path, recording.device.name].filter { !$0.isEmpty }
      left.append((index, words.isEmpty ? "device \(index + 1)" : words.joined(separator: ", ")))
    }
    return false
  }
}
