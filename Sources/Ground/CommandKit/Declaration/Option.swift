// SPDX-License-Identifier: Apache-2.0

/// An option of a verb: `--name VALUE`, `--name=VALUE`, or `-n VALUE` if it has a short form.
///
/// The type parameter is the type of `try call[option]`.
///
/// ```swift
/// static let verbose = Flag("verbose", short: "v", "Says more.")                                // Bool
/// static let scene = Option("scene", .file("scene.json5"), "The scene to play in.")             // String?
/// static let format = Option("format", .word(Format.self), default: .text, "How it is written.") // Format
/// static let at = Option.required("at", .point, "Where the finger is.")                         // CGPoint
/// static let only = Option.repeated("only", .text("RULE"), "Checks this rule alone.")           // [String]
/// static let areas = Option("areas", .list(of: .word(Area.self)), default: [], "What is shown.") // [Area]
/// ```
package struct Option<Value: Sendable>: Sendable, Declared {
  package let parameter: Parameter
  package let value: @Sendable ([any Sendable]) -> Value?

  /// An option that may be omitted; its value is then nil.
  package init<Wrapped>(
    _ name: String, short: Character? = nil, _ kind: Kind<Wrapped>, _ summary: String
  ) where Value == Wrapped? {
    parameter = Parameter(name, short: short, kind, summary, .optional)
    value = { .some($0.last as? Wrapped) }
  }

  /// An option with a default value.
  package init(
    _ name: String, short: Character? = nil, _ kind: Kind<Value>, default defaultText: Value,
    _ summary: String
  ) {
    parameter = Parameter(name, short: short, kind, summary, .optional, defaultText: defaultText)
    value = { $0.last as? Value ?? defaultText }
  }

  /// A required option.
  package static func required(
    _ name: String, short: Character? = nil, _ kind: Kind<Value>, _ summary: String
  ) -> Option {
    Option(parameter: Parameter(name, short: short, kind, summary, .one), value: { $0.last as? Value })
  }

  /// An option that may be given any number of times.
  package static func repeated<Element>(
    _ name: String, short: Character? = nil, _ kind: Kind<Element>, _ summary: String
  ) -> Option where Value == [Element] {
    Option(
      parameter: Parameter(name, short: short, kind, summary, .any),
      value: { $0.compactMap { $0 as? Element } })
  }

  private init(parameter: Parameter, value: @escaping @Sendable ([any Sendable]) -> Value?) {
    self.parameter = parameter
    self.value = value
  }
}

/// An option without a value, which is either given or not.
package typealias Flag = Option<Bool>

extension Option where Value == Bool {
  /// A flag.
  package init(_ name: String, short: Character? = nil, _ summary: String) {
    parameter = Parameter(flag: name, short: short, summary)
    value = { !$0.isEmpty }
  }

  /// The flag of verbs that can print JSON.
  package static var json: Flag { Flag("json", "Prints JSON instead of text.") }
}

/// A declaration of a verb that serves as a key for its value: an option or an argument.
package protocol Declared<Value>: Sendable {
  /// The type of its value.
  associatedtype Value: Sendable
  /// The declaration without the type of its value.
  var parameter: Parameter { get }
  /// The given texts as one value; nil if a required one is missing.
  var value: @Sendable ([any Sendable]) -> Value? { get }
}
