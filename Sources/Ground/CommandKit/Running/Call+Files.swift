// SPDX-License-Identifier: Apache-2.0

extension Call {
  /// Writes a text into the file that an option names, completely or not at all, and reports it; `-` is
  /// standard output.
  package func write(_ text: String, to path: String, as option: String) throws(CommandError) {
    guard path != "-" else { return output.write(text) }
    output.flush()
    try outputFiles.write(Array(text.utf8), to: path, as: option)
    note("Wrote \(path)")
  }

  /// Writes bytes into the file that an option names, completely or not at all, and reports it.
  ///
  /// Standard output shows text, so `-` is refused.
  package func write(_ bytes: [UInt8], to path: String, as option: String) throws(CommandError) {
    guard path != "-" else {
      throw CommandError(.usage, "\(option) -: standard output shows text only", advice: "Name a file.")
    }
    output.flush()
    try outputFiles.write(bytes, to: path, as: option)
    note("Wrote \(path)")
  }

  /// Writes a text back into a file that was read, because the person who edits it asks for that; completely
  /// or not at all.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The file.
  ///   - action: What the person does, as the beginning of the error.
  /// - Throws: Why the file cannot be written; it is as it was then.
  package func writeBack(_ text: String, to path: String, as action: String) throws(CommandError) {
    try FileTarget(path, as: action).write(Array(text.utf8))
  }

  /// Whether one of the options uses standard output, which must then contain nothing else.
  package func isTaken(by files: [any Declared]) -> Bool {
    files.contains { given($0.parameter).contains { $0 as? String == "-" } }
  }

  /// Throws if one of these files is one that an option writes; missing files are left to the reader.
  ///
  /// Each file is checked again when it is opened. This check is for verbs that know their files in advance
  /// and do not stop at a single bad one.
  package func check(inputs paths: [String]) throws(CommandError) {
    for path in paths where path != "-" {
      guard let identity = FileIdentity(ofPath: FilePath(path)) else { continue }
      try outputFiles.check(input: identity, named: path)
    }
  }

  /// Determines which files the options write, and whether they can be written, before the verb begins.
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
  /// Whether it completes files.
  fileprivate var hasFiles: Bool {
    switch self {
    case .files: true
    case .either(let one, let other): one.hasFiles || other.hasFiles
    case .nothing, .words, .directories, .printed: false
    }
  }
}
