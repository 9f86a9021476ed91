// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchFrames

/// Files that grow during a recording stay readable, however the recording ends.
@Suite(.serialized) struct RecordedFilesTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Samples.evemu, to: "panel.events")
  }

  /// The log in a file; it must end with a complete line, and its contacts must be up again if it is
  /// `balanced`.
  private func log(_ name: String, isBalanced: Bool = true) throws -> TouchLog {
    let text = try #require(folder.text(name))
    #expect(text.hasSuffix("\n"))
    let (log, notes) = try TouchLog.read(bytes: Array(text.utf8), file: name)
    #expect(notes.isEmpty)
    var down: Set<UInt32> = []
    for contact in log.frames.flatMap(\.contacts) {
      if contact.phase.state == .outOfRange { down.remove(contact.id) } else { down.insert(contact.id) }
    }
    #expect(down.isEmpty == isBalanced)
    return log
  }

  /// The first lines of the recording, in which a finger is down, followed by a long pause.
  private static let pausing = "(sed '/^E: 0[.]04/,$d' panel.events; exec sleep 20)"

  private func waitForFile(_ name: String) throws {
    for _ in 0..<500 where folder.text(name)?.isEmpty ?? true { usleep(20_000) }
    try #require(folder.text(name)?.isEmpty == false)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends a recording with a whole file and what is in it`(number: Int32) throws {
    let fifo = folder("pipe")
    #expect(mkfifo(fifo, 0o600) == 0)
    let writer = try BuiltCommand("exec 3>pipe; \(Self.pausing) >&3", in: folder)
    let command = try BuiltCommand("exec \"$touchstone\" record pipe -o panel.touchlog", in: folder)
    try waitForFile("panel.touchlog")
    usleep(100_000)
    kill(command.identifier, number)
    let run = command.finish()
    kill(writer.identifier, SIGKILL)
    #expect(run.code == 0)
    #expect(run.errors.contains("Wrote panel.touchlog: "))
    #expect(try log("panel.touchlog").frames.last?.contacts.first?.phase == .cancelled)
  }

  @Test func `a recorder that is killed leaves whole lines`() throws {
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    let writer = try BuiltCommand("exec 3>pipe; \(Self.pausing) >&3", in: folder)
    let command = try BuiltCommand("exec \"$touchstone\" record pipe -o panel.touchlog", in: folder)
    try waitForFile("panel.touchlog")
    usleep(100_000)
    kill(command.identifier, SIGKILL)
    _ = command.finish()
    kill(writer.identifier, SIGKILL)
    #expect(try !log("panel.touchlog", isBalanced: false).frames.isEmpty)
  }

  @Test func `a recording ends after its time, though nothing comes`() throws {
    let run = try BuiltCommand(
      "(sed '/^E: 0[.]04/,$d' panel.events; sleep 2) | \"$touchstone\" record - --for 0.3 -o panel.touchlog",
      in: folder
    ).finish()
    #expect(run.code == 0 && run.output == "")
    #expect(try !log("panel.touchlog").frames.isEmpty)
  }

  @Test func `a file that may not grow keeps its whole lines, and that is said`() throws {
    let many = "(cat panel.events; for n in 1 2 3 4 5 6 7 8 9; do sed -n '/^E:/p' panel.events; done)"
    let run = try BuiltCommand(
      "\(many) >many.events; ulimit -f 2; \"$touchstone\" record many.events -o panel.touchlog", in: folder
    ).finish()
    #expect(run.code == 70)
    #expect(run.errors.contains("--output: panel.touchlog cannot be written: File too large\n"))
    #expect(
      run.errors.contains("lines that were written are whole and can be read. Make room, and run it again."))
    #expect(try log("panel.touchlog", isBalanced: false).frames.count > 1)
  }

  @Test(.enabled(if: WholeFilesTests.canMount))
  func `a full disk keeps the whole lines that are on it, and that is said`() throws {
    let many = "(cat panel.events; for n in 1 2 3 4 5 6 7 8 9; do sed -n '/^E:/p' panel.events; done)"
    let run = try BuiltCommand(
      """
      \(many) >many.events; mkdir disk && unshare -rm sh -c '
        mount -t tmpfs -o size=4k none disk
        "$touchstone" record many.events -o disk/panel.touchlog
        echo "=> $?"; cp disk/panel.touchlog .'
      """, in: folder
    ).finish()
    #expect(run.output == "=> 70\n")
    #expect(run.errors.contains("disk/panel.touchlog cannot be written: No space left on device\n"))
    #expect(try log("panel.touchlog", isBalanced: false).frames.count > 1)
  }

  @Test func `standard output that takes nothing is an error`() throws {
    let run = try BuiltCommand("\"$touchstone\" record panel.events >/dev/full", in: folder).finish()
    #expect(run.code == 70 && run.errors.contains("No space left on device"))
  }
}
