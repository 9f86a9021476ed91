// SPDX-License-Identifier: Apache-2.0

/// What the command was asked to do.
struct Arguments {
  /// Where ported files go.
  enum Output: Equatable {
    /// Nowhere; the exit code says whether a file would change.
    case check
    /// Nowhere; the compiler says whether the files compile.
    case checkBuild
    /// Over the sources.
    case inPlace
    /// Into a folder, under their paths in the folder that was given.
    case folder(String)
    /// To standard output, if there is one file.
    case standardOutput
  }

  /// Wrong use, in a sentence.
  struct Failure: Error, Equatable {
    var text: String
    init(_ text: String) { self.text = text }
  }

  var sources: [String] = []
  var output = Output.standardOutput
  /// Whether each file begins with the place it came from, for errors of the compiler.
  var namesOrigins = false
  var wantsHelp = false
  /// The checkout whose product the files are compiled against.
  var checkout: String?

  static let help = """
    USAGE: touchstone-port SOURCES... [--out DIR | --in-place | --check | --check-build]

    Ports Swift that was written for iOS so that it compiles without the runtime of Objective-C, against Touchstone's
    product UIKit. Give it all the sources of one module: what one file declares decides how another one is rewritten.
    Lines keep their numbers, and files that need nothing keep their bytes. It ends with a list of what is left to do.

      SOURCES          Swift files, or folders that are searched for them
      --out DIR        write the files into DIR, which is made if it does not exist
      --in-place       write the files over the sources
      --check          write nothing; the exit code is 1 if a file would change
      --check-build    write nothing; compile the ported files against the product UIKit, and say what the errors are
                       about; the exit code is 1 if there are any
      --touchstone DIR the checkout of Touchstone for --check-build; otherwise the one that the porter was built in
      --source-locations
                       begin each file with a line that names its source, so that errors of the compiler name it, too;
                       with --out, A.swift becomes A.ported.swift
      --help           print this text

    Without an option for the output, one file is printed, and the list goes to standard error.

    EXIT CODES: 0 all went well, 1 --check found a file that would change or --check-build an error, 64 wrong use,
    65 a file is not Swift, and nothing was written, 66 a source cannot be read, 69 there is no checkout of Touchstone,
    70 a file cannot be written.
    """

  init(_ words: [String]) throws(Failure) {
    var outputs: [Output] = []
    var rest = words[...]
    var takesOptions = true
    while let word = rest.popFirst() {
      guard takesOptions, word.hasPrefix("-"), word != "-" else {
        sources.append(word)
        continue
      }
      switch word {
      case "--": takesOptions = false
      case "--help", "-h": wantsHelp = true
      case "--check": outputs.append(.check)
      case "--check-build": outputs.append(.checkBuild)
      case "--touchstone":
        guard let folder = rest.popFirst() else { throw Failure("--touchstone needs a folder.") }
        checkout = folder
      case "--in-place": outputs.append(.inPlace)
      case "--source-locations": namesOrigins = true
      case "--out":
        guard let folder = rest.popFirst() else { throw Failure("--out needs a folder.") }
        outputs.append(.folder(folder))
      default:
        guard word.hasPrefix("--out=") else { throw Failure("there is no option \(word).") }
        outputs.append(.folder(String(word.dropFirst("--out=".count))))
      }
    }
    if wantsHelp { return }
    guard outputs.count <= 1 else {
      throw Failure("--out, --in-place, --check and --check-build exclude each other.")
    }
    guard !sources.isEmpty else { throw Failure("which sources? Give files or folders.") }
    if let output = outputs.first { self.output = output }
    if case .folder(let folder) = output, folder.isEmpty { throw Failure("--out needs a folder.") }
  }
}
