// SPDX-License-Identifier: Apache-2.0
import Foundation

nonisolated extension HTMLPage {
  /// The whole style of the page.
  ///
  /// What differs from page to page stands here too, and not in attributes: the policy of the page allows one
  /// style, by its hash.
  var style: String {
    SceneStyle.colors + Web.sceneStyle + PageStyle.css + Web.timelineStyle + Web.arrowsStyle
      + PageStyle.tables + (failures.isEmpty ? "" : Web.failuresStyle)
      + Web.comparisonStyle + PageStyle.depths + ratios + marks
  }

  /// The times that the axis below the lanes names.
  var ticks: [TimeInterval] { timeline.ticks(about: 8) }

  /// How wide each screen is for its height.
  private var ratios: String {
    chapters.enumerated().map { place, chapter in
      let box = chapter.scene.viewBox
      return ".rec[data-rec=\"\(place)\"]{--ratio:\((box.width / max(box.height, 1)).svg)}\n"
    }.joined()
  }

  /// Where the times of the axis stand.
  private var marks: String {
    let whole = timeline.end - timeline.start
    return ticks.enumerated().map { place, tick in
      ".axis i:nth-of-type(\(place + 1)){left:\(((tick - timeline.start) / whole * 100).svg)%}\n"
    }.joined()
  }
}

nonisolated extension PageStyle {
  /// The deepest level that is set further in than the one before.
  static let deepest = 40

  /// How far in the levels of the hit path and of the trace stand.
  static let depths: String = (1...deepest).map { depth in
    ".walk .d\(depth){padding-left:\(depth)em}.events .d\(depth){padding-left:\((Double(depth) * 0.6).svg)em}\n"
  }.joined()
}
