// SPDX-License-Identifier: Apache-2.0
import Synchronization
import Testing
import TouchInspectorTesting
import TouchTesting
import Touchstone
import XCTest

/// A test case of XCTest that keeps its failures to itself.
private nonisolated final class RecordingCase: XCTestCase {
  struct Failure {
    let text: String
    let file: String
    let line: Int
  }

  private let recorded = Mutex<[Failure]>([])

  var failures: [Failure] { recorded.withLock(\.self) }

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    recorded.withLock { $0.append(Failure(text: description, file: filePath, line: lineNumber)) }
  }
}

struct XCTAssertReachableTests {
  private let stage = Stage()
  private let buy = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 44))

  init() {
    buy.setTitle("Buy", for: .normal)
    stage.root.view.addSubview(buy)
  }

  /// The failures of a test case that consists of some assertions.
  private func failures(of assertions: @MainActor @escaping () -> Void) -> [RecordingCase.Failure] {
    let test = RecordingCase(name: "assertions") { _ in MainActor.assumeIsolated(assertions) }
    test.run()
    return test.failures
  }

  @Test func `a view that a finger reaches passes`() {
    let failures = failures { [buy] in
      XCTAssertReachable(buy)
      XCTAssertReachable("Buy")
    }
    #expect(failures.isEmpty)
  }

  @Test func `a covered view fails where it is asserted, with what covers it`() throws {
    stage.root.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    let line = #line + 1
    let failures = failures { [buy] in XCTAssertReachable(buy) }
    let failure = try #require(failures.first)
    #expect(failures.count == 1 && failure.line == line && failure.file == #filePath)
    #expect(failure.text.contains("UIButton 'Buy' does not get the touch at 120, 122 (certain)."))
  }

  @Test func `a view of which enough is reached passes`() {
    stage.root.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 300)))
    #expect(failures { XCTAssertReachable("Buy", atLeast: 0.8) }.isEmpty)
    #expect(failures { XCTAssertReachable("Buy") }.count == 1)
  }

  @Test func `a text that nothing has fails`() {
    let failures = failures { XCTAssertReachable("Sell") }
    #expect(failures.map(\.text).allSatisfy { $0.contains("No view has the address") })
    #expect(failures.count == 1)
  }
}
