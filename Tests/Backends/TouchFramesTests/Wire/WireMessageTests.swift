// SPDX-License-Identifier: Apache-2.0
import Foundation
import RandomRunning
import Testing

@testable import TouchFrames

@Suite struct WireMessageTests {
  /// A message of each kind, and of each form that a kind has.
  nonisolated static let samples: [RouterMessage] = {
    var contact = DigitizerContact(id: 7, phase: .moved, at: CGPoint(x: 10.5, y: -3), transducer: .stylus)
    contact.force = 0.25
    contact.roll = 1
    var frame = DigitizerFrame(nanoseconds: .min, display: 2, contacts: [contact], buttons: .secondary)
    frame.scroll = DigitizerScroll(horizontal: -1, vertical: 0.5)
    for (number, phase) in DigitizerPhase.allCases.enumerated() {
      frame.contacts.append(DigitizerContact(id: 8 + UInt32(number), phase: phase, at: .zero))
    }
    let report = ApplicationReport(
      name: "Pay", process: 12, width: 800, height: 480, isFront: true, isResponding: false, contacts: 2,
      waiting: 3, frames: 4, merged: 5)
    let status = RouterReport(
      process: 1, uptime: 2, front: "Pay", applications: 3, contacts: 4, frames: 5, consumed: 6, refused: 7,
      sources: ["play:tap.touchlog", "evdev:/dev/input/event0"])
    return [
      .hello(ApplicationHello(name: "Pay", width: 800, height: 480.5, wantsFront: false)),
      .welcome(RouterWelcome(connection: 3, process: 99)),
      .frame(RoutedFrame(number: .max, merged: 3, arrived: 1, sent: -1, frame: frame)),
      .frame(RoutedFrame(number: 1, arrived: 1, frame: DigitizerFrame(nanoseconds: 0))),
      .front(true), .front(false), .handled(upTo: 1 << 40), .request(.applications), .request(.status),
      .request(.home), .request(.bringToFront("Größe")), .answer(.applications([])),
      .answer(.applications([report, ApplicationReport(name: "B")])), .answer(.status(status)),
      .answer(.status(RouterReport())), .answer(.done(front: nil)), .answer(.done(front: "Pay")),
      .answer(.unknown("Pey", known: ["Pay"])),
    ] + RouterRefusal.Code.allCases.map { .refused(RouterRefusal($0, "the reason")) }
      + RouterCancellation.Reason.allCases.map { .cancel(RouterCancellation($0, contacts: [1, 5])) }
  }()

  @Test(arguments: samples) func `a message is decoded as it was encoded`(_ message: RouterMessage) throws {
    let sent = WireMessage(sequence: 77, message)
    #expect(try WireMessage(sent.bytes) == sent)
  }

  @Test func `a frame is encoded as its values in order, least significant byte first`() {
    var contact = DigitizerContact(id: 7, phase: .moved, at: CGPoint(x: 10.5, y: -3), transducer: .stylus)
    (contact.majorRadius, contact.minorRadius, contact.force) = (1, 2, 0.25)
    (contact.altitude, contact.azimuth, contact.roll, contact.height) = (3, 4, 5, 6)
    let plain = DigitizerContact(id: 0x0102_0304, phase: .began, at: .zero)
    var frame = DigitizerFrame(nanoseconds: 21, display: 22, contacts: [contact, plain], buttons: .primary)
    frame.scroll = DigitizerScroll(horizontal: -1, vertical: 0.5)
    func number(_ value: some FixedWidthInteger) -> [UInt8] {
      (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    func numbers(_ values: Double...) -> [UInt8] { values.flatMap { number($0.bitPattern) } }
    let header: [UInt8] = [0x54, 0x52, 1, 4] + number(UInt32(213)) + number(UInt64(9))
    let times = number(UInt64(5)) + number(UInt32(2)) + [3, 4, 21].flatMap { number(Int64($0)) }
    let rest = number(UInt32(22)) + number(UInt32(1)) + [1] + numbers(-1, 0.5) + number(UInt16(2))
    let first = number(UInt32(7)) + [4, 0, 1] + numbers(10.5, -3, 1, 2, 3, 4, 5, 6, 0.25)
    let second = number(UInt32(0x0102_0304)) + [3, 2, 0] + numbers(0, 0, 0, 0, .pi / 2, 0, 0, 0)
    let message = WireMessage(
      sequence: 9, .frame(RoutedFrame(number: 5, merged: 2, arrived: 3, sent: 4, frame: frame)))
    #expect(message.bytes == header + times + rest + first + second)
  }

  @Test func `every kind of message is among the samples`() {
    #expect(Set(Self.samples.map(\.code)) == Set(RouterMessage.Code.allCases))
  }

  @Test(arguments: samples) func `a truncated message, or one with additional bytes, is rejected`(
    _ message: RouterMessage
  ) {
    let bytes = WireMessage(sequence: 1, message).bytes
    for count in bytes.indices {
      #expect(throws: WireFailure.self) { try WireMessage(Array(bytes.prefix(count))) }
      // With a matching length, the body itself must be found truncated.
      guard count >= WireMessage.headerSize else { continue }
      var shorter = Array(bytes.prefix(count))
      withUnsafeBytes(of: UInt32(count - WireMessage.headerSize).littleEndian) {
        shorter.replaceSubrange(4..<8, with: $0)
      }
      #expect(throws: WireFailure.self) { try WireMessage(shorter) }
    }
    var longer = bytes + [0]
    #expect(throws: WireFailure.self) { try WireMessage(longer) }
    withUnsafeBytes(of: UInt32(longer.count - WireMessage.headerSize).littleEndian) {
      longer.replaceSubrange(4..<8, with: $0)
    }
    #expect(throws: WireFailure.bytesLeft(1)) { try WireMessage(longer) }
  }

  @Test(arguments: samples) func `a message with any byte changed is decoded or rejected`(
    _ message: RouterMessage
  ) {
    let bytes = WireMessage(sequence: 1, message).bytes
    for place in bytes.indices {
      for value in [0, 1, 0x7F, 0x80, 0xFF, bytes[place] &+ 1] as [UInt8] {
        var changed = bytes
        changed[place] = value
        guard let read = try? WireMessage(changed) else { continue }
        #expect(read.bytes == changed)
      }
    }
  }

  @Test func `an invalid message is rejected with the reason`() {
    func failure(_ bytes: [UInt8]) -> WireFailure? {
      do throws(WireFailure) {
        _ = try WireMessage(bytes)
        return nil
      } catch { return error }
    }
    let good = WireMessage(sequence: 1, .front(true)).bytes
    func changed(_ place: Int, _ value: UInt8) -> [UInt8] {
      var bytes = good
      bytes[place] = value
      return bytes
    }
    #expect(failure([]) == .tooShort(0))
    #expect(failure([UInt8](repeating: 0, count: WireMessage.limit + 1)) == .tooLarge(WireMessage.limit + 1))
    #expect(failure(changed(0, 0)) == .noMark)
    #expect(failure(changed(2, 9)) == .version(9))
    #expect(failure(changed(3, 200)) == .unknownKind(200))
    #expect(failure(changed(4, 9)) == .length(said: 9, found: 1))
    #expect(failure(changed(16, 2)) == .value("the flag for being in front must be 0 or 1, not 2"))
  }

  @Test func `a name is printable text of at most 64 bytes`() {
    for name in ["a", "Pay", "Größe", "a b", String(repeating: "x", count: 64)] {
      #expect(ApplicationName.isValid(name), "\(name)")
    }
    for name in ["", " a", "a ", "a\n", "a\u{7F}", "\u{202E}evil", String(repeating: "x", count: 65)] {
      #expect(!ApplicationName.isValid(name), "\(name.debugDescription)")
      let hello = WireMessage(sequence: 1, .hello(ApplicationHello(name: name, width: 1, height: 1)))
      #expect(throws: WireFailure.self) { try WireMessage(hello.bytes) }
    }
  }

  @Test func `the largest message of each kind stays within the limit`() throws {
    let contact = { (id: UInt32) in
      var contact = DigitizerContact(id: id, phase: .moved, at: .zero)
      contact.force = 1
      return contact
    }
    let frame = DigitizerFrame(nanoseconds: 0, contacts: (0..<300).map(contact))
    let reports = (0..<300).map { ApplicationReport(name: String(repeating: "x", count: 60) + "\($0)") }
    for message in [
      RouterMessage.frame(RoutedFrame(number: 1, arrived: 0, frame: frame)), .answer(.applications(reports)),
      .answer(.unknown(String(repeating: "ü", count: 2000), known: reports.map(\.name))),
    ] {
      let bytes = WireMessage(sequence: 1, message).bytes
      #expect(bytes.count <= WireMessage.limit)
      _ = try WireMessage(bytes)
    }
  }

  @Test func `sequence numbers are accepted once and in order`() throws {
    var gate = SequenceGate()
    try gate.pass(1)
    try gate.pass(2)
    for wrong in [0, 1, 2, 4, .max] as [UInt64] {
      #expect(throws: RouterRefusal.self) { try gate.pass(wrong) }
    }
    try gate.pass(3)
    #expect(gate.last == 3)
  }
}
