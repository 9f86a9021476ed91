// SPDX-License-Identifier: Apache-2.0
import TouchCore
import TouchTrace

extension Trace.Entry {
  /// Whether the entry is one that readers look for first: a note, or a fact that says so.
  nonisolated var isKey: Bool {
    switch self {
    case .note: true
    case .fact(let fact): fact.kind.isKey
    }
  }
}
