// SPDX-License-Identifier: Apache-2.0
internal import CMeter

/// Runs `body` on a stack of so many bytes, where a deep recursion has room.
public func onStack<Result>(ofBytes bytes: Int, _ body: () -> Result) -> Result {
  var result: Result?
  withoutActuallyEscaping(body) { body in
    let work = Work { result = body() }
    on_stack_of(
      bytes,
      { work in
        guard let work else { return }
        Unmanaged<Work>.fromOpaque(work).takeUnretainedValue().run()
      }, work.address)
    // Without this the work could end before it is done: the address alone does not hold it.
    withExtendedLifetime(work) {}
    work.run = {}
  }
  guard let result else { preconditionFailure("on_stack_of(_:_:_:) returned before its body had run.") }
  return result
}

private final class Work {
  var run: () -> Void

  init(_ run: @escaping () -> Void) {
    self.run = run
  }

  var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
