// SPDX-License-Identifier: Apache-2.0

/// What a finger does in its eight moves.
package enum FingerCourse: String, CaseIterable {
  case tap
  case drag

  /// How far it goes in each move, in points.
  package var step: Double { self == .tap ? 1 : 12 }
}
