// SPDX-License-Identifier: Apache-2.0

/// Several texts, each with a keyword where there is one.
nonisolated struct SceneTexts: SceneTyped {
  let lines: [SceneLine]

  static var sceneType: SceneType { .texts }

  static func read(_ value: SceneValue) -> SceneTexts? {
    switch value {
    case .lines(let lines): SceneTexts(lines: lines)
    case .texts(let texts): SceneTexts(lines: texts.map { SceneLine(name: "", text: $0) })
    default: nil
    }
  }
}
