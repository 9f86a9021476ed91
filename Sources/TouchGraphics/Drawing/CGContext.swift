// SPDX-License-Identifier: Apache-2.0
private import Synchronization

/// A place to draw that records what is drawn in a ``DisplayList``.
///
/// A view gets one while its `draw(_:)` runs, and an image renderer while its block runs. It has the coordinates of
/// UIKit: points, with y pointing down. The methods that draw are in the module TouchDrawing.
public nonisolated final class CGContext: Sendable {
  private let recording: Mutex<ContextRecording>

  /// Creates a context from a recording that has just begun.
  package init(_ recording: ContextRecording) {
    self.recording = Mutex(recording)
  }

  /// Reads the recording.
  package func read<Value: Sendable>(_ body: (ContextRecording) -> Value) -> Value {
    recording.withLock { body($0) }
  }

  /// Changes the recording.
  package func change(_ body: (inout ContextRecording) -> Void) {
    recording.withLock { body(&$0) }
  }
}
