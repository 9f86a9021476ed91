// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchGraphics

nonisolated extension DisplayList {
  /// How far shadows may reach beyond what throws them, in points; 0 without shadows.
  var shadowReach: CGFloat {
    operations.reduce(0) { reach, operation in
      guard let shadow = operation.effects?.shadow else { return reach }
      return max(reach, max(abs(shadow.offset.width), abs(shadow.offset.height)) + 2 * max(shadow.blur, 0))
    }
  }
}

nonisolated extension DisplayList.Operation {
  /// The effects of an operation that paints.
  fileprivate var effects: DisplayList.Effects? {
    switch self {
    case .fill(_, _, _, let effects), .stroke(_, _, _, let effects), .image(_, _, _, let effects),
      .text(_, let effects), .gradient(_, let effects), .beginLayer(let effects):
      effects
    default: nil
    }
  }
}
