// SPDX-License-Identifier: Apache-2.0

/// What can be typed after one verb, as the completion scripts of all shells need it.
struct CompletionContext {
  /// The verbs on the way there, with a slash before each: `/router/apps`; empty for the program.
  let path: String
  let verbs: [Command]
  let arguments: [Parameter]
  let options: [Parameter]

  /// The contexts of a program, each before those below it.
  static func all(of program: Command) -> [CompletionContext] {
    CommandPath(commands: [program]).tree.map { path in
      CompletionContext(
        path: path.words.map { "/" + $0 }.joined(), verbs: path.last.commands,
        arguments: path.last.arguments, options: path.options)
    }
  }

  /// The options that take a value.
  var valued: [Parameter] { options.filter { !$0.isFlag } }
}

extension Parameter {
  /// All its spellings: `--scene`, `-s`.
  var spellings: [String] { ["--\(name)"] + (short.map { ["-\($0)"] } ?? []) }

  /// The first sentence of the summary without its period.
  var headline: String { summary.headline }
}

extension String {
  /// The first sentence without its period, for lists that shells show.
  var headline: String {
    var text = prefix { $0 != "\n" }
    if let stop = text.firstRange(of: ". ") { text = text[..<stop.lowerBound] }
    return text.hasSuffix(".") ? String(text.dropLast()) : String(text)
  }

  /// The text in single quotes, as bash and zsh parse it.
  var shellQuoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}
