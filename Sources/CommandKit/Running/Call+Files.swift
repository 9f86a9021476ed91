// SPDX-License-Identifier: Apache-2.0

extension Call {
  /// Writes a text into the file that an option names, whole or not at all, and says so; `-` is standard output.
  package func write(_ text: String, to path: String, as option: String) throws(CommandError) {
    guard path != "-" else { return output.write(text) }
    output.flush()
    try outputFiles.write(Array(text.utf8), to: path, as: option)
    note("Wrote \(path)")
  }

  /// Whether one of the options names standard output, which then has nothing else.
  package func isTaken(by files: [any Declared]) -> Bool {
    files.contains { given($0.parameter).contains { $0 as? String == "-" } }
  }

  /// Ends the run if one of these files is one that an option writes; those that are not there are left to the reader.
  ///
  /// Whatever is opened is looked at again then. This is for verbs that know their files before, and for which one of
  /// many is no reason to end.
  package func check(inputs paths: [String]) throws(CommandError) {
    for path in paths where path != "-" {
      guard let identity = FileIdentity(ofPath: FilePath(path)) else { continue }
      try outputFiles.check(input: identity, named: path)
    }
  }

  /// Finds out which files the options name for writing, and whether they can be written, before the verb begins.
  func prepareFiles() throws(CommandError) {
    for parameter in path.options where parameter.isWritten {
      for case let file as String in given(parameter) where file != "-" {
        try outputFiles.prepare(file, as: "--\(parameter.name)")
      }
    }
    for parameter in path.options + path.last.arguments where parameter.words.hasFiles && !parameter.isWritten
    {
      try check(inputs: given(parameter).compactMap { $0 as? String })
    }
  }
}

extension WordSource {
  /// Whether it offers files.
  fileprivate var hasFiles: Bool {
    switch self {
    case .files: true
    case .either(let one, let other): one.hasFiles || other.hasFiles
    case .nothing, .words, .directories, .printed: false
    }
  }
}
