// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// What a context remembers: what was drawn, the graphics state, the saved states and the path under
/// construction.
package nonisolated struct ContextRecording: Sendable {
  /// What was drawn.
  package var list: DisplayList
  /// The transform from the coordinates of the list to pixels, whose y may point up.
  package let device: CGAffineTransform
  /// The graphics state.
  package var state: GraphicsState
  /// Whether edges may be smooth, which no saved state restores.
  package var allowsAntialiasing = true
  /// The states that were saved and not restored, the last one last.
  package var saved: [Saved] = []
  /// The path under construction, in the current coordinates.
  package var path = Outline()
  /// How many restores must close what was open when the recording began.
  private let openAtBegin: Int

  /// A saved state, and whether a group saved it.
  package struct Saved: Sendable {
    /// The state.
    package var state: GraphicsState
    /// Whether the end of a group restores the state.
    package var isLayer: Bool

    /// Creates a saved state.
    package init(_ state: GraphicsState, isLayer: Bool) {
      self.state = state
      self.isLayer = isLayer
    }
  }

  /// Begins a recording for a rectangle of content, as UIKit has it: the device has its origin at the bottom
  /// left.
  package init(bounds: CGRect, scale: CGFloat) {
    let device = CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale, ty: bounds.maxY * scale)
    self.init(DisplayList(bounds: bounds, scale: scale), device: device)
  }

  /// Begins an empty recording.
  package init(_ list: DisplayList, device: CGAffineTransform) {
    self.list = list
    self.device = device
    state = GraphicsState(clipBox: list.bounds)
    openAtBegin = 0
  }

  /// Begins a recording that draws a part of content again and leaves the rest.
  package init(redrawing part: CGRect, of old: DisplayList) {
    let (bounds, scale) = (old.bounds, old.scale)
    device = CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale, ty: bounds.maxY * scale)
    list = old
    list.partialDrawings += 1
    list.operations += [.save, .clip(DisplayList.Shape(rect: part), .winding), .clear(part)]
    state = GraphicsState(clipBox: part)
    openAtBegin = 1
  }

  /// What was drawn, with every saved state restored and every group ended.
  package var finished: DisplayList {
    var list = list
    for open in saved.reversed() { list.operations.append(open.isLayer ? .endLayer : .restore) }
    list.operations += Array(repeating: .restore, count: openAtBegin)
    return list
  }
}
