// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources
import TouchCore

nonisolated extension JSONText {
  /// The name of an object, as in traces; null for none.
  static func name(_ name: StableName?) -> JSONText {
    guard let name else { return .null }
    var members = [JSONText.Member("class", .string(name.className))]
    if let identifier = name.identifier { members.append(.init("id", .string(identifier))) }
    members.append(.init("number", .integer(name.number)))
    return .object(members)
  }

  static func point(_ point: CGPoint) -> JSONText {
    .array([.number(Double(point.x)), .number(Double(point.y))])
  }
}

extension StableName {
  /// The name of an object that a tool asks about: an object that no trace has mentioned keeps its number for
  /// the first mention, and is called number 0.
  init(quietly object: any Traced) {
    self.init(
      className: String(describing: type(of: object)), identifier: object.traceIdentifier,
      number: Int(object.stableNumber))
  }
}
