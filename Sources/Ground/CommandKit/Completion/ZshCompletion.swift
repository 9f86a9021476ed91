// SPDX-License-Identifier: Apache-2.0

/// The zsh completion script of the command, either sourced after compinit or as a file in the `fpath`.
struct ZshCompletion {
  /// The whole script.
  var text: String {
    """
    #compdef \(program)
    # Completion of \(program) for zsh: source <(\(program) completion zsh), after compinit

    # Offers what the program prints when it is called with the arguments.
    \(function)_printed() {
      local -a found
      found=("${(@f)$($program "$@" 2>/dev/null)}")
      found=(${found:#})
      compadd -a found
    }

    \(contexts.map(body).joined(separator: "\n"))
    if [[ ${funcstack[1]} == \(function) ]]; then
      \(function) "$@"
    else
      compdef \(function) \(program)
    fi

    """
  }

  private let program: String
  private let contexts: [CompletionContext]
  private var function: String { "_" + program.replacing("-", with: "_") }

  init(_ program: String, _ contexts: [CompletionContext]) {
    self.program = program
    self.contexts = contexts
  }

  private func name(of context: CompletionContext) -> String {
    function + context.path.replacing("/", with: "__").replacing("-", with: "_")
  }

  /// The function of one verb; functions of its subverbs receive the words from their verb on.
  private func body(of context: CompletionContext) -> String {
    var specs = context.options.map(spec)
    if context.verbs.isEmpty {
      specs += context.arguments.enumerated().map { index, argument in
        let position = argument.repeats ? "*" : "\(index + 1)"
        return "\(position):\(escape(argument.name)):\(action(for: argument))".shellQuoted
      }
    } else {
      specs += ["'1: :->verb'", "'*:: :->below'"]
    }
    var lines = ["\(name(of: context))() {"]
    if context.path.isEmpty { lines.append("  local program=${(Q)words[1]}") }
    lines.append("  local curcontext=$curcontext context state state_descr line ret=1")
    lines.append("  typeset -A opt_args")
    lines.append("  _arguments -C -s -S \\")
    lines += specs.enumerated().map { "    \($1)\($0 + 1 < specs.count ? " \\" : " && ret=0")" }
    if !context.verbs.isEmpty { lines += verbs(of: context) }
    return (lines + ["  return ret", "}", ""]).joined(separator: "\n")
  }

  private func verbs(of context: CompletionContext) -> [String] {
    var lines = ["  case $state in", "    verb)", "      local -a verbs=("]
    lines += context.verbs.map { "        \("\(escape($0.name)):\($0.summary.headline)".shellQuoted)" }
    lines += ["      )", "      _describe -t verbs verb verbs && ret=0"]
    if let argument = context.arguments.first, let call = direct(argument.words) {
      lines.append("      \(call) && ret=0")
    }
    lines += ["      ;;", "    below)", "      case ${line[1]} in"]
    lines += context.verbs.compactMap { verb in
      contexts.first { $0.path == "\(context.path)/\(verb.name)" }.map {
        "        \(verb.name)) \(name(of: $0)) && ret=0 ;;"
      }
    }
    return lines + ["      esac", "      ;;", "  esac"]
  }

  private func spec(of option: Parameter) -> String {
    let summary = "[\(escape(option.headline))]"
    let value = option.placeholder.map { ":\(escape($0)):\(action(for: option))" } ?? ""
    let star = option.repeats && !option.isFlag ? "*" : ""
    guard let short = option.short else {
      let assigned = option.isFlag ? "" : "="
      return "\(star)--\(option.name)\(assigned)\(summary)\(value)".shellQuoted
    }
    let exclusion = star.isEmpty ? "(-\(short) --\(option.name))" : "*"
    let forms = option.isFlag ? "{-\(short),--\(option.name)}" : "{-\(short)+,--\(option.name)=}"
    return exclusion.shellQuoted + forms + "\(summary)\(value)".shellQuoted
  }

  private func action(for parameter: Parameter) -> String {
    switch parameter.words {
    case .nothing: " "
    case .words(let words):
      parameter.isList
        ? "_values -s , \(escape(parameter.name)) \(words.map(escape).joined(separator: " "))"
        : "(\(words.map(escape).joined(separator: " ")))"
    default: direct(parameter.words) ?? " "
    }
  }

  /// The command that completes a value.
  ///
  /// A leading space keeps `_arguments` from inserting its own options after the first word.
  private func direct(_ words: WordSource) -> String? {
    switch words {
    case .nothing: nil
    case .words(let words): "compadd -- \(words.joined(separator: " "))"
    case .files(let endings):
      endings.isEmpty ? "_files" : "_files -g \"*.(\(endings.joined(separator: "|")))(-.)\""
    case .directories: "_files -/"
    case .printed(let arguments): " \(function)_printed \(arguments.joined(separator: " "))"
    case .either(let one, let other): "{ \([one, other].compactMap(direct).joined(separator: "; ")) }"
    }
  }

  private func escape(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing(":", with: "\\:").replacing("[", with: "\\[")
      .replacing("]", with: "\\]")
  }
}
