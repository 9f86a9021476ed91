// SPDX-License-Identifier: Apache-2.0

/// The fish completion script of the command.
struct FishCompletion {
  /// The whole script.
  var text: String {
    """
    # Completion of \(program) for fish: \(program) completion fish | source

    # Prints the verbs that were typed, with a slash before each, and how many arguments follow them.
    function \(function)_place
      set -l path ''
      set -l places 0
      set -l skip 0
      set -l ended 0
      set -l words (commandline -opc)
      for word in $words[2..-1]
        if test $skip = 1
          set skip 0
        else if test $ended = 0; and test "$word" = --
          set ended 1
        else if test $ended = 0; and string match -q -- '-*' "$word"
          contains -- "$path $word" \(valued)
          and set skip 1
        else if test $places = 0; and contains -- "$path/$word" \(paths)
          set path "$path/$word"
        else
          set places (math $places + 1)
        end
      end
      echo "$path"
      echo $places
    end

    # Whether these verbs were typed, and so many arguments if a number is given, or more if it ends with +.
    function \(function)_at
      set -l place (\(function)_place)
      test "$place[1]" = "$argv[1]"
      or return 1
      switch "$argv[2]"
        case ''
          return 0
        case '*+'
          test $place[2] -ge (string replace + '' -- $argv[2])
        case '*'
          test $place[2] = $argv[2]
      end
    end

    # Prints what the program prints when it is called with the arguments.
    function \(function)_printed
      set -l words (commandline -opc)
      command $words[1] $argv 2>/dev/null
    end

    # Joins what is typed before the last comma with each of the words.
    function \(function)_list
      set -l typed (string replace -r -- '^-[^=]*=' '' (commandline -ct))
      printf '%s\\n' (string replace -r -- '[^,]*$' '' "$typed")$argv
    end

    complete -c \(program) -f
    \(contexts.flatMap(lines).joined(separator: "\n"))

    """
  }

  private let program: String
  private let contexts: [CompletionContext]
  private var function: String { "__" + program.replacing("-", with: "_") }

  init(_ program: String, _ contexts: [CompletionContext]) {
    self.program = program
    self.contexts = contexts
  }

  private var valued: String {
    contexts.flatMap { context in
      context.valued.flatMap { $0.spellings.map { quote("\(context.path) \($0)") } }
    }.joined(separator: " ")
  }

  private var paths: String { contexts.dropFirst().map { quote($0.path) }.joined(separator: " ") }

  private func lines(for context: CompletionContext) -> [String] {
    let verbs = context.verbs.map { verb in
      line(context, " 0", ["-a", quote(verb.name), "-d", quote(verb.summary.headline)])
    }
    let arguments = context.arguments.enumerated().compactMap { index, argument in
      offer(argument).map {
        line(context, " \(index)\(argument.repeats ? "+" : "")", ["-a", $0, "-d", quote(argument.headline)])
      }
    }
    let options = context.options.map { option in
      var words = option.short.map { ["-s", "\($0)"] } ?? []
      words += ["-l", option.name, "-d", quote(option.headline)]
      if !option.isFlag { words += ["-x"] }
      if let offer = offer(option) { words += ["-a", offer] }
      return line(context, "", words)
    }
    return verbs + arguments + options
  }

  private func line(_ context: CompletionContext, _ count: String, _ words: [String]) -> String {
    let path = context.path.isEmpty ? "\"\"" : context.path
    let condition = quote("\(function)_at \(path)\(count)")
    return "complete -c \(program) -n \(condition) " + words.joined(separator: " ")
  }

  private func offer(_ parameter: Parameter) -> String? {
    if parameter.isList, case .words(let words) = parameter.words {
      return quote("(\(function)_list \(words.joined(separator: " ")))")
    }
    return offer(parameter.words).map(quote)
  }

  private func offer(_ words: WordSource) -> String? {
    switch words {
    case .nothing: nil
    case .words(let words): words.joined(separator: " ")
    case .files(let endings):
      endings.isEmpty
        ? "(__fish_complete_path)"
        : endings.map { "(__fish_complete_suffix .\($0))" }.joined(separator: " ")
    case .directories: "(__fish_complete_directories)"
    case .printed(let arguments): "(\(function)_printed \(arguments.joined(separator: " ")))"
    case .either(let one, let other): [one, other].compactMap(offer).joined(separator: " ")
    }
  }

  private func quote(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
