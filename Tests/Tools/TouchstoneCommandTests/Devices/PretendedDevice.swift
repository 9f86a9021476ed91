// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchFrames

/// A device simulated by umockdev from evemu's description of a real one.
///
/// umockdev preloads a library that answers requests to a device from a file. That file is generated here:
/// the requests that libevdev makes on a 64-bit machine, and their answers in the order of the requests. A
/// repeated request gets the next answer, so that the state of the device may change when the kernel drops
/// events.
struct PretendedDevice {
  /// The description of the device.
  var device: EvdevDevice
  /// The number in its path.
  var number = 5
  /// Its states: when it is opened, and each time it is queried again after the kernel dropped events.
  var states: [EvdevState] = [EvdevState()]
  /// The events it sends, with the delay before each in milliseconds.
  var events: [(delay: Int, events: [EvdevEvent])] = []

  /// Whether its output ends in the middle of an event, which makes reading fail.
  var breaksOff = false

  /// The path of the device for programs that umockdev runs.
  var path: String { "/dev/input/event\(number)" }

  /// Creates a device from evemu's description, and lets it send the events that follow there.
  init(evemu bytes: [UInt8], events: [EvdevEvent]? = nil) throws {
    let recording = try TouchRecording.read(bytes: bytes, file: "evemu")
    device = recording.devices[0].device
    self.events = [(0, events ?? recording.devices[0].events)]
  }

  /// Creates a device from a description.
  init(_ device: EvdevDevice) { self.device = device }

  /// Writes umockdev's files into a folder, and returns the options that name them.
  func write(to folder: Folder) throws -> String {
    let name = "event\(number)"
    try folder.write(
      """
      P: /devices/virtual/input/input\(number)/\(name)
      N: input/\(name)
      E: DEVNAME=\(path)
      E: SUBSYSTEM=input
      E: MAJOR=13
      E: MINOR=\(64 + number)
      A: dev=13:\(64 + number)


      """, to: "\(name).umockdev")
    try folder.write((["@DEV \(path)"] + requests).joined(separator: "\n") + "\n", to: "\(name).ioctl")
    try folder.write(script, to: "\(name).script")
    return "-d \(name).umockdev -i \(path)=\(name).ioctl -s \(path)=\(name).script"
  }

  // MARK: Requests

  /// A request and its answer in umockdev's format: the name, the result of the call, and the bytes.
  private func request(_ name: String, returns: Int = 0, _ bytes: [UInt8]) -> String {
    let digits = bytes.map { String(UInt16($0) | 0x100, radix: 16, uppercase: true).dropFirst() }.joined()
    return "\(name) \(returns) \(digits)"
  }

  /// Numbers as bits, in a number of bytes.
  private func bits(_ numbers: [UInt16], _ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    for number in numbers where Int(number) / 8 < count { bytes[Int(number) / 8] |= 1 << (number % 8) }
    return bytes
  }

  private func words(_ values: [Int32]) -> [UInt8] {
    values.flatMap { value in (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
  }

  /// The requests of libevdev, in its order: those when a device is opened, and those after dropped events.
  private var requests: [String] {
    let types = [EvdevType.key, EvdevType.relative, EvdevType.absolute, EvdevType.miscellaneous]
      .filter { !device.codes(ofType: $0).isEmpty }
    var lines = [request("EVIOCGBIT(0)", returns: 8, bits([0] + types, 8))]
    let name = Array(device.name.utf8) + [0]
    lines.append(
      request("EVIOCGNAME", returns: name.count, name + [UInt8](repeating: 0, count: 255 - name.count)))
    lines.append(
      request(
        "EVIOCGID",
        [device.bus, device.vendor, device.product, device.version].flatMap { number in
          [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
        }))
    lines.append(request("EVIOCGVERSION", words([0x010001])))
    lines.append(request("EVIOCGPROP", returns: 8, bits(device.properties.numbers, 8)))
    for (type, size) in [(2, 8), (3, 8), (0x11, 8), (1, 96), (5, 8), (4, 8), (0x15, 16), (0x12, 8)] {
      // Some descriptions have axes without a range, which no request queries.
      let codes =
        type == 3 ? device.axes.map(\.code) : device.codes(ofType: UInt16(type)).numbers
      lines.append(request("EVIOCGBIT(\(type))", returns: size, bits(codes, size)))
    }
    lines.append(request("EVIOCGLED", returns: 8, bits([], 8)))
    lines.append(request("EVIOCGSW", returns: 8, bits([], 8)))
    for (round, state) in states.enumerated() { lines += requests(for: state, round) }
    return lines
  }

  /// The requests for a state.
  ///
  /// umockdev merges equal answers, so each gets a mark that libevdev ignores: a key that the device does not
  /// have, a slot after the last one, a range that is queried only once.
  private func requests(for state: EvdevState, _ round: Int) -> [String] {
    let keys = [request("EVIOCGKEY", returns: 96, bits(state.keys.numbers + [UInt16(0x2F0 + round)], 96))]
    let axes = device.axes.filter { round == 0 || $0.code <= EvdevCode.slot }.map { axis in
      let value =
        axis.code == EvdevCode.slot ? state.currentSlot : state.axes.last { $0.code == axis.code }?.value
      return request(
        "EVIOCGABS(\(axis.code))",
        words([
          value ?? 0, axis.minimum, axis.maximum, axis.fuzz, axis.flat + Int32(round), axis.resolution,
        ]))
    }
    // libevdev queries the slots last when it opens a device, and first after dropped events.
    return round == 0 ? keys + axes + slots(of: state, round) : slots(of: state, round) + keys + axes
  }

  private func slots(of state: EvdevState, _ round: Int) -> [String] {
    guard let last = device.axis(EvdevCode.slot)?.maximum else { return [] }
    return device.axes.filter { $0.code > EvdevCode.slot }.map { axis in
      var values = (0...Int(last)).map { place -> Int32 in
        let values = place < state.slots.count ? state.slots[place] : []
        return values.last { $0.code == axis.code }?.value ?? (axis.code == EvdevCode.trackingID ? -1 : 0)
      }
      values += [Int32](repeating: Int32(round) + 1, count: 256 - values.count)
      return request("EVIOCGMTSLOTS", words([Int32(axis.code)] + values))
    }
  }

  // MARK: Events

  /// The device's output in umockdev's format: one line per piece, with control characters in caret notation.
  private var script: [UInt8] {
    var pieces = events.map { (delay: $0.delay, bytes: $0.events.flatMap(Self.bytes)) }
    if breaksOff { pieces.append((500, [1, 2, 3])) }
    return pieces.flatMap { piece -> [UInt8] in
      let bytes = piece.bytes.flatMap { byte -> [UInt8] in
        switch byte {
        case 0..<32: [UInt8(ascii: "^"), byte + 64]
        case UInt8(ascii: "^"): [UInt8(ascii: "^"), UInt8(ascii: "`")]
        default: [byte]
        }
      }
      return Array("r \(piece.delay) ".utf8) + bytes + [UInt8(ascii: "\n")]
    }
  }

  private static func bytes(of event: EvdevEvent) -> [UInt8] {
    func little(_ value: some FixedWidthInteger) -> [UInt8] {
      withUnsafeBytes(of: value.littleEndian, Array.init)
    }
    return little(event.nanoseconds / 1_000_000_000) + little(event.nanoseconds % 1_000_000_000 / 1000)
      + little(event.type) + little(event.code) + little(event.value)
  }
}
