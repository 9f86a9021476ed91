// SPDX-License-Identifier: Apache-2.0

/// A positional argument of a verb, named in capitals.
///
/// The type parameter is the type of `try call[argument]`.
///
/// ```swift
/// static let script = Argument("SCRIPT", .file("touch"), "The script.")              // String, required
/// static let scene = Argument.optional("SCENE", .file("scene.json5"), "The scene.")  // String?
/// static let files = Argument.some("FILE", .file(), "The files.")                    // [String], some
/// static let words = Argument.any("WORD", .text("WORD"), "Any words.")               // [String]
/// ```
///
/// Arguments are assigned in the order of their declaration, so an optional or repeated one comes last.
package struct Argument<Value: Sendable>: Sendable, Declared {
  package let parameter: Parameter
  package let value: @Sendable ([any Sendable]) -> Value?

  /// A required argument.
  package init(_ name: String, _ kind: Kind<Value>, _ summary: String) {
    parameter = Parameter(name, kind, summary, .one)
    value = { $0.first as? Value }
  }

  private init(parameter: Parameter, value: @escaping @Sendable ([any Sendable]) -> Value?) {
    self.parameter = parameter
    self.value = value
  }

  /// An argument that may be omitted.
  package static func optional<Wrapped>(
    _ name: String, _ kind: Kind<Wrapped>, _ summary: String
  ) -> Argument where Value == Wrapped? {
    Argument(parameter: Parameter(name, kind, summary, .optional), value: { .some($0.first as? Wrapped) })
  }

  /// An argument that may be given any number of times.
  package static func any<Element>(
    _ name: String, _ kind: Kind<Element>, _ summary: String
  ) -> Argument where Value == [Element] {
    Argument(
      parameter: Parameter(name, kind, summary, .any), value: { $0.compactMap { $0 as? Element } })
  }

  /// A required argument that may be repeated.
  package static func some<Element>(
    _ name: String, _ kind: Kind<Element>, _ summary: String
  ) -> Argument where Value == [Element] {
    Argument(
      parameter: Parameter(name, kind, summary, .some), value: { $0.compactMap { $0 as? Element } })
  }
}
