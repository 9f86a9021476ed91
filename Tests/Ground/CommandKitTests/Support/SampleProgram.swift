// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import TextSources

enum Tone: String, CaseIterable, Sendable { case text, json, lines }

struct Surprise: Error {}

/// A small program with one parameter of each kind.
@MainActor let sampleProgram = CommandLineProgram(
  "orchard", "Counts apples and finds worms.",
  discussion: "Apples are counted by hand. Worms are found by luck.", version: "1.2.3",
  date: "November 20, 2026", reports: "https://example.com/issues",
  examples: [Example("$ orchard count a.apples | less", "Counts, and shows it by pages.")],
  commands: [Count.command, Find.command, Farm.command])

@MainActor enum Count {
  static let file = Argument("FILE", .file("apples", "pears"), "The file; - is standard input.")
  static let more = Argument.any("MORE", .file("apples"), "More files.")
  static let format = Option(
    "format", short: "f", .word(Tone.self), default: .text, "How the count is written.")
  static let parts = Option("parts", .list(of: .word(Tone.self)), default: [], "What is written.")
  static let weight = Option("weight", short: "w", .number("GRAMS", in: 0...1000), "What an apple weighs.")
  static let only = Option.repeated("only", .text("SORT"), "Counts this sort alone.")
  static let every = Option("every", .integer(in: 1...9), default: 1, "Counts each of so many.")
  static let sort = Option("sort", .named("NAME", printedBy: "farm", "names"), "The sort of apple.")
  static let verbose = Flag("verbose", short: "v", "Says more. Much more.")

  static let command = Command(
    "count", "Counts the apples of files.",
    discussion: """
      A line is an apple. What looks like a pear is counted as well, because nobody can tell the two apart
      in a text.

        red
        green
      """,
    arguments: [file, more],
    options: [format, parts, weight, only, every, sort, verbose, .json as Flag],
    examples: [Example("garden.apples --format json", "Counts one garden's apples.")]
  ) { call in
    let bytes = try call.read(call[file])
    let apples = bytes.count { $0 == UInt8(ascii: "\n") }
    if try call[verbose] { call.note("\(apples) lines") }
    if try call[Flag.json] {
      call.output.line(JSONText.document("orchard-count", version: 1, ["apples": .integer(apples)]).pretty)
      return .yes
    }
    var line = "\(try call[format].rawValue) \(apples) \(try call[more]) \(try call[only]) \(try call[every])"
    if let weight = try call[weight] { line += " \(weight)" }
    for part in try call[parts] { line += " +\(part.rawValue)" }
    call.output.line(line)
    return apples > 0 ? .yes : .no
  }
}

@MainActor enum Find {
  static let what = Argument.optional("WHAT", .text("WHAT"), "What to look for.")
  static let at = Option.required("at", .point, "Where to look.")
  static let folder = Option("folder", .directory(), "The folder to look in.")
  static let undeclared = Flag("undeclared", "Is read without being declared.")

  static let command = Command(
    "find", "Finds a worm at a point.", arguments: [what], options: [at, folder]
  ) { call in
    let point = try call[at]
    call.progress.show("looking")
    switch try call[what] {
    case "trait": throw CommandError(.unavailable, "worms need the trait Worms", advice: "Build with it.")
    case "data": throw CommandError(.badData, "the worm has no end", at: "w.json:3:5")
    case "surprise": throw Surprise()
    case "undeclared": return try call[undeclared] ? .yes : .no
    case "warn": call.warn("the worm may bite", advice: "Wear gloves.")
    case let what: call.output.line("\(what ?? "worm") at \(Double(point.x)) \(Double(point.y))")
    }
    return .yes
  }
}

@MainActor enum Farm {
  static let names = Command("names", "Prints the names of sorts.") { call in
    call.output.write("boskoop\nbraeburn\nelstar\n")
    return .yes
  }
  static let command = Command("farm", "Is about farms.", commands: [names], body: nil)
}
