// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import RandomRunning
import Testing

@testable import TouchstoneCommand

/// Gives the whole command malicious files, names and options, and checks every byte of its output.
///
/// Its memory blocks are not counted: Foundation keeps some of each run.
struct HarmlessOutputRuns {
  /// The output format of a run.
  private enum Form { case text, json, lines, page, picture }

  @Test func `no output has anything in it that a terminal obeys, a browser runs or a reader does not see`()
    throws
  {
    let folder = try Folder()
    RandomRuns<HostileStep>(
      name: "harmless output",
      countsBlocks: false,
      make: { numbers in (0...numbers.below(6)).map { _ in HostileStep.random(&numbers) } },
      fault: { steps in Self.fault(of: HostileFiles(steps), in: folder) }
    ).check(25)
  }

  private static func fault(of files: HostileFiles, in folder: Folder) -> String? {
    let name = files.name
    for (ending, text) in [
      (".txt", files.dump), (".storyboard", files.storyboard), (".json", files.sentry),
      (".scene.json5", files.scene), (".touch", files.script),
    ] {
      do { try folder.write(text, to: name + ending) } catch { return nil }
    }
    defer {
      for file in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
        try? FileManager.default.removeItem(atPath: folder(file))
      }
    }
    let path = folder(name)
    let wanted = files.text(.wanted, else: "UIButton")
    let option = files.text(.option, else: "plain")
    for (words, form) in [
      (["why", path + ".txt", "--expect", wanted], .text),
      (["why", path + ".txt", "--expect", "0x103"], .text),
      (["why", path + ".txt", "--at", "30,40", "--all"], .text),
      (["why", path + ".storyboard", "--at", "30,40", "--json"], .json),
      (["why", path + ".json", "--at", "10,30"], .text), (["why", path + ".nothing", "--at", option], .text),
      (
        ["audit", "--show", "note", "--remedies", path + ".txt", path + ".storyboard", path + ".json"], .text
      ),
      (["audit", path + ".scene.json5", path + ".storyboard", "--json"], .json),
      (["audit", folder.path, "--sarif", "-"], .json), (["audit", folder.path, "--html", "-"], .page),
      (["audit", folder.path, "--write-baseline", "-"], .json),
      (["audit", option, "--disable", wanted], .text),
      (["play", path], .text), (["play", path, "--json"], .json),
      (["play", path, "--format", "json"], .lines),
      (["play", path, "--format", "log"], .text), (["play", path, "--report", "-"], .page),
      (["play", path, "--svg", "-"], .picture), (["play", option, "--" + option], .text),
      (["list", option], .text),
      (["explain", option], .text), (["help", option], .text), (["completion", option], .text),
      ([option], .text),
    ] as [([String], Form)] {
      for terminal in [Terminal(), Terminal(isOutput: true, isErrors: true, columns: 60)] {
        // Colors are off, so that any remaining escape sequence comes from the input.
        let run = Run(words, environment: ["NO_COLOR": "1", "TERM": "dumb"], terminal: terminal)
        guard run.code != 70 else { return "\(words) ends with 70: \(run.errors)" }
        let results = run.output.isEmpty ? nil : fault(in: run.output, form)
        if let fault = results ?? HarmlessOutput.fault(inText: run.errors) { return "\(words): \(fault)" }
      }
    }
    return nil
  }

  private static func fault(in text: String, _ form: Form) -> String? {
    switch form {
    case .text: HarmlessOutput.fault(inText: text)
    case .json: HarmlessOutput.fault(inJSON: text)
    case .lines:
      text.split(separator: "\n").lazy.compactMap { HarmlessOutput.fault(inJSON: String($0)) }.first
    case .page: HarmlessOutput.fault(inMarkup: text, scripts: text.contains("id=\"data\"") ? 2 : 0)
    case .picture: HarmlessOutput.fault(inMarkup: text, scripts: 0)
    }
  }
}
