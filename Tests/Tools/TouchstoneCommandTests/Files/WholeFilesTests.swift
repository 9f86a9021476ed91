// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchstoneCommand

/// Files that the command writes are complete or absent, whatever interrupts it.
@Suite(.serialized) struct WholeFilesTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write("old", to: "page.html")
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private func rights(_ name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder(name))
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  @Test func `a file is replaced as a whole, and keeps its rights`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder("page.html"))
    let run = Run(["play", "button/click", "--only", "log", "--report", folder("page.html")])
    #expect(run.code == 0)
    #expect(folder.plain(run.errors) == "Wrote page.html\n")
    #expect(folder.text("page.html")?.hasSuffix("</html>\n") == true)
    #expect(try rights("page.html") == 0o640)
    #expect(names == ["page.html"])
  }

  @Test func `a new file has the rights of any new file`() throws {
    _ = Run(["play", "button/click", "--report", folder("new.html")])
    try folder.write("", to: "other")
    #expect(try rights("new.html") == rights("other"))
  }

  @Test func `a symbolic link is followed and stays, and another name keeps the old content`() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder("deep"), withIntermediateDirectories: false)
    try files.moveItem(atPath: folder("page.html"), toPath: folder("deep/page.html"))
    try files.createSymbolicLink(atPath: folder("link"), withDestinationPath: "deep/page.html")
    try files.createSymbolicLink(atPath: folder("again"), withDestinationPath: "link")
    try files.linkItem(atPath: folder("deep/page.html"), toPath: folder("second"))
    #expect(Run(["play", "button/click", "--report", folder("again")]).code == 0)
    #expect(try files.destinationOfSymbolicLink(atPath: folder("again")) == "link")
    #expect(try files.destinationOfSymbolicLink(atPath: folder("link")) == "deep/page.html")
    #expect(folder.text("deep/page.html")?.hasSuffix("</html>\n") == true)
    #expect(folder.text("second") == "old")
    #expect(try files.contentsOfDirectory(atPath: folder("deep")) == ["page.html"])
  }

  @Test func `a file that may not grow leaves the old one, and nothing beside it`() throws {
    // Such a limit ends other programs with a signal.
    let run = try BuiltCommand(
      "ulimit -f 4; \"$touchstone\" play button/click --only log --report page.html", in: folder
    ).finish()
    #expect(run.code == 70)
    #expect(
      run.errors == """
        touchstone: error: --report: page.html cannot be written: File too large
          The file that is there was left as it was. Make room, and run it again.

        """)
    #expect(folder.text("page.html") == "old")
    #expect(names == ["page.html"])
    let new = try BuiltCommand("ulimit -f 4; \"$touchstone\" play button/click --report new.html", in: folder)
      .finish()
    #expect(new.errors.contains("Nothing was written. Make room, and run it again."))
    #expect(names == ["page.html"])
  }

  /// Whether a user may mount a small disk in a user namespace.
  nonisolated static let canMount: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "unshare -rm mount -t tmpfs none /tmp 2>/dev/null"]
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test(.enabled(if: canMount)) func `a full disk leaves the old file, and nothing beside it`() throws {
    let run = try BuiltCommand(
      """
      mkdir disk && unshare -rm sh -c '
        mount -t tmpfs -o size=16k none disk && printf old >disk/page.html
        "$touchstone" play button/click --only log --report disk/page.html >/dev/null
        echo "=> $?"; ls -A disk; cat disk/page.html'
      """, in: folder
    ).finish()
    #expect(run.output.hasSuffix("=> 70\npage.html\nold"), "\(run.output)")
    #expect(
      run.errors == """
        touchstone: error: --report: disk/page.html cannot be written: No space left on device
          The file that is there was left as it was. Make room, and run it again.

        """)
  }

  @Test(.enabled(if: canMount)) func `a new package on a full disk is reported, and leaves nothing`() throws {
    let run = try BuiltCommand(
      """
      mkdir disk && unshare -rm sh -c '
        mount -t tmpfs -o size=4k none disk
        "$touchstone" new disk/Gestures
        echo "=> $?"; ls -A disk'
      """, in: folder
    ).finish()
    #expect(run.output == "=> 70\n")
    #expect(
      run.errors == """
        touchstone: error: disk/Gestures: it cannot be written: disk full
          Make room, and run it again.

        """)
  }

  @Test(
    .enabled(if: FileManager.default.isReadableFile(atPath: "/proc/self/pagemap")),
    arguments: [
      "info", "convert", "audit", "why --at 1,1", "replay button/click", "play button/click",
    ])
  func `a special file without an end is refused alike by every verb`(_ verb: String) throws {
    let run = try BuiltCommand(#""$touchstone" \#(verb) /proc/self/pagemap; echo "=> $?""#, in: folder)
      .finish()
    #expect(run.output == "=> 65\n")
    #expect(
      run.errors == """
        touchstone: error: /proc/self/pagemap: it is larger than 256 MB
          Cut it into smaller files.

        """)
  }

  /// Runs an audit of a pipe, and runs a line after its outputs were checked and before anything is read.
  private func audit(whileReading line: String) throws -> (code: Int32, output: String, errors: String) {
    try folder.write(Samples.storyboard, to: "Main.storyboard")
    return try BuiltCommand(
      """
      mkfifo pipe; "$touchstone" audit pipe --html page.html >/dev/null & exec 3>pipe
      \(line); cat Main.storyboard >&3; exec 3>&-; wait $!
      """, in: folder
    ).finish()
  }

  @Test func `a link that is put there meanwhile is not written, and gives no rights`() throws {
    for line in [
      "ln -sf /nowhere page.html", "rm page.html; mkdir page.html", "rm page.html; mkfifo page.html",
    ] {
      try? FileManager.default.removeItem(atPath: folder.path)
      try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
      try folder.write("old", to: "page.html")
      let run = try audit(whileReading: line)
      #expect(run.code == 70)
      #expect(
        run.errors.contains(
          "page.html cannot be written: something that is no file was put there in the meantime"))
      #expect(names == ["Main.storyboard", "page.html", "pipe"])
    }
  }

  @Test func `a file that is put there meanwhile gives no rights`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder("page.html"))
    #expect(try audit(whileReading: "rm page.html; touch page.html; chmod 777 page.html").code == 0)
    #expect(try rights("page.html") == 0o640)
    #expect(folder.text("page.html")?.hasSuffix("</html>\n") == true)
  }

  @Test(arguments: [
    SIGTERM, SIGINT, SIGHUP, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGABRT, SIGSEGV, 40,
  ])
  func `a signal in the midst of writing leaves the old file, and nothing beside it`(number: Int32) throws {
    var caught = false
    for _ in 0..<400 where !caught {
      let command = try BuiltCommand(
        "exec \"$touchstone\" play button/leave-and-return-at-70-points --report page.html", in: folder)
      while command.isRunning {
        guard names.count > 1 else { continue }
        // Stop the process, and check whether the file is still being written.
        kill(command.identifier, SIGSTOP)
        usleep(20_000)
        caught = names.count > 1
        kill(command.identifier, caught ? number : SIGKILL)
        kill(command.identifier, SIGCONT)
        break
      }
      _ = command.finish()
      guard caught else {
        try? FileManager.default.removeItem(atPath: folder.path)
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        try folder.write("old", to: "page.html")
        continue
      }
      // Stopped while it waits for the disk, it may have finished before the signal.
      let left = folder.text("page.html") ?? ""
      #expect(left == "old" || left.hasSuffix("</html>\n"))
      #expect(names == ["page.html"])
    }
    #expect(caught, "no file was seen while it was written")
  }
}
