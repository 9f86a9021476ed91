// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Testing

@MainActor struct HelpPageTests {
  @Test func `the page of the program`() {
    let expected =
      #"""
      Counts apples and finds worms.

      Usage: orchard VERB [ARGUMENT…]

      Apples are counted by hand. Worms are found by luck.

      Verbs
        count       Counts the apples of files.
        find        Finds a worm at a point.
        farm        Is about farms.
        completion  Prints the script that completes this command in a shell.
        version     Prints the version, as --version does.
        help        Explains the program, or one verb.

      Options
            --color WHEN  When to use color. auto uses it on a terminal, unless
                          NO_COLOR is set. One of auto, always, never. Default: auto.
        -h, --help        Prints this help.
        -V, --version     Prints the version.

      Examples
        orchard count a.apples | less
            Counts, and shows it by pages.

      Exit codes
        0   Success, or the answer is yes.
        1   The answer is no: a difference, a failed expectation or a finding.
        64  The command line is wrong.
        65  The content of an input is invalid.
        66  An input could not be read.
        69  Something that is needed was not built.
        70  The program or the machine failed. Please report it, unless the message
            names a cause such as a full disk.

      `orchard help VERB` explains a verb.

      """#
    #expect(Run("help").output == expected)
  }

  @Test func `the page of a verb`() {
    let expected =
      #"""
      Counts the apples of files.

      Usage: orchard count [OPTION…] FILE [MORE…]

      A line is an apple. What looks like a pear is counted as well, because nobody
      can tell the two apart in a text.

        red
        green

      Arguments
        FILE  The file; - is standard input.
        MORE  More files.

      Options
        -f, --format WORD   How the count is written. One of text, json, lines.
                            Default: text.
            --parts WORD,…  What is written. Some of text, json, lines.
        -w, --weight GRAMS  What an apple weighs.
            --only SORT     Counts this sort alone. Can be repeated.
            --every COUNT   Counts each of so many. Default: 1.
            --sort NAME     The sort of apple.
        -v, --verbose       Says more. Much more.
            --json          Prints JSON instead of text.
            --color WHEN    When to use color. auto uses it on a terminal, unless
                            NO_COLOR is set. One of auto, always, never. Default:
                            auto.
        -h, --help          Prints this help.

      Examples
        orchard count garden.apples --format json
            Counts one garden's apples.

      """#
    #expect(Run("help count").output == expected)
  }

  @Test func `the page of a verb with what must be given`() {
    let expected =
      #"""
      Finds a worm at a point.

      Usage: orchard find [OPTION…] --at X,Y [WHAT]

      Arguments
        WHAT  What to look for.

      Options
            --at X,Y            Where to look. Must be given.
            --folder DIRECTORY  The folder to look in.
            --color WHEN        When to use color. auto uses it on a terminal, unless
                                NO_COLOR is set. One of auto, always, never. Default:
                                auto.
        -h, --help              Prints this help.

      """#
    #expect(Run("help find").output == expected)
  }

  @Test func `the page of a verb with verbs below it`() {
    let expected =
      #"""
      Is about farms.

      Usage: orchard farm VERB [ARGUMENT…]

      Verbs
        names  Prints the names of sorts.

      Options
            --color WHEN  When to use color. auto uses it on a terminal, unless
                          NO_COLOR is set. One of auto, always, never. Default: auto.
        -h, --help        Prints this help.

      `orchard help farm VERB` explains a verb.

      """#
    #expect(Run("help farm").output == expected)
  }
}
