// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing

@testable import TouchstoneCommand

struct PortTests {
  @Test func `the porter is looked for beside the command, on the PATH, and in its checkout`() {
    #expect(
      PorterProgram.candidates(beside: "/code/.build/linux/debug/touchstone", searchPath: "/bin:/usr/bin")
        == [
          "/code/.build/linux/debug/touchstone-port", "/bin/touchstone-port", "/usr/bin/touchstone-port",
          "/code/Porting/.build/release/touchstone-port", "/code/Porting/.build/debug/touchstone-port",
        ])
    #expect(
      PorterProgram.candidates(beside: "/usr/local/bin/touchstone", searchPath: "") == [
        "/usr/local/bin/touchstone-port"
      ])
  }

  @Test func `the first program that can be run is the porter`() throws {
    let porter = try PorterProgram.find(beside: "/a/touchstone", path: "/b:/c") { !$0.hasPrefix("/a") }
    #expect(porter.path == "/b/touchstone-port")
  }

  @Test func `without a porter the command says how to build it`() {
    let failure = #expect(throws: CommandError.self) {
      try PorterProgram.find(beside: "/a/touchstone", path: nil) { _ in false }
    }
    #expect(failure?.exitCode == .unavailable)
    #expect(failure?.message == "the porter, touchstone-port, is not built")
    #expect(failure?.advice.first?.contains("swift build --package-path Porting") == true)
  }

  @Test func `a command in a checkout builds the porter on first use`() throws {
    var built: [String] = []
    var isBuilt = false
    let porter = try PorterProgram.findOrBuild(
      beside: "/code/.build/debug/touchstone", path: nil,
      isExecutable: { isBuilt && $0 == "/code/Porting/.build/release/touchstone-port" },
      isPackage: { $0 == "/code/Porting/Package.swift" },
      build: {
        built.append($0)
        isBuilt = true
        return true
      })
    #expect(porter.path == "/code/Porting/.build/release/touchstone-port")
    #expect(built == ["/code/Porting"])
  }

  @Test func `a porter that cannot be built is an error, and one without a checkout is not built`() {
    let failure = #expect(throws: CommandError.self) {
      try PorterProgram.findOrBuild(
        beside: "/code/.build/debug/touchstone", path: nil, isExecutable: { _ in false },
        isPackage: { _ in true }, build: { _ in false })
    }
    #expect(failure?.message == "the porter, touchstone-port, cannot be built")
    let other = #expect(throws: CommandError.self) {
      try PorterProgram.findOrBuild(
        beside: "/usr/bin/touchstone", path: nil, isExecutable: { _ in false }, isPackage: { _ in true },
        build: { _ in true })
    }
    #expect(other?.message == "the porter, touchstone-port, is not built")
  }

  @Test func `ways to write exclude each other`() {
    let run = Run(["port", "Knob.swift", "--check", "--in-place"])
    #expect(run.code == 64)
    #expect(run.errors.contains("--in-place and --check cannot be combined"))
  }

  @Test func `the porter takes over with its arguments, its output and its exit code`() throws {
    let folder = try Folder()
    try folder.write("#!/bin/sh\nprintf '[%s]' \"$@\"\nexit 1\n", to: "touchstone-port")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder("touchstone-port"))
    let run = try BuiltCommand(
      "PATH=.:$PATH \"$touchstone\" port --out 'Ported Code' Sources -- -Knob.swift", in: folder
    ).finish()
    #expect(run.output == "[--out][Ported Code][--][Sources][-Knob.swift]")
    #expect(run.errors == "")
    #expect(run.code == 1)
  }
}
