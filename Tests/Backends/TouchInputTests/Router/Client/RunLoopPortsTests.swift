// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import CoreFoundation
  import Foundation
  import Testing

  @testable import TouchInput

  @Suite struct RunLoopPortsTests {
    @Test func `ports that go leave no source in the run loop that could call them`() throws {
      var sources: [CFRunLoopSource] = []
      do {
        let ports = try RunLoopPorts()
        ports.add()
        sources = ports.sources
        #expect(sources.allSatisfy { CFRunLoopSourceIsValid($0) })
      }
      #expect(sources.count == 2)
      #expect(!sources.contains { CFRunLoopSourceIsValid($0) })
    }
  }
#endif
