// SPDX-License-Identifier: Apache-2.0

// What the page calls. It asks for memory, writes a request and a file there, calls, reads the answer, and
// returns the memory.

/// The desk of the page; a worker has one thread.
nonisolated(unsafe) private var desk = Desk()

/// The answer to the last request.
nonisolated(unsafe) private var answer: [UInt8] = []

/// Memory for the page to write into.
@_cdecl("doctor_take")
public func take(_ count: Int) -> UnsafeMutablePointer<UInt8> {
  UnsafeMutablePointer<UInt8>.allocate(capacity: max(count, 1))
}

/// Returns memory that was taken.
@_cdecl("doctor_return")
public func giveBack(_ memory: UnsafeMutablePointer<UInt8>) { unsafe memory.deallocate() }

/// Answers a request, which is one object of JSON, and may be about a file; returns the length of the answer.
@_cdecl("doctor_ask")
public func ask(
  _ request: UnsafePointer<UInt8>, _ requestLength: Int, _ file: UnsafePointer<UInt8>, _ fileLength: Int
) -> Int {
  unsafe answer = []
  unsafe answer = desk.answer(
    Array(UnsafeBufferPointer(start: request, count: requestLength)),
    file: Array(UnsafeBufferPointer(start: file, count: fileLength)))
  return unsafe answer.count
}

/// Copies the answer, and forgets it.
@_cdecl("doctor_answer")
public func copyAnswer(_ memory: UnsafeMutablePointer<UInt8>) {
  unsafe memory.update(from: answer, count: answer.count)
  unsafe answer = []
}
