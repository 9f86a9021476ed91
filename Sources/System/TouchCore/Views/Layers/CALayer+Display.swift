// SPDX-License-Identifier: Apache-2.0
import Foundation
public import TouchGraphics

extension CALayer {
  /// What the next display draws.
  private var request: PendingDisplay {
    get { if let backing { backing.pendingDisplay } else { pendingDisplay } }
    set { if let backing { backing.pendingDisplay = newValue } else { pendingDisplay = newValue } }
  }

  /// Whether a display was requested.
  final var isDisplayPending: Bool { request != .none }

  final func markNeedsDisplay() {
    request = .whole
    requestDisplayFromView()
  }

  final func markNeedsDisplay(_ rect: CGRect) {
    guard let part = rect.overlap(with: bounds) else { return }
    request.add(part)
    requestDisplayFromView()
  }

  /// Whether a layer without a view has requested a display while no view contained it.
  private static var requestsWithoutView = false

  /// Requests a display of the sublayers from the view that contains this layer, if it has no view itself.
  private func requestDisplayFromView() {
    guard backing == nil else { return }
    var next = parent
    while let layer = next {
      if let backing = layer.backing { return backing.setSublayersNeedDisplay() }
      next = layer.parent
    }
    Self.requestsWithoutView = true
  }

  /// Requests the displays that this layer and its sublayers wanted before a view contained them.
  final func joinPendingDisplays() {
    if Self.requestsWithoutView { requestDisplayFromView() }
  }

  final func displayPending() {
    if let backing { return backing.displayLayerIfNeeded() }
    guard isDisplayPending else { return }
    endDisplayRequest()
    display()
    drawnPart = nil
  }

  /// Displays the sublayers without a view that requested it, each before its own sublayers.
  ///
  /// It uses a list instead of recursion because layers may nest deeper than the stack allows.
  final func displaySublayersWithoutView() {
    var waiting: [CALayer] = children.reversed()
    while let layer = waiting.popLast() {
      guard layer.backing == nil else { continue }
      layer.displayIfNeeded()
      waiting.append(contentsOf: layer.children.reversed())
    }
  }

  /// Ends the request for a display; what is drawn then requests the next one.
  final func endDisplayRequest() {
    guard isDisplayPending else { return }
    drawnPart = if case .part(let rect) = request { rect } else { nil }
    request = .none
  }

  /// How often parts are drawn before the whole is drawn again, so that the list does not grow forever.
  private static var maximumPartialDrawings: Int { 16 }

  /// Records what ``draw(in:)`` draws, and makes it the content.
  ///
  /// A request for a part draws that part over the old content. If there is none, or if it has another size,
  /// the whole is drawn.
  final func recordContents() {
    let part = drawnPart
    drawnPart = nil
    let bounds = bounds
    guard !bounds.isEmpty,
      CGRect(boxAround: [bounds.origin, CGPoint(x: bounds.maxX, y: bounds.maxY)]) != .null
    else { return }
    let scale = backing?.layerContentsScale ?? contentsScale
    var recording = ContextRecording(bounds: bounds, scale: scale)
    if let part, !part.contains(bounds), let old = style.contents as? DisplayList, old.bounds == bounds,
      old.scale == scale, old.partialDrawings < Self.maximumPartialDrawings
    {
      recording = ContextRecording(redrawing: part, of: old)
    }
    let context = CGContext(recording)
    delegate?.layerWillDraw(self)
    // While an animation changes what is drawn, a copy with the values of the present frame draws.
    let drawing = motion?.animations?.isRedrawing == true ? presentedCopy() ?? self : self
    drawing.draw(in: context)
    noteLooks()
    style.contents = context.read { $0.finished }
  }
}

extension CALayer {
  /// What the layer has drawn; nil if it has drawn nothing or its ``contents`` are something else.
  public final var displayList: DisplayList? { contents as? DisplayList }
}
