// SPDX-License-Identifier: Apache-2.0

// How long a touch takes from the router's source to UIApplication.sendEvent, beside a bare socket:
// routerbench [SECONDS]. Each role is a process of its own, which this program starts.

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "echo": Echo.run(at: words[1])
case "router": try RouterRole.run(at: words[1], seconds: Double(words[2]) ?? 1)
case "application": try ApplicationRole.run(at: words[1], name: words[2], result: words[3])
default: try Comparison(seconds: words.first.flatMap(Double.init) ?? 10).run()
}
