// SPDX-License-Identifier: Apache-2.0
import Glibc

// Compares the latency from the router's source to UIApplication.sendEvent with a bare socket:
// routerbench [SECONDS] [--any-ratio]. Each role is a separate process, which this program starts.
//
// With --any-ratio a slow touch is not a failure, for machines with other work.

let arguments = CommandLine.arguments.dropFirst()
let words = arguments.filter { $0 != "--any-ratio" }
switch words.first {
case "echo": Echo.run(at: words[1])
case "router": try RouterRole.run(at: words[1], seconds: Double(words[2]) ?? 1)
case "application": try ApplicationRole.run(at: words[1], name: words[2], result: words[3])
default:
  let seconds = words.first.map { Double($0) ?? 0 } ?? 10
  guard words.count <= 1, seconds >= 1, seconds <= 3600 else {
    print("Usage: routerbench [SECONDS] [--any-ratio], for 1 to 3600 seconds")
    exit(64)
  }
  try Comparison(seconds: seconds, bounds: arguments.contains("--any-ratio") ? .infinity : 2).run()
}
