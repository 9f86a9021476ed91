// SPDX-License-Identifier: Apache-2.0
internal import Foundation
internal import TextSources

extension TouchLog {
  /// The version of the format to write.
  static let version = 1

  /// The whole file.
  public var text: String {
    var text = header.line + "\n"
    for frame in frames { text += Self.line(for: frame) + "\n" }
    return text
  }

  /// The line of a frame, without a line break, for code that writes a file as frames come.
  public static func line(for frame: DigitizerFrame) -> String {
    var members = [JSONText.Member("t", .verbatim(seconds(frame.nanoseconds)))]
    if frame.display != 0 { members.append(.init("display", .integer(Int(frame.display)))) }
    if !frame.buttons.isEmpty {
      let numbers = (0..<32).filter { frame.buttons.rawValue & (1 << UInt32($0)) != 0 }
      members.append(.init("buttons", .array(numbers.map { .integer($0 + 1) })))
    }
    if let scroll = frame.scroll {
      members.append(.init("scroll", .array([number(scroll.horizontal), number(scroll.vertical)])))
    }
    members.append(.init("contacts", .array(frame.contacts.map(json))))
    return JSONText.object(members).line
  }

  private static func json(_ contact: DigitizerContact) -> JSONText {
    var members: [JSONText.Member] = [
      .init("id", .integer(Int(contact.id))), .init("phase", .string(contact.phase.rawValue)),
      .init("x", number(Double(contact.position.x))), .init("y", number(Double(contact.position.y))),
    ]
    if contact.transducer != .finger {
      members.append(.init("transducer", .string(TouchLogField.name(of: contact.transducer))))
    }
    for field in TouchLogField.all {
      let value = field.value(contact)
      if value != field.standard, let value { members.append(.init(field.name, number(value))) }
    }
    return .object(members)
  }

  /// A number; a nonfinite one becomes 0, because the format cannot represent it.
  private static func number(_ value: Double) -> JSONText { .number(value.isFinite ? value : 0) }

  /// Seconds with exactly as many decimals as needed.
  static func seconds(_ nanoseconds: Int64) -> String {
    let (whole, part) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
    let sign = nanoseconds < 0 ? "-" : ""
    guard part > 0 else { return "\(sign)\(whole)" }
    let digits = String(part)
    let fraction = String(repeating: "0", count: 9 - digits.count) + digits
    return "\(sign)\(whole)." + String(fraction.reversed().drop { $0 == "0" }.reversed())
  }
}

extension TouchLog.Header {
  /// The first line of a file, without a line break.
  public var line: String {
    var members: [JSONText.Member] = []
    if let display, display.width.isFinite, display.height.isFinite {
      members.append(
        .init(
          "display",
          ["width": .number(Double(display.width)), "height": .number(Double(display.height))]))
    }
    if let device { members.append(.init("device", .string(device))) }
    if let rate, rate.isFinite { members.append(.init("rate", .number(rate))) }
    if !notes.isEmpty { members.append(.init("notes", .array(notes.map(JSONText.string)))) }
    return JSONText.document("touchlog", version: TouchLog.version, .object(members)).line
  }
}
