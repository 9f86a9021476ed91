// SPDX-License-Identifier: Apache-2.0
import CommandKit
import Testing

@MainActor struct ManualPageTests {
  @Test func `the manual of the program is one page of mdoc`() {
    let expected =
      #"""
      .Dd November 20, 2026
      .Dt ORCHARD 1
      .Os
      .Sh NAME
      .Nm orchard
      .Nd Counts apples and finds worms
      .Sh SYNOPSIS
      .Nm
      .Ar verb
      .Op Ar argument ...
      .Sh DESCRIPTION
      Apples are counted by hand.
      Worms are found by luck.
      .Pp
      Every verb takes these options:
      .Bl -tag -width Ds
      .It Fl Fl color Ar WHEN
      When to use color.
      auto uses it on a terminal, unless NO_COLOR is set.
      One of auto, always, never.
      Default: auto.
      .It Fl h , Fl Fl help
      Prints this help.
      .El
      .Pp
      Without a verb,
      .Fl Fl version
      prints the version.
      .Sh VERBS
      .Ss count
      .Nm count
      .Op Fl f , Fl Fl format Ar WORD
      .Op Fl Fl parts Ar WORD,...
      .Op Fl w , Fl Fl weight Ar GRAMS
      .Op Fl Fl only Ar SORT
      .Op Fl Fl every Ar COUNT
      .Op Fl Fl sort Ar NAME
      .Op Fl v , Fl Fl verbose
      .Op Fl Fl json
      .Ar FILE
      .Op Ar MORE ...
      .Pp
      Counts the apples of files.
      .Pp
      A line is an apple.
      What looks like a pear is counted as well, because nobody can tell the two
      apart in a text.
      .Bd -literal
        red
        green
      .Ed
      .Bl -tag -width Ds
      .It Ar FILE
      The file; - is standard input.
      .It Ar MORE
      More files.
      .It Fl f , Fl Fl format Ar WORD
      How the count is written.
      One of text, json, lines.
      Default: text.
      .It Fl Fl parts Ar WORD,...
      What is written.
      Some of text, json, lines.
      .It Fl w , Fl Fl weight Ar GRAMS
      What an apple weighs.
      .It Fl Fl only Ar SORT
      Counts this sort alone.
      Can be repeated.
      .It Fl Fl every Ar COUNT
      Counts each of so many.
      Default: 1.
      .It Fl Fl sort Ar NAME
      The sort of apple.
      .It Fl v , Fl Fl verbose
      Says more.
      Much more.
      .It Fl Fl json
      Prints JSON instead of text.
      .El
      .Pp
      Counts one garden's apples.
      .Dl orchard count garden.apples --format json
      .Ss find
      .Nm find
      .Fl Fl at Ar \&X,Y
      .Op Fl Fl folder Ar DIRECTORY
      .Op Ar WHAT
      .Pp
      Finds a worm at a point.
      .Bl -tag -width Ds
      .It Ar WHAT
      What to look for.
      .It Fl Fl at Ar \&X,Y
      Where to look.
      Must be given.
      .It Fl Fl folder Ar DIRECTORY
      The folder to look in.
      .El
      .Ss farm
      .Nm farm
      .Ar verb
      .Op Ar argument ...
      .Pp
      Is about farms.
      .Ss farm names
      .Nm farm names
      .Pp
      Prints the names of sorts.
      .Ss completion
      .Nm completion
      .Op Fl Fl json
      .Ar SHELL
      .Pp
      Prints the script that completes this command in a shell.
      .Pp
      Load it where the shell reads its settings:
      .Bd -literal
        ~/.bashrc                   source <(orchard completion bash)
        ~/.zshrc, after compinit    source <(orchard completion zsh)
        ~/.config/fish/config.fish  orchard completion fish | source
      .Ed
      .Bl -tag -width Ds
      .It Ar SHELL
      The shell: bash, zsh or fish.
      .It Fl Fl json
      Prints JSON instead of text.
      .El
      .Ss version
      .Nm version
      .Pp
      Prints the version, as --version does.
      .Ss help
      .Nm help
      .Op Fl Fl man
      .Op Fl Fl json
      .Op Ar VERB ...
      .Pp
      Explains the program, or one verb.
      .Bl -tag -width Ds
      .It Ar VERB
      The verb, and the verb below it if there is one.
      One of count, find, farm, completion, version.
      .It Fl Fl man
      Prints the manual of all verbs as a page for man.
      .It Fl Fl json
      Prints JSON instead of text.
      .El
      .Sh ENVIRONMENT
      .Bl -tag -width Ds
      .It Ev NO_COLOR
      If it is not empty, there is no color.
      .It Ev CLICOLOR_FORCE
      If it is neither empty nor 0, there is color even where there is no terminal.
      .It Ev TERM
      If it is dumb, there is neither color nor a line of progress.
      .El
      The option
      .Fl Fl color
      overrides all of them.
      .Sh EXIT STATUS
      .Bl -tag -width Ds
      .It 0
      Success, or the answer is yes.
      .It 1
      The answer is no: a difference, a failed expectation or a finding.
      .It 64
      The command line is wrong.
      .It 65
      The content of an input is invalid.
      .It 66
      An input could not be read.
      .It 69
      Something that is needed was not built.
      .It 70
      The program or the machine failed.
      Please report it, unless the message names a cause such as a full disk.
      .El
      .Sh EXAMPLES
      Counts, and shows it by pages.
      .Dl orchard count a.apples \&| less
      .Sh BUGS
      Report them at
      .Lk https://example.com/issues .

      """#
    #expect(Run("help --man").output == expected)
  }
}
