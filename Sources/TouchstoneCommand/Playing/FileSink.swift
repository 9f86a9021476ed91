// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation

/// Writes the files that options ask for.
enum FileSink {
  /// Writes a text and says so; what cannot be written is the fault of the option that names it.
  static func write(_ text: String, to path: String, as option: String, _ call: Call) throws {
    if path == "-" { return call.output.write(text) }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw CommandError(
        .usage, "\(option): \(path) cannot be written: \(reason(error))",
        advice: "Name a file in a folder that exists and that you may write to.")
    }
    call.note("Wrote \(path)")
  }

  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let code = (error.userInfo[NSUnderlyingErrorKey] as? NSError)?.code ?? error.code
    return error.domain == NSCocoaErrorDomain && error.userInfo[NSUnderlyingErrorKey] == nil
      ? error.localizedDescription : String(cString: strerror(Int32(code)))
  }
}
