// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// The bars whose taps an open popover leaves alone, because it was presented from one of their items.
///
/// UIKit adds such a bar to the views that the popover passes touches to (documented). A dump does not say
/// what a popover was presented from, but it points at that: it begins or ends at the bar.
struct PopoverBars: Sendable {
  /// The boxes of the bars behind each dimming view of a popover, in its own coordinates.
  private var boxes: [ViewPlace: [ViewRect]] = [:]

  /// How far from a bar a popover begins, at most, in points: its arrow lies between them (assumed).
  private static let nearest = 30.0

  init(_ trees: [ViewTree], _ geometries: [TreeGeometry]) {
    for (number, tree) in trees.enumerated() {
      for view in tree.views.indices
      where tree.views[view].className.utf8.suffix(11).elementsEqual("DimmingView".utf8)
        && HitCircumstance.isDimmingOfPopover(tree.views[view], in: tree)
      {
        let place = ViewPlace(tree: number, view: view)
        let found = Self.boxes(behind: view, in: tree, geometries[number])
        if !found.isEmpty { boxes[place] = found }
      }
    }
  }

  /// The same bars in trees with fewer views.
  init(_ bars: PopoverBars, in near: NearViews) {
    for (place, found) in bars.boxes {
      if let kept = near.places[place] { boxes[kept] = found }
    }
  }

  /// The boxes of the bars behind a view that it leaves touches to, in its own coordinates.
  func bars(behind place: ViewPlace) -> [ViewRect] { boxes[place] ?? [] }

  /// Whether a view leaves a touch at a point of its own coordinates to a bar behind it.
  func passes(_ place: ViewPlace, at point: ViewPoint) -> Bool {
    !boxes.isEmpty && boxes[place]?.contains { $0.contains(point) } == true
  }

  private static func boxes(behind dimming: Int, in tree: ViewTree, _ geometry: TreeGeometry) -> [ViewRect] {
    guard let parent = tree.views[dimming].parent, let undo = geometry.views[dimming].toTree?.inverted else {
      return []
    }
    let popovers = tree.views[parent].children.filter {
      $0 != dimming && tree.views[$0].className.holds("Popover")
    }
    let bars = tree.views.indices.filter { number in
      // What the popover shows may have bars itself.
      ClassKnowledge.roles(of: tree.views[number]).contains(.bar)
        && !tree.ancestors(of: number).contains { popovers.contains($0) }
    }
    return bars.compactMap { geometry.views[$0].box }
      .filter { bar in
        popovers.contains { geometry.views[$0].box.map { points(from: $0, at: bar) } ?? false }
      }
      .map { bar in
        let corners = [ViewPoint(x: bar.minX, y: bar.minY), ViewPoint(x: bar.maxX, y: bar.maxY)]
          .map { undo.apply(to: $0) }
        return ViewRect(
          x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y),
          width: abs(corners[1].x - corners[0].x), height: abs(corners[1].y - corners[0].y))
      }
  }

  /// Whether a popover lies right below a bar, or above it.
  private static func points(from popover: ViewRect, at bar: ViewRect) -> Bool {
    let isBeside = popover.minX < bar.maxX && popover.maxX > bar.minX
    let gap = popover.midY > bar.midY ? popover.minY - bar.maxY : bar.minY - popover.maxY
    return isBeside && gap > -bar.height && gap < nearest
  }
}
