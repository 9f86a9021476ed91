// SPDX-License-Identifier: Apache-2.0

/// Numbers without a needless `.0`.
nonisolated enum ShortNumber {
  static func text(_ number: Double) -> String {
    if let whole = Int(exactly: number) { "\(whole)" } else { "\(number)" }
  }
}
