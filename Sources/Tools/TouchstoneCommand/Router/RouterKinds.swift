// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  package import CommandKit
  package import TouchInput

  extension Kind where Value == SourceName {
    /// A source of touches for the router.
    static var sourceName: Kind<SourceName> {
      Kind(
        "SOURCE", expected: "evdev:/dev/input/event0, play:FILE or -", parse: { SourceName($0) },
        spell: \.description)
    }
  }

  extension RouterFailure: CommandFailure {
    package var exitCode: ExitCode {
      switch kind {
      case .usage: .usage
      case .system, .unreachable: .noInput
      case .refused: .no
      }
    }

    package var advice: [String] { remedy.map { [$0] } ?? [] }
  }
#endif
