// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// The two named tunings; every trace holds under both, or says how they differ.
nonisolated enum Preset: CaseIterable, Sendable {
  case uikit, articles

  var tuning: TouchTuning {
    switch self {
    case .uikit: .uikit
    case .articles: .articles
    }
  }
}
