// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct IsolationTests {
  @Test func `the core has no clock, thread, file or environment of its own`() {
    expectNone(
      usesOfTheSystem(in: .here),
      "The core takes time and touches as arguments: no clock, thread, file or environment of its own.")
  }

  @Test(arguments: systemWords) func `a use of the system is found`(word: String) {
    let repository = Repository([
      "Sources/System/TouchCore/A.swift": "// \(word)\nlet a = \(word)()\n\(word)s\n",
      "Sources/TouchLab/A.swift": word,
    ])
    #expect(
      usesOfTheSystem(in: repository) == [Finding("Sources/System/TouchCore/A.swift", 2, "let a = \(word)()")]
    )
  }
}

private let systemWords = [
  "Date", "RunLoop", "Timer", "Thread", "ProcessInfo", "FileManager", "FileHandle", "UUID", "getenv",
  "usleep",
  "DispatchQueue", "DispatchTime", "DispatchSource", "ContinuousClock", "SuspendingClock", "Task.sleep",
  "clock_gettime", "SystemRandomNumberGenerator",
]

/// `MainActorRelease` asks which thread it is called on, and uses none.
private let questionAboutTheThread = "if Thread.isMainThread { mainThread.store("

private func usesOfTheSystem(in repository: Repository) -> [Finding] {
  ["TouchGraphics", "TouchCore", "TouchControls"].flatMap { module in
    repository.files(in: repository.module(module), ".swift").flatMap { file in
      file.lines(withAnyOf: systemWords)
        .filter { line in systemWords.contains { line.code.hasWord($0) } }
        .filter { !$0.code.contains(questionAboutTheThread) }
        .map { Finding(file, $0.number, $0.text) }
    }
  }
}
