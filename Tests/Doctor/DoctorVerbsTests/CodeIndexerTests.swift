// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing

@testable import DoctorVerbs

/// Audits of folders with code, where a script stands in for the indexer.
struct CodeIndexerTests {
  /// A folder that is removed with the value.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appending(path: "code-\(UUID().uuidString)").path

    init() throws {
      try FileManager.default.createDirectory(atPath: path + "/App/.git", withIntermediateDirectories: true)
      try FileManager.default.createDirectory(atPath: path + "/bin", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: URL(filePath: path + "/" + name))
    }
  }

  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write("let tap = UITapGestureRecognizer()\n", to: "App/Main.swift")
  }

  /// Lets a script be the indexer.
  private func install(_ script: String) throws {
    try folder.write("#!/bin/sh\n\(script)\n", to: "bin/touchstone-index")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/touchstone-index")
  }

  private func run(_ words: String...) -> (code: Int32, output: String, errors: String) {
    let (output, errors) = (MemorySink(), MemorySink())
    let code = CommandLineProgram.doctor.run(
      words,
      in: ProcessContext(
        // The indexer of this checkout is not to be found, whether or not it has been built.
        environment: ["PATH": folder.path + "/bin", "TOUCHSTONE_PORTING": folder.path + "/Porting"],
        input: MemorySource([]), output: output, errors: errors, terminal: Terminal()))
    let place = folder.path + "/"
    return (code, output.text.replacing(place, with: ""), errors.text.replacing(place, with: ""))
  }

  /// A script that keeps an index with one finding.
  private static let keeping = #"""
    mkdir -p "${2%/*}"
    printf 'touchstone-source-index\t3\nF\tMain.swift\tswift\t0\t1\t1\t0\n' > "$2"
    printf 'R\trecognizer-never-added\terror\t1:5\tit is lost\tAdd it.\t\tMain.f#tap\n' >> "$2"
    echo 'touchstone-index: 1 file cannot be read' >&2
    """#

  @Test func `the code of a folder that is audited is read, and kept in its project`() throws {
    try install(Self.keeping)
    let found = run("audit", folder.path + "/App")
    #expect(
      found.output == """
        App/Main.swift:1:5: error: it is lost [recognizer-never-added]
        1 error, 0 warnings, 0 notes in 1 file

        """)
    #expect(
      found.errors == "1 file cannot be read\n1 file of Swift and Objective-C is read as well.\n")
    #expect(found.code == 1)
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/App/.build/touchstone")
    #expect(kept.count == 1 && kept[0].hasPrefix("sources-") && kept[0].hasSuffix(".index"))
    #expect(run("audit", folder.path + "/App", "--disable", "recognizer-never-added").code == 0)
    #expect(
      run("audit", folder.path + "/App", "--disable", "recognizer-never-aded").errors.contains(
        "Did you mean recognizer-never-added?"))
  }

  @Test func `an index that cannot be kept in the project is kept elsewhere for one run`() throws {
    try install("case $2 in */App/*) exit 70 ;; esac\n" + Self.keeping)
    let found = run("audit", folder.path + "/App")
    #expect(found.output.contains("[recognizer-never-added]"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/App/.build"))
  }

  @Test func `an indexer that fails is noted, and the rest is audited`() throws {
    try install("echo 'touchstone-index: out of order' >&2; exit 66")
    let found = run("audit", folder.path + "/App")
    #expect(found.errors.contains("App: its code is not read: touchstone-index: out of order"))
    #expect(found.output.contains("in 0 files"))
    #expect(found.code == 0)
  }

  /// Lets a script be the compiler, which is asked to build the indexer in a checkout.
  private func runWithCompiler(_ script: String, _ words: String...) throws -> (errors: String, code: Int32) {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Porting", withIntermediateDirectories: true)
    try folder.write("// A manifest", to: "Porting/Package.swift")
    try folder.write("#!/bin/sh\n\(script)\n", to: "bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/swift")
    let (output, errors) = (MemorySink(), MemorySink())
    let code = CommandLineProgram.doctor.run(
      words,
      in: ProcessContext(
        environment: ["PATH": folder.path + "/bin", "TOUCHSTONE_PORTING": folder.path + "/Porting"],
        input: MemorySource([]), output: output, errors: errors, terminal: Terminal()))
    return (errors.text.replacing(folder.path + "/", with: ""), code)
  }

  @Test func `the indexer is built on the first use, and one line says so`() throws {
    let script = #"""
      /bin/mkdir -p "$3/.build/release"
      printf '#!/bin/sh\nPATH=/bin:/usr/bin\n' > "$3/.build/release/$7"
      /bin/cat >> "$3/.build/release/$7" <<'SCRIPT'
      """# + "\n\(Self.keeping)\nSCRIPT\n" + #"/bin/chmod 755 "$3/.build/release/$7""#
    let first = try runWithCompiler(script, "audit", folder.path + "/App")
    #expect(
      first.errors == """
        The indexer of code is not built yet; building it once, in Porting.
        1 file cannot be read
        1 file of Swift and Objective-C is read as well.

        """)
    #expect(first.code == 1)
    let second = try runWithCompiler("exit 1", "audit", folder.path + "/App")
    #expect(!second.errors.contains("building it"))
    #expect(second.code == 1)
  }

  @Test func `an indexer that cannot be built is noted, and what code would settle is said`() throws {
    let found = try runWithCompiler("echo 'error: no SwiftSyntax'; exit 1", "audit", folder.path + "/App")
    #expect(
      found.errors.hasPrefix(
        """
        The indexer of code is not built yet; building it once, in Porting.
        It cannot be built: error: no SwiftSyntax.

        """))
    #expect(found.errors.contains("settles what classes and outlets leave open"))
    #expect(found.code == 66)
  }

  @Test func `a build gets warnings, and nothing but a wrong command line fails it`() throws {
    try install(Self.keeping)
    let stamp = folder.path + "/Audit.swift"
    let found = run("audit", "--in-build", stamp, folder.path + "/App")
    #expect(
      found.output == """
        App/Main.swift:1:5: warning: it is lost [recognizer-never-added]
        1 error, 0 warnings, 0 notes in 1 file

        """)
    #expect(found.code == 0)
    let written = try FileManager.default.attributesOfItem(atPath: stamp)[.modificationDate] as? Date
    // The source stays as it is, so that it is not compiled again.
    _ = run("audit", "--in-build", stamp, folder.path + "/App")
    #expect(try FileManager.default.attributesOfItem(atPath: stamp)[.modificationDate] as? Date == written)
    try FileManager.default.removeItem(atPath: folder.path + "/bin/touchstone-index")
    let nothing = run("audit", "--in-build", stamp, folder.path + "/App")
    #expect(nothing.output.hasPrefix("warning: "))
    #expect(nothing.output.contains("there is no storyboard, xib or scene in this folder"))
    #expect(nothing.code == 0)
    try folder.write("<document", to: "App/Main.xib")
    let damaged = run("audit", "--in-build", stamp, folder.path + "/App/Main.xib")
    #expect(damaged.output.contains("App/Main.xib: warning: "))
    #expect(damaged.code == 0)
    #expect(run("audit", "--in-build", stamp, "--disable", "no-rule", folder.path + "/App").code == 64)
  }

  @Test func `for an agent no code is read`() throws {
    try install(Self.keeping)
    let (output, errors) = (MemorySink(), MemorySink())
    let code = CommandLineProgram.doctor.run(
      ["audit", folder.path + "/App"],
      in: ProcessContext(
        environment: ["PATH": folder.path + "/bin", ReadableFolders.variable: folder.path],
        input: MemorySource([]), output: output, errors: errors, terminal: Terminal()))
    #expect(code == 66)
    #expect(errors.text.contains("there is no storyboard, xib or scene in this folder"))
  }
}
