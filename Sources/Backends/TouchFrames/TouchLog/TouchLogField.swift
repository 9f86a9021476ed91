// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// An optional field of a contact in a line.
struct TouchLogField: Sendable {
  /// The name in the file.
  let name: String
  /// The default value, which is not written.
  let standard: Double?
  /// The valid values.
  let range: ClosedRange<Double>
  /// The value of a contact.
  let value: @Sendable (DigitizerContact) -> Double?
  /// Sets the value of a contact.
  let set: @Sendable (inout DigitizerContact, Double) -> Void

  /// The fields, in the order in which they are written.
  static let all: [TouchLogField] = [
    field("majorRadius", 0, 0...1e9, \.majorRadius),
    field("minorRadius", 0, 0...1e9, \.minorRadius),
    TouchLogField(name: "force", standard: nil, range: 0...1) { contact in
      contact.force.map { Double($0) }
    } set: { contact, value in
      contact.force = CGFloat(value)
    },
    field("altitude", .pi / 2, 0...Double.pi / 2, \.altitude),
    field("azimuth", 0, -7...7, \.azimuth),
    field("roll", 0, -7...7, \.roll),
    field("height", 0, 0...1, \.height),
  ]

  private static func field(
    _ name: String, _ standard: Double, _ range: ClosedRange<Double>,
    _ path: any WritableKeyPath<DigitizerContact, CGFloat> & Sendable
  ) -> TouchLogField {
    TouchLogField(name: name, standard: standard, range: range) { contact in
      Double(contact[keyPath: path])
    } set: { contact, value in
      contact[keyPath: path] = CGFloat(value)
    }
  }

  /// The names of transducers.
  static let transducers: [(name: String, transducer: DigitizerContact.Transducer)] = [
    ("finger", .finger), ("stylus", .stylus), ("pointer", .pointer), ("hand", .hand),
  ]

  static func name(of transducer: DigitizerContact.Transducer) -> String {
    transducers.first { $0.transducer == transducer }?.name ?? ""
  }
}

extension DigitizerContact.Transducer {
  /// The name in a touchlog.
  package var word: String { TouchLogField.name(of: self) }
}
