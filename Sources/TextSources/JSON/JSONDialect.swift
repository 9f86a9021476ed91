// SPDX-License-Identifier: Apache-2.0

/// The texts that ``JSONReader`` accepts.
package enum JSONDialect: Sendable, Hashable {
  /// Strict JSON of RFC 8259.
  case json
  /// JSON5: comments, trailing commas, names without quotes, single quotes, hexadecimal numbers.
  case json5
}
