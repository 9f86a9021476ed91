// SPDX-License-Identifier: Apache-2.0
import PortingRules
import Testing

struct ObserverQueueTests {
  @Test func `observers that ask for the main queue run where the notification is posted`() {
    expect(
      """
      center.addObserver(forName: a, object: nil, queue: .main) { _ in f() }
      center.addObserver(
        forName: a,
        object: field,
        queue: OperationQueue.main,
        using: { _ in f() })
      """,
      becomes: """
        center.addObserver(forName: a, object: nil, queue: nil) { _ in f() }
        center.addObserver(
          forName: a,
          object: field,
          queue: nil,
          using: { _ in f() })
        """)
  }

  @Test func `other queues and calls stay`() {
    let source =
      "center.addObserver(forName: a, object: nil, queue: work) { _ in }; pool.addObserver(queue: .main); g(queue: .main)"
    expect(source, becomes: source)
  }
}
