// SPDX-License-Identifier: Apache-2.0

/// The bash completion script of the command; it requires only bash 3.2.
struct BashCompletion {
  /// The whole script.
  var text: String {
    """
    # Completion of \(program) for bash: source <(\(program) completion bash)

    # Offers the words on standard input that go on from what is typed.
    \(function)_words() {
      local word
      while IFS= read -r word; do
        [[ -n $word && $word == "$current"* ]] && COMPREPLY+=("$before$(printf %q "$word")")
      done
      return 0
    }

    # Offers folders, and files with one of the endings; any file if there is none.
    \(function)_files() {
      local word ending
      compopt -o filenames 2>/dev/null
      while IFS= read -r word; do
        if [[ $1 == / || $# -eq 0 ]]; then
          COMPREPLY+=("$before$word")
        elif [[ -d $word ]]; then
          COMPREPLY+=("$before$word")
        else
          for ending in "$@"; do [[ $word == *."$ending" ]] && COMPREPLY+=("$before$word") && break; done
        fi
      done < <(if [[ $1 == / ]]; then compgen -d -- "$current"; else compgen -f -- "$current"; fi)
      return 0
    }

    \(function)() {
      local current=${COMP_WORDS[COMP_CWORD]} before='' path='' option='' places=0 ended=0 word i
      COMPREPLY=()
      for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ -n $option ]]; then
          [[ $word == = ]] || option=''
          continue
        fi
        case $ended$word in
          0--) ended=1 ;;
          0-*)
            case "$path $word" in
              \(valuedPatterns)) option=$word ;;
            esac
            ;;
          *)
            case "$places$path/$word" in
              \(pathPatterns)) path=$path/$word ;;
              *) places=$((places + 1)) ;;
            esac
            ;;
        esac
      done
      [[ $current == = && -n $option ]] && current=''
      if [[ -z $option && $ended == 0 && $current == --*=* ]]; then
        option=${current%%=*} before=${current%%=*}= current=${current#*=}
      fi
      if [[ -n $option ]]; then
        case "$path $option" in
    \(valueCases.indented(6))
        esac
      elif [[ $ended == 0 && $current == -* ]]; then
        case $path in
    \(optionCases.indented(6))
        esac
      else
        case "$path $places" in
    \(contextCases.indented(6))
        esac
      fi
      return 0
    }

    complete -F \(function) \(program)

    """
  }

  private let program: String
  private let contexts: [CompletionContext]
  private var function: String { "_" + program.replacing("-", with: "_") }

  init(_ program: String, _ contexts: [CompletionContext]) {
    self.program = program
    self.contexts = contexts
  }

  private var valuedPatterns: String {
    contexts.flatMap { context in
      context.valued.flatMap { $0.spellings.map { "\(context.path) \($0)".shellQuoted } }
    }.joined(separator: " | ")
  }

  private var pathPatterns: String {
    contexts.dropFirst().map { "0\($0.path)".shellQuoted }.joined(separator: " | ")
  }

  private var valueCases: [String] {
    contexts.flatMap { context in
      context.valued.map { option in
        let patterns = option.spellings.map { "\(context.path) \($0)".shellQuoted }.joined(separator: " | ")
        return "\(patterns)) \(action(for: option)) ;;"
      }
    }
  }

  private var optionCases: [String] {
    contexts.map { context in
      "\(context.path.shellQuoted)) \(offer(context.options.flatMap { $0.spellings.reversed() })) ;;"
    }
  }

  private var contextCases: [String] {
    contexts.flatMap { context in
      var cases: [String] = []
      for (index, argument) in context.arguments.enumerated() {
        var action = action(for: argument)
        if index == 0, !context.verbs.isEmpty { action = offer(context.verbs.map(\.name)) + "; " + action }
        // A repeating argument comes last, so it also matches every later position.
        let pattern = argument.repeats ? "'\(context.path) '*" : "'\(context.path) \(index)'"
        cases.append("\(pattern)) \(action) ;;")
      }
      if context.arguments.isEmpty, !context.verbs.isEmpty {
        cases.append("'\(context.path) 0') \(offer(context.verbs.map(\.name))) ;;")
      }
      return cases
    }
  }

  private func offer(_ words: [String]) -> String {
    "\(function)_words < <(printf '%s\\n' \(words.map(\.shellQuoted).joined(separator: " ")))"
  }

  private func action(for parameter: Parameter) -> String {
    var action = action(for: parameter.words)
    if parameter.isList {
      action = "[[ $current == *,* ]] && before=$before${current%,*}, current=${current##*,}; " + action
    }
    return action
  }

  private func action(for words: WordSource) -> String {
    switch words {
    case .nothing: ":"
    case .words(let words): offer(words)
    case .files(let endings): ([function + "_files"] + endings.map(\.shellQuoted)).joined(separator: " ")
    case .directories: "\(function)_files /"
    case .printed(let arguments):
      "\(function)_words < <(\"${COMP_WORDS[0]}\" \(arguments.map(\.shellQuoted).joined(separator: " ")) 2>/dev/null)"
    case .either(let one, let other): "\(action(for: one)); \(action(for: other))"
    }
  }
}

extension [String] {
  /// The lines, each indented by a number of spaces.
  func indented(_ count: Int) -> String {
    map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }
}
