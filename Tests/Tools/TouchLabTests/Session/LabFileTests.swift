// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TextSources
import TouchLab

/// The file that the lab was started with, while others write into it.
@MainActor @Suite struct LabFileTests {
  /// A disk with one file.
  private final class Disk {
    var file = LabFileChange.text(LabScenes.button)
    var writes: [String] = []
  }

  private static let gone = LabFileChange.missing(.init("form is gone", advice: "Put it back."))
  private static let folder = LabFileChange.unreadable(.init("form is a folder now", advice: "Correct that."))
  private static let edited = LabScenes.button.replacing("Save", with: "Send")
  private static let other = LabScenes.button.replacing("Save", with: "Store")

  private func page(_ disk: Disk) throws -> LabPageDouble {
    var surroundings = LabSurroundings()
    surroundings.scenes = ["form", "other"]
    surroundings.open = { LabScene(name: $0, file: $0, text: LabScenes.button, isWatched: $0 == "form") }
    surroundings.readFile = { disk.file }
    surroundings.save = { text throws(LabSurroundings.Failure) in
      disk.file = .text(text)
      disk.writes.append(text)
    }
    let own = LabScene(name: "form", file: "form", text: LabScenes.button, isWatched: true)
    let page = try LabPageDouble(LabSession(own, in: surroundings, at: 0))
    page.read()
    return page
  }

  private func request(_ action: String, _ page: LabPageDouble, _ more: [JSONText.Member] = []) {
    page.send(
      JSONText.object([.init("type", "scene"), .init("do", .string(action)), .init("id", 1)] + more).line)
    page.read()
  }

  private func set(_ text: String, _ page: LabPageDouble, version: Int? = nil, over: Bool = false) {
    request(
      "set", page,
      [.init("text", .string(text))] + (version.map { [.init("version", .integer($0))] } ?? [])
        + (over ? [.init("over", true)] : []))
  }

  private func write(_ text: String, _ disk: Disk, _ page: LabPageDouble) {
    disk.file = .text(text)
    page.session.fileChanged(disk.file, at: page.now)
    page.read()
  }

  private func state(_ page: LabPageDouble) -> String? { page.last("file")?["state"]?.string }
  private func text(_ page: LabPageDouble) -> String? { page.last("scene")?["text"]?.string }
  private func isUnsaved(_ page: LabPageDouble) -> Bool? { page.last("file")?["unsaved"]?.bool }

  @Test func `a text that is saved follows the file`() throws {
    let disk = Disk()
    let page = try page(disk)
    #expect(state(page) == "same" && isUnsaved(page) == false)
    write(Self.other, disk, page)
    #expect(text(page) == Self.other)
    #expect(page.last("scene")?["onDisk"]?.bool == true)
    #expect(state(page) == "same" && isUnsaved(page) == false)
  }

  @Test func `a text that is not saved stays when the file changes, and the page says so`() throws {
    let disk = Disk()
    let page = try page(disk)
    set(Self.edited, page)
    #expect(state(page) == "same" && isUnsaved(page) == true)
    page.clear()
    write(Self.other, disk, page)
    #expect(page.last("scene") == nil)
    let told = try #require(page.last("file"))
    #expect(told["state"]?.string == "newer")
    #expect(
      told["message"]?.string
        == "form was changed by another program, and the text on this page is not saved.")
    #expect(told["advice"]?.string?.contains("Save then overwrites the file") == true)

    let second = LabPageDouble(page.session)
    second.read()
    #expect(state(second) == "newer" && text(second) == Self.edited)
  }

  @Test func `a newer file is not overwritten unless that is asked for`() throws {
    let disk = Disk()
    let page = try page(disk)
    set(Self.edited, page)
    // Nobody has noticed the change yet when the page saves.
    disk.file = .text(Self.other)
    request("save", page)
    let error = try #require(page.last("error"))
    #expect(error["message"]?.string == "the scene is not saved: form is newer than the text on this page")
    #expect(error["behind"]?.bool == true && error["id"]?.int == 1)
    #expect(disk.writes.isEmpty && state(page) == "newer")
    request("save", page, [.init("over", true)])
    #expect(disk.writes == [Self.edited])
    #expect(state(page) == "same" && isUnsaved(page) == false)
  }

  @Test func `the page takes the text of the file, or keeps its own and saves it`() throws {
    let disk = Disk()
    let page = try page(disk)
    set(Self.edited, page)
    write(Self.other, disk, page)
    request("load", page)
    #expect(text(page) == Self.other && state(page) == "same" && isUnsaved(page) == false)

    set(Self.edited, page)
    write(LabScenes.moved, disk, page)
    request("keep", page)
    #expect(text(page) == Self.edited && state(page) == "same" && isUnsaved(page) == true)
    request("save", page)
    #expect(disk.writes == [Self.edited])
    request("keep", page)
    #expect(page.last("error")?["message"]?.string == "the file is not newer than the text")
  }

  @Test func `what was being typed when the file changed is kept, and is not based on the file`() throws {
    let disk = Disk()
    let page = try page(disk)
    write(Self.other, disk, page)
    set(Self.edited, page, version: 1)
    #expect(text(page) == Self.edited && state(page) == "newer")
    set(Self.other, page, version: 3)
    #expect(state(page) == "same" && isUnsaved(page) == false)
  }

  @Test func `a page does not replace what another page has typed without being asked to`() throws {
    let disk = Disk()
    let first = try page(disk)
    let other = LabPageDouble(first.session)
    other.read()
    set(Self.edited, first, version: 1)
    set(Self.other, other, version: 1)
    let error = try #require(other.last("error"))
    #expect(error["message"]?.string == "the text was changed on another page meanwhile")
    #expect(error["behind"]?.bool == true)
    #expect(text(other) == Self.edited)
    // A page is never behind itself.
    set(LabScenes.moved, first, version: 1)
    #expect(text(first) == LabScenes.moved)
    set(Self.other, other, version: 1, over: true)
    first.read()
    #expect(text(first) == Self.other)
  }

  @Test(arguments: [true, false])
  func `a file that is gone or no file is reported, and recovers`(isGone: Bool) throws {
    let disk = Disk()
    let page = try page(disk)
    disk.file = isGone ? Self.gone : Self.folder
    page.session.fileChanged(disk.file, at: 0)
    page.read()
    let told = try #require(page.last("file"))
    #expect(told["state"]?.string == (isGone ? "missing" : "unreadable"))
    #expect(told["message"]?.string == (isGone ? "form is gone" : "form is a folder now"))
    #expect(told["advice"]?.string == (isGone ? "Put it back." : "Correct that."))
    #expect(text(page) == LabScenes.button)
    request("load", page)
    #expect(page.last("error")?["message"]?.string == told["message"]?.string)
    set(Self.edited, page)
    write(LabScenes.button, disk, page)
    #expect(state(page) == "same" && isUnsaved(page) == true)
    write(Self.edited, disk, page)
    #expect(state(page) == "same" && isUnsaved(page) == false)
  }

  @Test func `a file that is gone is written anew, and what cannot be read is only overwritten on request`()
    throws
  {
    let disk = Disk()
    let page = try page(disk)
    disk.file = Self.gone
    request("save", page)
    #expect(disk.writes == [LabScenes.button] && state(page) == "same")
    disk.file = Self.folder
    request("save", page)
    #expect(page.last("error")?["advice"]?.string == "Correct that. To overwrite what is there, save again.")
    #expect(disk.writes.count == 1 && state(page) == "unreadable")
    request("save", page, [.init("over", true)])
    #expect(disk.writes.count == 2)
  }

  @Test func `a file that is too large is reported`() throws {
    let disk = Disk()
    let page = try page(disk)
    write(LabScenes.button + String(repeating: " ", count: 600_000), disk, page)
    #expect(state(page) == "unreadable")
    #expect(page.last("file")?["message"]?.string?.contains("more than 524288 bytes") == true)
    #expect(text(page) == LabScenes.button)
  }

  @Test func `another scene has no file, and the own one is opened with its text`() throws {
    let disk = Disk()
    let page = try page(disk)
    set(Self.edited, page)
    request("open", page, [.init("name", "other")])
    page.clear()
    write(Self.other, disk, page)
    #expect(page.messages.allSatisfy { $0["type"]?.string != "file" })
    request("open", page, [.init("name", "form")])
    #expect(state(page) == "same" && isUnsaved(page) == false)
  }
}
