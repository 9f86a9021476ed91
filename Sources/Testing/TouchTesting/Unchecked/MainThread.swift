// SPDX-License-Identifier: Apache-2.0

#if os(Linux) && compiler(>=6.3)
  import Foundation

  /// Has the main actor of a process with tests run on the main thread, as it does in an app.
  ///
  /// Swift's runtime leaves the main queue to any thread once the main function is asynchronous, as that of
  /// tests is, and the main thread sleeps: `Thread.isMainThread` is false on the main actor, and no timer of
  /// the main run loop fires. The runtime has a hook for what it does there instead. The main run loop serves
  /// the main queue, so that Foundation finds what it finds on a device.
  ///
  /// The hook is set before the main function begins, because the runtime asks for it at once.
  @used @section(".init_array")
  private let setsMainLoop: @convention(c) () -> Void = {
    guard let symbol = unsafe dlsym(nil, "swift_task_asyncMainDrainQueue_hook") else { return }
    let hook = unsafe symbol.assumingMemoryBound(to: MainLoop?.self)
    // Whoever has set it has other plans.
    if unsafe hook.pointee == nil { unsafe hook.pointee = { _, _ in runMainLoop() } }
  }

  /// A function that never returns; its parameters are what the runtime does without it, and with it.
  private typealias MainLoop = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void

  private nonisolated func runMainLoop() {
    while true { RunLoop.main.run() }
  }
#endif
