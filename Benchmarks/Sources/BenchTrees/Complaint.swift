// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// Ends the program with a message, because what it would measure makes no sense.
package nonisolated func complain(_ message: String) -> Never {
  let program = ProcessInfo.processInfo.processName
  var text = "\(program): \(message)\n"
  text.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
  exit(70)
}
