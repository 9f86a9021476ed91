// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import TouchCore
import TouchFrames
import TouchInput

/// The router's process, which plays the load.
enum RouterRole {
  static func run(at path: String, seconds: Double) throws {
    var options = RouterServer.Options()
    options.waitsForFront = true
    options.takesSignals = true
    let server = try RouterServer(at: SocketPath(path), options: options)
    server.add(frames: Load.frames(seconds: seconds), named: "load")
    var memory = Memory()
    server.run { fact, _ in
      memory.note()
      if case .notResponding(let name, _) = fact { print("FAILED: \(name) does not respond") }
    }
    memory.note()
    print("memory of the router: \(memory.words)")
    exit(memory.isBounded ? 0 : 1)
  }
}

/// The memory of a process, from the time it had started to work until the end.
struct Memory: Codable {
  /// The maximum growth, in kilobytes.
  static let growth = 4096
  private var notes = 0
  private var early = 0
  private var greatest = 0

  mutating func note() {
    notes += 1
    let now = residentKilobytes()
    if notes <= 5 { early = max(early, now) }
    greatest = max(greatest, now)
  }

  var isBounded: Bool { greatest <= early + Self.growth }
  var words: String {
    String(format: "%.1f MB, %.1f initially", Double(greatest) / 1024, Double(early) / 1024)
  }
}

/// The measurements of an application.
struct ApplicationResult: Codable {
  var began = 0
  var ended = 0
  var cancelled = 0
  var frames = 0
  var merged = 0
  var memory = Memory()
  /// From the source to `sendEvent`, in nanoseconds.
  var latencies: [Int64] = []
  /// The part of each latency before the router sent the frame.
  var routing: [Int64] = []
}

/// An application's process.
enum ApplicationRole {
  private final class Timed: UIApplication {
    weak var client: RouterClient?
    var result = ApplicationResult()
    override func sendEvent(_ event: UIEvent) {
      if let frame = client?.lastFrame {
        result.latencies.append(MonotonicTime.now - frame.arrived)
        result.routing.append(frame.sent - frame.arrived)
        result.merged += Int(frame.merged) - 1
        if result.latencies.count % 240 == 1 { result.memory.note() }
      }
      super.sendEvent(event)
    }
  }

  private final class Counter: UIView {
    weak var timed: Timed?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      timed?.result.began += touches.count
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      timed?.result.ended += touches.count
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      timed?.result.cancelled += touches.count
    }
  }

  static func run(at path: String, name: String, result: String) throws {
    let application = Timed(clock: SourceClock())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
    window.makeKeyAndVisible()
    let view = Counter(frame: window.bounds)
    view.isMultipleTouchEnabled = true
    view.timed = application
    window.addSubview(view)
    let client = try RouterClient(
      application, name: name, displaySize: window.bounds.size, at: SocketPath(path), wantsFront: false)
    application.client = client
    var wasConnected = false
    client.stateChanged = { [weak client] state in
      if state == .connected { wasConnected = true }
      // The router stops after its load.
      if wasConnected, case .connecting = state { client?.stop() }
    }
    application.run(source: client)
    application.result.frames = client.framesHandled
    application.result.memory.note()
    try JSONEncoder().encode(application.result).write(to: URL(filePath: result))
  }
}
