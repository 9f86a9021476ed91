// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchCore
import TouchScene
import Touchstone

/// All views of the moment that is shown, each with its index: views come before those in front of them and
/// inside them.
///
/// The index is that of a view in the doctor's tree, and also names views that are hidden, which have no
/// layer in the picture.
struct ViewOutline {
  /// How many views a page gets at most.
  private static let limit = 4000

  /// A view with its depth below its window, which has 0.
  private struct Row {
    var view: UIView
    var depth: Int
  }

  private let rows: [Row]
  private let layers: [ObjectIdentifier: LayerPlace]

  init(of windows: [UIWindow], _ records: [WindowRecord]) {
    var rows: [Row] = []
    var waiting = windows.reversed().map { Row(view: $0, depth: 0) }
    while let row = waiting.popLast() {
      rows.append(row)
      waiting += row.view.subviews.reversed().map { Row(view: $0, depth: row.depth + 1) }
    }
    self.rows = rows
    layers = ViewPlaces.layers(records)
  }

  /// The index of a view; nil if it is in none of the windows.
  static func index(of wanted: UIView, in windows: [UIWindow]) -> Int? {
    ViewOutline(of: windows, []).rows.firstIndex { $0.view === wanted }
  }

  /// The view with an index; nil if there are fewer.
  func view(at index: Int) -> UIView? { rows.indices.contains(index) ? rows[index].view : nil }

  /// The view's own layer in the picture; nil if the picture does not show it.
  func layer(of view: UIView) -> LayerPlace? { layers[ObjectIdentifier(view)] }

  /// The members of the answer: the views, and how many were left out.
  ///
  /// A view that is not of the scene's file is UIKit's.
  func members(isOfScene: (UIView) -> Bool) -> [JSONText.Member] {
    [
      .init("views", .array(rows.prefix(Self.limit).map { json($0, isOfScene($0.view)) })),
      .init("skipped", .integer(max(rows.count - Self.limit, 0))),
    ]
  }

  private func json(_ row: Row, _ isOfScene: Bool) -> JSONText {
    var members: [JSONText.Member] = [
      .init("view", .name(StableName(quietly: row.view))), .init("depth", .integer(row.depth)),
      .init("corners", .array(row.view.cornersOnScreen.map(JSONText.point))),
    ]
    if let layer = layer(of: row.view) { members.append(.init("layer", layer.json)) }
    if let text = ViewFacts.text(of: row.view), !text.isEmpty {
      members.append(.init("text", .string(String(text.prefix(200)))))
    }
    if row.view.partOf != nil { members.append(.init("part", true)) }
    if !isOfScene, ViewOutline.isContainer(row.view) { members.append(.init("system", true)) }
    if row.view.standsFor != nil { members.append(.init("standIn", true)) }
    if let state = Self.state(of: row.view) { members.append(.init("state", .string(state))) }
    return .object(members)
  }

  /// Whether a view that is not of the scene only contains others: a window, or a plain view.
  static func isContainer(_ view: UIView) -> Bool {
    !(view is UIControl || view is UILabel || view is UIScrollView) && !view.subviews.isEmpty
  }

  /// Why the view itself takes no touches, if one of its own properties says so: as the hit-test sees it, or
  /// because it is a disabled control.
  private static func state(of view: UIView) -> String? {
    if let verdict = HitTestWalk.verdict(on: view) { return verdict.rawValue }
    if let control = view as? UIControl, !control.isEnabled { return "disabled" }
    return nil
  }
}
