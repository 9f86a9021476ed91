// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing

struct InputTests {
  private func error(
    _ path: String, _ bytes: [UInt8] = [], limit: Int = Input.limit
  ) -> CommandError? {
    do throws(CommandError) {
      _ = try Input(standardInput: MemorySource(bytes)).read(path, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  private func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a file.txt")
    try Data(bytes).write(to: file)
    try body(file.path)
  }

  @Test func `files and standard input are read as they are`() throws {
    let bytes = Array("a\r\nå\n".utf8) + [0xFF]
    #expect(try Input(standardInput: MemorySource(bytes)).read("-") == bytes)
    let large = [UInt8](repeating: 65, count: 600_000)
    for content in [bytes, [], large] {
      try withFile(content) { path in
        let read = try Input(standardInput: MemorySource("")).read(path)
        #expect(read == content)
      }
    }
  }

  @Test func `a file that is not there is named`() {
    #expect(
      error("/no/such")
        == CommandError(
          .noInput, "/no/such: it cannot be read: No such file or directory",
          advice: "Check the path."))
  }

  @Test func `a folder and a device are no input`() {
    #expect(error("/") == CommandError(.noInput, "/: it is a folder", advice: "Name a file in it."))
    #expect(error("/dev/null")?.exitCode == .noInput)
  }

  @Test(.enabled(if: getuid() != 0)) func `a file without the right to read is no input`() throws {
    try withFile([65]) { path in
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
      #expect(error(path)?.message == "\(path): it cannot be read: Permission denied")
      #expect(error(path)?.exitCode == .noInput)
    }
  }

  @Test func `what is larger than the limit is refused`() throws {
    try withFile([65, 66, 67]) { #expect(error($0, limit: 2)?.message == "\($0): it is larger than 2 bytes") }
    #expect(error("-", [65, 66, 67], limit: 2)?.exitCode == .badData)
    #expect(try Input(standardInput: MemorySource([65, 66])).read("-", limit: 2) == [65, 66])
  }

  @Test func `a zero byte is not text, and its offset is reported`() {
    #expect(
      error("-", [65, 66, 0])
        == CommandError(
          .badData, "standard input: it is not a text: the byte at offset 2 is zero",
          advice: "Name a text file in UTF-8."))
    #expect(error("-", [0xFF, 0xFE, 65, 0])?.advice == ["It looks like UTF-16: save it as UTF-8."])
  }

  @Test func `only files in the folders that may be read are read, wherever a link leads`() throws {
    let files = FileManager.default
    let made = files.temporaryDirectory.appending(path: "input-\(UUID().uuidString)")
    defer { try? files.removeItem(at: made) }
    for name in ["App/Screens", "App2"] {
      try files.createDirectory(at: made.appending(path: name), withIntermediateDirectories: true)
    }
    let root = try #require(FilePath(made.path).resolved?.text)
    for name in ["App/a.txt", "App/Screens/b.txt", "App2/secret.txt", "secret.txt"] {
      try Data("A".utf8).write(to: URL(filePath: "\(root)/\(name)"))
    }
    for (link, target) in [
      ("App/inside.txt", "Screens/b.txt"), ("App/outside.txt", "../secret.txt"), ("App/Other", "../App2"),
      ("Entry", "App"),
    ] {
      try files.createSymbolicLink(atPath: "\(root)/\(link)", withDestinationPath: target)
    }
    let folders = ReadableFolders(environment: [
      ReadableFolders.variable: ReadableFolders(["\(root)/App"]).text
    ])
    let input = Input(standardInput: MemorySource(""), folders: folders)
    for name in ["App/a.txt", "App/Screens/b.txt", "App/inside.txt", "Entry/a.txt", "App2/../App/a.txt"] {
      #expect(try input.read("\(root)/\(name)") == [65])
    }
    for name in [
      "secret.txt", "App/outside.txt", "App/Other/secret.txt", "App2/secret.txt", "App/../secret.txt",
    ] {
      let path = "\(root)/\(name)"
      let refusal = #expect(throws: CommandError.self) { try input.read(path) }
      let absence = #expect(throws: CommandError.self) { try input.read("\(root)/nothing") }
      #expect(
        refusal?.message.replacing(path, with: "x")
          == absence?.message.replacing("\(root)/nothing", with: "x"))
    }
    #expect(ReadableFolders(environment: [:]) == nil)
    #expect(throws: CommandError.self) {
      try Input(standardInput: MemorySource(""), folders: ReadableFolders([])).read("\(root)/App/a.txt")
    }
  }
}
