// SPDX-License-Identifier: Apache-2.0
private import Synchronization
import TouchDrawing
import TouchGraphics

/// The pixels of a bitmap context.
///
/// It may be shared between threads like the context, which draws under its lock; a lock of its own guards
/// what is read besides. Only the bytes that `CGContext.data` shows are the caller's to guard.
final class BitmapTarget: DrawingTarget, @unchecked Sendable {
  let memory: PixelMemory
  let space: CGColorSpace
  private let painter: Painter
  private let immediate: Mutex<Bool>

  /// Creates a target; one whose memory other code can see draws at once.
  init(_ memory: PixelMemory, _ space: CGColorSpace, isImmediate: Bool) {
    self.memory = memory
    self.space = space
    let bounds = PixelRect(left: 0, top: 0, right: memory.width, bottom: memory.height)
    painter = Painter(
      Surface(memory, at: bounds), transform: .identity, scale: 1, images: ImageLibrary())
    immediate = Mutex(isImmediate)
  }

  var isImmediate: Bool { immediate.withLock { $0 } }

  func draw(_ operations: inout [DisplayList.Operation]) {
    immediate.withLock { _ in
      painter.draw(operations)
      operations.removeAll(keepingCapacity: true)
    }
  }

  /// The address of the first row; from now on everything is drawn at once.
  var shared: UnsafeMutableRawPointer {
    immediate.withLock { $0 = true }
    return unsafe memory.start
  }

  func image(_ recording: inout ContextRecording) -> CGImage? {
    let (width, height, layout) = (memory.width, memory.height, memory.layout)
    let isDrawing =
      layout.hasAlpha && !layout.isGray && recording.list.operations.count <= Self.greatestDrawing
    if isDrawing, !isImmediate {
      return CGImage(width: width, height: height, content: .drawn(recording.finished), layout: layout)
    }
    draw(&recording.list.operations)
    let bytes = immediate.withLock {
      $0 = true
      return memory.bytes
    }
    return CGImage(
      width: width, height: height, content: .pixels(CGImage.Pixels(bytes: bytes, layout: layout)))
  }

  /// The greatest number of operations that are not drawn until somebody asks for pixels.
  ///
  /// Each image of a context is drawn for itself, so that a program which makes one after each of many lines
  /// would draw the first line again and again.
  private static let greatestDrawing = 1000
}
