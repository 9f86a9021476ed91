// SPDX-License-Identifier: Apache-2.0

/// Which texts ``JSONReader`` takes.
package enum JSONDialect: Sendable, Hashable {
  /// JSON as RFC 8259 has it, and nothing else.
  case json
  /// JSON5: comments, trailing commas, names without quotes, single quotes, hexadecimal numbers.
  case json5
}
