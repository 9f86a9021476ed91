// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import TouchFrames
import TouchInput

/// Measures the load and the bare socket, and compares them.
struct Comparison {
  let seconds: Double
  /// The maximum ratio of a touch's latency to a round trip on the bare socket.
  let bounds: Double
  private let applications = 5

  func run() throws {
    var name = Array("\(NSTemporaryDirectory())/routerbench.XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { exit(70) }
    let folder = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try SocketPath("\(folder)/router/socket")
    let router = try start(["router", path.path, "\(seconds)"])
    while (try? RouterControl.ask(.status, at: path)) == nil { usleep(10_000) }
    let names = (1...applications).map { "App \($0)" }
    let processes = try names.map { try start(["application", path.path, $0, "\(folder)/\($0).json"]) }
    while try connected(path) < applications { usleep(10_000) }
    var echo = try Echo(at: "\(folder)/echo") { try start(["echo", "\(folder)/echo"]) }
    // The applications come to the front in turn, in mid-touch. The bare socket is measured at the same time,
    // so that other work of the machine disturbs both alike.
    let frames = Load.frames(seconds: seconds).count
    var turn = 0
    var counts = Counts()
    while router.isRunning, !counts.areComplete(for: frames) {
      _ = try RouterControl.ask(.bringToFront(names[turn % applications]), at: path)
      turn += 1
      for _ in 0..<Int(Load.rate) { echo.measure() }
      counts = try Counts(path)
    }
    router.terminate()
    router.waitUntilExit()
    echo.end()
    let bare = Times(echo.times)
    for process in processes { process.waitUntilExit() }
    let results = try names.map {
      try JSONDecoder().decode(
        ApplicationResult.self, from: Data(contentsOf: URL(filePath: "\(folder)/\($0).json")))
    }
    report(bare, results, counts, routerIsGood: router.terminationStatus == 0, turns: turn)
  }

  private func start(_ words: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = words
    try process.run()
    return process
  }

  private func connected(_ path: SocketPath) throws -> Int {
    guard case .applications(let reports) = try RouterControl.ask(.applications, at: path) else { return 0 }
    return reports.count
  }

  private func report(
    _ bare: Times, _ results: [ApplicationResult], _ counts: Counts, routerIsGood: Bool, turns: Int
  ) {
    let touch = Times(results.flatMap(\.latencies))
    func line(_ title: String, _ times: Times) {
      let numbers = [times.median, times.p99].map { String(format: "%8.1f", $0) }.joined(separator: "  ")
      print(title.padding(toLength: 34, withPad: " ", startingAt: 0) + numbers)
    }
    print("                                    median       p99   (microseconds)")
    line("bare socket, round trip", bare)
    line("source to sendEvent", touch)
    line("  of which in the router", Times(results.flatMap(\.routing)))
    let ratio = touch.median / bare.median
    print(String(format: "ratio                               %6.2f    %6.2f", ratio, touch.p99 / bare.p99))
    let began = results.reduce(0) { $0 + $1.began }
    let ended = results.reduce(0) { $0 + $1.ended + $1.cancelled }
    let frames = results.reduce(0) { $0 + $1.frames }
    print(
      "\(frames) frames in \(results.count) applications, \(turns) changes of the application in front: \(began) touches began, \(ended) ended or were cancelled"
    )
    print(
      "\(counts.frames) frames of the source: \(counts.sent) sent, \(counts.merged) merged into those, \(counts.consumed) ignored"
    )
    for (number, result) in results.enumerated() {
      print("memory of application \(number + 1): \(result.memory.words)")
    }
    var isGood = true
    func expect(_ holds: Bool, _ what: String) {
      guard !holds else { return }
      isGood = false
      print("FAILED: \(what)")
    }
    expect(results.allSatisfy { $0.began == $0.ended + $0.cancelled }, "a touch has no end")
    expect(results.allSatisfy { $0.began > 0 || turns < results.count }, "an application received nothing")
    expect(counts.waiting == 0 && frames == counts.sent, "frames were lost: \(frames) of \(counts.sent)")
    expect(
      counts.sent + counts.merged + counts.consumed == counts.frames, "the router lost frames of the source")
    expect(routerIsGood && results.allSatisfy(\.memory.isBounded), "memory grew")
    expect(ratio <= bounds, "a touch takes more than twice as long as a round trip on a bare socket")
    exit(isGood ? 0 : 1)
  }
}

/// The router's counts of frames.
private struct Counts {
  var frames = 0
  var sent = 0
  var merged = 0
  var consumed = 0
  var waiting = 0

  init() {}

  init(_ path: SocketPath) throws {
    guard case .status(let status) = try RouterControl.ask(.status, at: path),
      case .applications(let reports) = try RouterControl.ask(.applications, at: path)
    else { return }
    frames = Int(status.frames)
    consumed = Int(status.consumed)
    for report in reports {
      sent += Int(report.frames)
      merged += Int(report.merged)
      waiting += Int(report.waiting)
    }
  }

  /// Whether every frame of the source has been handled.
  func areComplete(for count: Int) -> Bool { frames >= count && waiting == 0 }
}
