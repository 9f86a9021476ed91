// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import Foundation
  import Glibc
  import TouchCore
  import TouchFrames
  import TouchInput
  import TouchTrace

  // An application that prints its touches: RouterPeer SOCKET NAME [stall] [trace FILE].
  //
  // With `stall` it blocks when the first touch has begun, until it reads a line from standard input.

  var arguments = CommandLine.arguments.dropFirst()
  guard let socket = arguments.popFirst(), let name = arguments.popFirst() else { exit(64) }
  var stalls = false
  var traceFile: String?
  while let word = arguments.popFirst() {
    switch word {
    case "stall": stalls = true
    case "trace": traceFile = arguments.popFirst()
    default: exit(64)
    }
  }

  /// Writes a line unbuffered, so that it is not lost when the process is killed.
  func printLine(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(1, bytes, bytes.count)
  }

  final class Listener: UIView {
    var numbers: [ObjectIdentifier: Int] = [:]
    var kept: [UITouch] = []
    var stalls = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      // The order of a set differs between processes.
      for touch in touches.sorted(by: { $0.location(in: nil).x < $1.location(in: nil).x }) {
        kept.append(touch)
        numbers[ObjectIdentifier(touch)] = kept.count
        printLine("began \(kept.count)")
      }
      guard stalls else { return }
      stalls = false
      printLine("stalls")
      _ = readLine()
      printLine("goes on")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      end("cancelled", touches)
    }

    private func end(_ what: String, _ touches: Set<UITouch>) {
      let ended = touches.map { numbers[ObjectIdentifier($0)] ?? 0 }.sorted()
      for number in ended { printLine("\(what) \(number)") }
    }
  }

  /// Writes each fact to a file as it happens.
  final class TraceFile: EventTracer {
    let file: Int32
    init(_ path: String) {
      file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
      line(TraceJSON.header)
    }
    func record(_ fact: TouchFact) { line(TraceJSON.line(for: .fact(fact))) }
    private func line(_ text: String) {
      let bytes = Array((text + "\n").utf8)
      _ = write(file, bytes, bytes.count)
    }
  }

  let application = UIApplication(clock: SourceClock())
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
  window.makeKeyAndVisible()
  let view = Listener(frame: window.bounds)
  view.isMultipleTouchEnabled = true
  view.stalls = stalls
  window.addSubview(view)
  let tracer = traceFile.map { TraceFile($0) }
  application.tracer = tracer
  let client = try RouterClient(
    application, name: name, displaySize: window.bounds.size, at: SocketPath(socket))
  client.backoff.limit = 0.2
  client.stateChanged = { state in
    switch state {
    case .connected: printLine("connected")
    case .connecting(let reason?): printLine("waits: \(reason)")
    case .refused(let refusal): printLine("refused: \(refusal.text)")
    default: break
    }
  }
  application.run(source: client)
#endif
