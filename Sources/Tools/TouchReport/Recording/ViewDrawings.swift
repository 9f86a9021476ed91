// SPDX-License-Identifier: Apache-2.0
import TouchRender
import Touchstone

/// What the views of windows draw, read again only after a change.
struct ViewDrawings {
  /// What a view shows itself.
  struct Drawing {
    /// The color behind the content.
    var fill: Paint?
    /// The content as SVG; nil without any.
    var markup: String?
    /// What is in front of the subviews, as SVG.
    var front: String?
    /// Whether it looks different at another time.
    var isMoving = false
  }

  private var looks: ViewLooks { .system }
  private var records: [ObjectIdentifier: Record] = [:]
  /// The drawings, by the numbers of the views.
  private var drawings: [Int: Drawing] = [:]
  /// The views whose drawings are to be read again.
  private var stale: Set<ObjectIdentifier> = []
  private var isAllStale = true

  private struct Record {
    weak var window: UIWindow?
    var changes: WindowChanges
    var generation: Int
  }

  /// Learns what has changed in a window since the last look at it.
  mutating func look(at window: UIWindow) {
    let key = ObjectIdentifier(window)
    if records[key]?.window !== window {
      let changes = WindowChanges(of: window)
      records[key] = Record(window: window, changes: changes, generation: changes.generation)
      isAllStale = true
    }
    guard var record = records[key], record.generation != record.changes.generation else { return }
    record.generation = record.changes.generation
    records[key] = record
    switch record.changes.take() {
    case .everything: isAllStale = true
    case .layers(let layers):
      for layer in layers {
        var next: CALayer? = layer
        // A layer of no view belongs to the view around it.
        while let current = next, !(current.delegate is UIView) { next = current.superlayer }
        if let view = next?.delegate as? UIView { stale.insert(ObjectIdentifier(view)) }
      }
    }
  }

  /// What a view draws now.
  mutating func drawing(of view: UIView, number: Int) -> Drawing {
    if let known = drawings[number], !known.isMoving, !isAllStale, !stale.contains(ObjectIdentifier(view)) {
      return known
    }
    let picture = OwnPicture(of: view, looks: looks)
    var drawing = Drawing(fill: picture.background.flatMap(Paint.init), isMoving: picture.isMoving)
    if !picture.layers.isEmpty {
      let markup = LayerMarkup(picture.layers).text
      if !markup.isEmpty { drawing.markup = markup }
      drawing.front = picture.layers[0].front.map { LayerMarkup($0).text }
    }
    drawings[number] = drawing
    return drawing
  }

  /// Says that every view has been read.
  mutating func finish() {
    stale = []
    isAllStale = false
  }
}
