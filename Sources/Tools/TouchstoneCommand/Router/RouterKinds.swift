// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  package import CommandKit
  import Foundation
  import TextSources
  package import TouchInput

  extension Kind where Value == SourceName {
    /// A source of touches for the router.
    static var sourceName: Kind<SourceName> {
      Kind(
        "SOURCE", expected: "evdev:/dev/input/event0, play:FILE or -", parse: { SourceName($0) },
        spell: \.description)
    }
  }

  extension Kind where Value == CGSize {
    /// The size of a display: `800x480`.
    static var displaySize: Kind<CGSize> {
      Kind(
        "SIZE", expected: "a width and a height in points, such as 800x480",
        parse: { text in
          let parts = text.split(separator: "x", omittingEmptySubsequences: false)
          guard parts.count == 2, let width = Decimals.number(parts[0]),
            let height = Decimals.number(parts[1]), width > 0, height > 0
          else { return nil }
          return CGSize(width: width, height: height)
        },
        spell: { "\(Decimals.spelling(Double($0.width)))x\(Decimals.spelling(Double($0.height)))" })
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
