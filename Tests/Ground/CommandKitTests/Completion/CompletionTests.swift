// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Foundation
import Testing

/// The lines that declare the verbs to zsh and fish; Scripts/completion.sh tests the shells themselves.
@MainActor struct CompletionTests {
  @Test func `zsh is told every option, value and file`() {
    let script = Run("completion zsh").output
    for line in [
      "#compdef orchard",
      "    '(-f --format)'{-f+,--format=}'[How the count is written]:WORD:(text json lines)' \\",
      "    '--parts=[What is written]:WORD,…:_values -s , parts text json lines' \\",
      "    '*--only=[Counts this sort alone]:SORT: ' \\",
      "    '--sort=[The sort of apple]:NAME: _orchard_printed farm names' \\",
      "    '(-v --verbose)'{-v,--verbose}'[Says more]' \\",
      "    '--folder=[The folder to look in]:DIRECTORY:_files -/' \\",
      "    '1:FILE:_files -g \"*.(apples|pears)(-.)\"' \\",
      "    '*:MORE:_files -g \"*.(apples)(-.)\"' && ret=0",
      "        'count:Counts the apples of files'",
      "        names) _orchard__farm__names && ret=0 ;;",
    ] {
      #expect(script.contains("\n\(line)\n") || script.hasPrefix("\(line)\n"), "\(line)")
    }
  }

  @Test func `fish is told every option, value and file`() {
    let script = Run("completion fish").output
    for line in [
      "complete -c orchard -f",
      "complete -c orchard -n '__orchard_at \"\" 0' -a 'count' -d 'Counts the apples of files'",
      "complete -c orchard -n '__orchard_at /farm 0' -a 'names' -d 'Prints the names of sorts'",
      "complete -c orchard -n '__orchard_at /count' -s f -l format -d 'How the count is written' -x -a 'text json lines'",
      "complete -c orchard -n '__orchard_at /count' -l json -d 'Prints JSON instead of text'",
      "complete -c orchard -n '__orchard_at /count 1+' -a '(__fish_complete_suffix .apples)' -d 'More files'",
      "complete -c orchard -n '__orchard_at /find' -l folder -d 'The folder to look in' -x"
        + " -a '(__fish_complete_directories)'",
      "complete -c orchard -n '__orchard_at /completion 0' -a 'bash zsh fish' -d 'The shell: bash, zsh or fish'",
    ] {
      #expect(script.contains("\n\(line)\n"), "\(line)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func `a script is the same each time`(shell: String) {
    let terminal = Terminal(isOutput: true, isErrors: true, columns: 60)
    #expect(Run("completion \(shell)").output == Run("completion \(shell)", terminal: terminal).output)
  }
}
