// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// Something a user can have many of, and work that touches each of them.
struct GrowthCase {
  /// The most that ten times as many may cost, as a multiple.
  static let limit = 15.0
  /// The two sizes that are compared.
  static let sizes = (few: 100, many: 1000)

  /// The word that chooses it on the command line.
  let name: String
  /// What there is many of, for the table.
  let title: String
  /// Builds so many; the closure is what is measured.
  let make: (Int) -> () -> Void
}

/// All of them, in the order of the table.
let growthCases: [GrowthCase] =
  requirementCases + gestureCases + fingerCases + controlCases + controllerCases + viewCases
  + layerCases + layoutCases
