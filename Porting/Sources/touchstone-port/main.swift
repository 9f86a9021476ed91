// SPDX-License-Identifier: Apache-2.0
import Foundation
import PortingFiles
import PortingRules

/// Ends the command with a sentence about what is wrong.
func fail(_ text: String, code: Int32) -> Never {
  FileHandle.standardError.write(Data("touchstone-port: \(text)\n".utf8))
  if code == 64 { FileHandle.standardError.write(Data("Try touchstone-port --help.\n".utf8)) }
  exit(code)
}

/// Writes a text whole, or leaves what was there.
func write(_ text: String, to path: String) {
  do throws(OutputFile.Failure) {
    try OutputFile(path).write(text)
  } catch {
    fail(error.text, code: 70)
  }
}

let arguments: Arguments
do {
  arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
} catch {
  fail(error.text, code: 64)
}
if arguments.wantsHelp {
  print(Arguments.help)
  exit(0)
}

let list: SourceList
do {
  list = try SourceList(arguments.sources)
} catch {
  fail(error.text, code: 66)
}
let files = list.entries.map { entry in
  guard let data = FileManager.default.contents(atPath: entry.path) else {
    fail("\(entry.path): it cannot be read.", code: 66)
  }
  guard let text = String(validating: data, as: UTF8.self) else {
    fail("\(entry.path): it is not UTF-8, which Swift source is.", code: 66)
  }
  return Porter.File(path: entry.path, text: text)
}

if arguments.output == .standardOutput, files.count > 1 {
  fail(
    "these are \(files.count) files; say where they go with --out DIR or --in-place, or try --check.",
    code: 64)
}
if case .folder(let folder) = arguments.output {
  let target = URL(filePath: folder).standardizedFileURL.resolvingSymlinksInPath().path
  for (index, entry) in list.entries.enumerated() {
    let source = URL(filePath: entry.path).standardizedFileURL.resolvingSymlinksInPath().path
    if source == "\(target)/\(entry.relativePath)" {
      fail("\(entry.path) would be written over itself; that is --in-place.", code: 64)
    }
    if let twin = list.entries[..<index].first(where: { $0.relativePath == entry.relativePath }) {
      fail("\(twin.path) and \(entry.path) would both become \(folder)/\(entry.relativePath).", code: 64)
    }
  }
}

let result = Porter.port(files)
let isSwift = !result.remarks.contains { $0.kind == .error }
let changed = zip(files, result.files).filter { $0.text != $1.text }.map(\.1)
let isPrinted = arguments.output == .standardOutput
func text(of file: Porter.File) -> String {
  arguments.namesOrigins ? "#sourceLocation(file: \"\(file.path)\", line: 1)\n\(file.text)" : file.text
}
var isBuilt = true
var errors: [CompilerError] = []
switch arguments.output {
case .check: break
case _ where !isSwift: break
case .checkBuild:
  do {
    let build = try ProductBuild(of: result.files, checkout: arguments.checkout)
    (isBuilt, errors) = (build.succeeded, build.errors)
    if !isBuilt, errors.isEmpty {
      fail("the build has failed, and not because of the files:\n\(build.lastLines)", code: 70)
    }
  } catch {
    fail(error.text, code: error.code)
  }
case .standardOutput: print(result.files.map(text).joined(), terminator: "")
case .inPlace: for file in changed { write(file.text, to: file.path) }
case .folder(let folder):
  for (entry, file) in zip(list.entries, result.files) {
    write(text(of: file), to: "\(folder)/\(entry.outputPath(namesOrigins: arguments.namesOrigins))")
  }
}

let isCheck = arguments.output == .check
let report = Report(
  result, changed: changed.map(\.path), isCheck: isCheck || arguments.output == .checkBuild,
  errors: arguments.output == .checkBuild && isSwift ? errors : nil)
FileHandle(fileDescriptor: isPrinted ? 2 : 1).write(Data(report.text.utf8))
if !isSwift { fail("a file is not Swift that can be ported; nothing is written.", code: 65) }
exit(isCheck && !changed.isEmpty || !isBuilt ? 1 : 0)
