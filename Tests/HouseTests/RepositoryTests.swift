// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite struct RepositoryTests {
  @Test(arguments: ["CommandKit", "TextSources", "TouchControls", "TouchCore", "TouchGraphics", "TouchLab"])
  func `a module that rules name exists`(name: String) {
    #expect(!Repository.here.files(in: Repository.here.module(name), ".swift").isEmpty)
  }

  @Test(arguments: ["Sources/TouchCore", "Sources/System/TouchCore"])
  func `a module is found in Sources and in its group`(folder: String) {
    let repository = Repository([
      "\(folder)/Views/UIView.swift": "", "Sources/Ground/TextSources/Text.swift": "",
    ])
    #expect(repository.module("TouchCore") == folder)
  }

  @Test func `files and folders exist with and without a slash`() {
    let repository = Repository(["a/b/c.md": ""])
    #expect(["", "a", "a/b/", "a/b/c.md"].allSatisfy(repository.exists))
    #expect(!["b", "a/c.md", "a/b/c"].contains(where: repository.exists))
    #expect(repository.folders(in: "a") == ["b"])
  }

  @Test func `lines are found by their words, with their numbers`() {
    let file = RepositoryFile(path: "a.swift", text: "one\ntwo one\n\nthree // one\ntwo")
    #expect(file.lines(with: "one").map(\.number) == [1, 2, 4])
    #expect(file.lines(with: "two", "three").map(\.text) == ["two one", "three // one", "two"])
    #expect(file.lines.map(\.text) == ["one", "two one", "", "three // one", "two"])
    #expect(file.lines[3].code == "three ")
    #expect(file.lineCount == 4)
  }

  @Test func `a word ends where no letter, digit or underscore follows`() {
    #expect("let now = Date()".hasWord("Date"))
    #expect("try Task.sleep(1)".hasWord("Task.sleep"))
    #expect(!"UpDate, Dates, Date_".hasWord("Date"))
    #expect("Dates, Date".hasWord("Date"))
    #expect("`a` and `b c`, `d".quoted == ["a", "b c"])
  }
}
