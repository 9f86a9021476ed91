// SPDX-License-Identifier: Apache-2.0

/// The texts that ``XMLReader`` accepts.
package enum XMLDialect: Sendable, Hashable {
  /// Well-formed XML with one root; the first error ends reading.
  case strict
  /// Almost XML, as written by programs that concatenate strings; errors are corrected and reported.
  ///
  /// Several roots, missing or excess end tags, invalid names, and values with quotes and brackets are
  /// accepted. `attributes` are the names that may follow the closing quote of a value; if it is empty, any
  /// name may.
  case lenient(attributes: Set<String> = [])
}
