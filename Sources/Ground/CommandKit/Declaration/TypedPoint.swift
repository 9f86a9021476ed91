// SPDX-License-Identifier: Apache-2.0

internal import TextSources

/// A point on the command line.
package struct TypedPoint: Sendable, Hashable {
  /// The coordinates.
  package var x, y: Double
}

extension Kind where Value == TypedPoint {
  /// A point: two numbers separated by a comma, as in `150,92.5`.
  package static var point: Kind<TypedPoint> {
    Kind(
      "X,Y", expected: "a point such as 150,92.5",
      parse: { text in
        // `195, 725` and `(195.0, 725.0)` are how points are printed.
        let plain = text.filter { !"(){} ".contains($0) }
        let parts = plain.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, let x = Decimals.number(parts[0]), let y = Decimals.number(parts[1]) else {
          return nil
        }
        return TypedPoint(x: x, y: y)
      },
      spell: { "\(Decimals.spelling($0.x)),\(Decimals.spelling($0.y))" })
  }
}
