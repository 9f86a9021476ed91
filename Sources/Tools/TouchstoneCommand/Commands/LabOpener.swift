// SPDX-License-Identifier: Apache-2.0

#if Lab && os(Linux)
  import Foundation

  /// Opens the page of a lab in a browser, where there is a desktop.
  ///
  /// All users of the machine can read the arguments of a program. So the browser gets a file that leads to
  /// the address with the token, in a folder that only this user can enter.
  struct LabOpener {
    private let program: String
    private let folder: String

    /// Prepares to open an address; nil without a desktop.
    init?(_ url: String) {
      let environment = ProcessInfo.processInfo.environment
      guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return nil }
      let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
      let programs = folders.map { $0 + "/xdg-open" }
      guard let program = programs.first(where: FileManager.default.isExecutableFile(atPath:)) else {
        return nil
      }
      self.program = program
      folder = NSTemporaryDirectory() + "touchstone-lab-\(UUID().uuidString)"
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      } catch {
        return nil
      }
      let page =
        "<!doctype html><meta http-equiv=refresh content='0; url=\(url)'><title>touchstone lab</title>\n"
      let isWritten = FileManager.default.createFile(
        atPath: file, contents: Data(page.utf8), attributes: [.posixPermissions: 0o600])
      guard isWritten else {
        remove()
        return nil
      }
    }

    private var file: String { folder + "/lab.html" }

    /// Starts the browser.
    func open() {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = [file]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try? process.run()
    }

    /// Removes the file, whose token has been used.
    func remove() { try? FileManager.default.removeItem(atPath: folder) }
  }
#endif
