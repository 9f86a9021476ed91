// SPDX-License-Identifier: Apache-2.0
internal import TextSources
import TouchSnapshot

extension HitMap {
  /// How many regions are listed at most.
  static let mostListed = 2_000

  /// The map as JSON for programs: the format `touchstone-map`, version 1, with its fields always in the same
  /// order.
  ///
  /// - Parameter notes: Further sentences, such as what was corrected in the source.
  /// - Returns: The text, which ends with a line break.
  package func json(notes: [String] = []) -> String {
    let document = JSONText.document(
      "touchstone-map", version: 1,
      [
        "screen": Self.fields(of: screen),
        "exact": .bool(isExact),
        "geometryOnly": .bool(isGeometryOnly),
        "headline": .string(headline),
        "regions": .array(regions.prefix(Self.mostListed).map(fields(of:))),
        "regionsLeftOut": .integer(max(0, regions.count - Self.mostListed)),
        "nobody": .array(nobody.map(Self.fields(of:))),
        "unreached": .array(unreached.map(fields(of:))),
        "besideScreen": .integer(asideCount),
        "notes": .array(notes.map(JSONText.string)),
      ])
    return document.pretty + "\n"
  }

  private func fields(of region: Region) -> JSONText {
    [
      "view": ViewName.fields(of: region.view, in: trees),
      "kind": .string(region.subject.word),
      "isTarget": .bool(region.subject.isTarget),
      "of": region.subject.owner.map { ViewName.fields(of: $0, in: trees) } ?? .null,
      "rect": region.own.map { Self.fields(of: $0.box.rect) } ?? .null,
      "share": region.share.map(Self.share) ?? .null,
      "shareOfViewsInIt": Self.share(region.within),
      "shareBesideScreen": Self.share(region.aside),
      "takers": .array(
        region.takers.map { taker in
          [
            "view": taker.view.map { ViewName.fields(of: $0, in: trees) } ?? .null,
            "share": Self.share(taker.share),
          ]
        }),
      "certainty": .string(ifAny: region.certainty?.rawValue),
      "example": region.example.map { ["x": .number($0.x), "y": .number($0.y)] } ?? .null,
      "pieces": .array(region.pieces.map(Self.fields(of:))),
    ]
  }

  private static func share(_ share: Double) -> JSONText { .number((share * 10_000).rounded() / 10_000) }

  private static func fields(of rect: ViewRect) -> JSONText {
    [
      "x": .number(MapBox.onGrain(rect.minX)), "y": .number(MapBox.onGrain(rect.minY)),
      "width": .number(MapBox.onGrain(rect.width)), "height": .number(MapBox.onGrain(rect.height)),
    ]
  }

  /// A rectangle, or a polygon by its corners.
  private static func fields(of piece: MapShape) -> JSONText {
    guard let corners = piece.corners else { return fields(of: piece.box.rect) }
    return [
      "corners": .array(
        corners.map { .array([.number(MapBox.onGrain($0.x)), .number(MapBox.onGrain($0.y))]) })
    ]
  }
}
