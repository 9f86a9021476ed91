// SPDX-License-Identifier: Apache-2.0

/// Which texts ``XMLReader`` takes.
package enum XMLDialect: Sendable, Hashable {
  /// Well-formed XML with one root; the first thing that is wrong ends reading.
  case strict
  /// Nearly XML, as programs write it that put strings together; what is wrong is mended and told.
  ///
  /// Several roots, ends that are missing or too many, names that are none and values that hold quotes and
  /// brackets are taken. `attributes` are the names that may follow the closing quote of a value; with none given,
  /// any name may.
  case lenient(attributes: Set<String> = [])
}
