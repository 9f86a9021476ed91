// SPDX-License-Identifier: Apache-2.0
private import Synchronization

/// A place to draw that records what is drawn in a ``DisplayList``.
///
/// A view gets one while its `draw(_:)` runs, and an image renderer while its block runs. It has the
/// coordinates of UIKit: points, with y pointing down. The methods that draw are in the module TouchDrawing.
/// A bitmap context, of the module TouchRaster, also draws pixels.
public nonisolated final class CGContext: Sendable {
  private let recording: Mutex<ContextRecording>
  /// The pixels that the context draws; nil for a context that only records.
  package let target: (any DrawingTarget)?

  /// Creates a context from a recording that has just begun.
  package init(_ recording: ContextRecording) {
    self.recording = Mutex(recording)
    target = nil
  }

  /// Creates a context that draws pixels.
  package init(_ recording: ContextRecording, target: any DrawingTarget) {
    self.recording = Mutex(recording)
    self.target = target
  }

  /// Reads the recording.
  package func read<Value: Sendable>(_ body: (ContextRecording) -> Value) -> Value {
    recording.withLock { body($0) }
  }

  /// Changes the recording.
  package func change(_ body: (inout ContextRecording) -> Void) {
    recording.withLock {
      body(&$0)
      if let target, target.isImmediate { target.draw(&$0.list.operations) }
    }
  }
}

/// Pixels that a context draws.
package nonisolated protocol DrawingTarget: AnyObject, Sendable {
  /// Whether each operation is drawn as soon as it has been recorded, because other code can see the pixels.
  var isImmediate: Bool { get }
  /// Draws the operations, and removes them from the list.
  func draw(_ operations: inout [DisplayList.Operation])
  /// What has been drawn until now, from the operations that are not drawn yet and from the pixels.
  func image(_ recording: inout ContextRecording) -> CGImage?
}
