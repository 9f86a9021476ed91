// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import TextSources
import TouchCore
import TouchGraphics

nonisolated extension SceneReader {
  /// Reads a transform: its six numbers, or steps that apply in the order in which they are written.
  mutating func transform(_ node: JSONNode, _ name: String) -> SceneValue? {
    if let numbers = numbers(node, 6) { return checked(transform: numbers, name, at: node.offset) }
    guard let members = node.members else {
      report("“\(name)” is \(SceneType.transform.form); found \(shown(node))", at: node.offset)
      return nil
    }
    var transform = CGAffineTransform.identity
    for member in members where !isFull {
      if let step = step(member) { transform = transform.concatenating(step) }
    }
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return checked(transform: parts.map { Double($0) }, name, at: node.offset)
  }

  /// The six numbers of a transform; nil, with a report, if one is not permitted.
  private mutating func checked(transform parts: [Double], _ name: String, at offset: Int) -> SceneValue? {
    guard checked(Array(parts[..<4]), .factor, name, at: offset) != nil,
      checked(Array(parts[4...]), .coordinate, name, at: offset) != nil
    else { return nil }
    return .numbers(parts)
  }

  private mutating func step(_ member: JSONMember) -> CGAffineTransform? {
    let node = member.value
    switch member.name {
    case "rotateDegrees":
      if let degrees = node.number, InputLimit.degrees.allows(degrees) {
        return CGAffineTransform(rotationAngle: Self.radians(degrees))
      }
      report(
        "“rotateDegrees” is a number \(InputLimit.degrees.message); found \(shown(node))", at: node.offset)
    case "scale":
      if let both = node.number.map({ [$0, $0] }) ?? numbers(node, 2) {
        guard checked(both, .factor, "scale", at: node.offset) != nil else { return nil }
        return CGAffineTransform(scaleX: both[0], y: both[1])
      }
      report("“scale” is a number, or [x, y]; found \(shown(node))", at: node.offset)
    case "translate":
      if let vector = numbers(node, 2) {
        guard checked(vector, .coordinate, "translate", at: node.offset) != nil else { return nil }
        return CGAffineTransform(translationX: vector[0], y: vector[1])
      }
      report("“translate” is [x, y]; found \(shown(node))", at: node.offset)
    default:
      let words = ["rotateDegrees", "scale", "translate"]
      let suggestion = Words.suggestion(for: member.name, among: words)
      report(
        "“\(member.name)” is no step of a transform: \(Words.list(words))\(suggestion)", at: member.offset)
    }
    return nil
  }

  private static func radians(_ degrees: Double) -> CGFloat { CGFloat(degrees) * .pi / 180 }

  /// Reads a tracking region.
  mutating func region(_ node: JSONNode, _ name: String) -> SceneRegion? {
    switch node.string {
    case "system": return .system
    case "bounds": return .bounds
    default: break
    }
    if let outset = insets(node) {
      return checked(outset, .coordinate, name, at: node.offset).map(SceneRegion.outset)
    }
    guard let members = node.members else {
      report("“\(name)” is \(SceneType.region.form); found \(shown(node))", at: node.offset)
      return nil
    }
    var outer: [SceneRegion] = []
    var inner: SceneRegion?
    for member in members where !isFull {
      switch member.name {
      case "outset":
        if let outset = insets(member.value) {
          if let outset = checked(outset, .coordinate, "outset", at: member.value.offset) {
            outer.append(.outset(outset))
          } else {
            return nil
          }
        } else {
          report(
            "“outset” is \(SceneType.insets.form); found \(shown(member.value))", at: member.value.offset)
        }
      case "oval":
        if let rect = numbers(member.value, 4) {
          if let rect = checked(rect, .coordinate, "oval", at: member.value.offset) {
            outer.append(.oval(rect))
          } else {
            return nil
          }
        } else {
          report("“oval” is [x, y, width, height]; found \(shown(member.value))", at: member.value.offset)
        }
      case "region": outer += region(member.value, "region").map { [$0] } ?? []
      case "returningInside": inner = region(member.value, "returningInside")
      default:
        let words = ["outset", "oval", "region", "returningInside"]
        let suggestion = Words.suggestion(for: member.name, among: words)
        report("“\(member.name)” is not in “\(name)”: \(Words.list(words))\(suggestion)", at: member.offset)
      }
    }
    guard outer.count == 1 else {
      report("“\(name)” wants one of outset, oval and region", at: node.offset)
      return nil
    }
    return inner.map { .returning(outer[0], inside: $0) } ?? outer[0]
  }

  /// Reads a tuning: a preset, and values that differ from it.
  mutating func tuning(_ node: JSONNode, _ name: String) -> TouchTuning? {
    if let word = node.string { return preset(word, name, at: node.offset) }
    guard let members = node.members else {
      report("“\(name)” is \(SceneType.tuning.form); found \(shown(node))", at: node.offset)
      return nil
    }
    var tuning = TouchTuning.uikit
    if let preset = node["preset"] {
      if let word = preset.string {
        tuning = self.preset(word, "preset", at: preset.offset) ?? tuning
      } else {
        let words = Words.choice(SceneTuning.presets.map(\.name))
        report("“preset” is one of \(words); found \(shown(preset))", at: preset.offset)
      }
    }
    for member in members where member.name != "preset" && !isFull {
      guard let number = SceneTuning.all.first(where: { $0.name == member.name }) else {
        let words = SceneTuning.all.map(\.name)
        let suggestion = Words.suggestion(for: member.name, among: words)
        let known = suggestion.isEmpty ? "; there are \(Words.list(words))" : suggestion
        report("“\(member.name)” is no number of the tuning\(known)", at: member.offset)
        continue
      }
      if let value = value(member.value, number.type, number.name) { number.set(&tuning, value) }
    }
    return tuning
  }

  private mutating func preset(_ word: String, _ name: String, at offset: Int) -> TouchTuning? {
    if let preset = SceneTuning.presets.first(where: { $0.name == word }) { return preset.tuning }
    let words = SceneTuning.presets.map(\.name)
    let suggestion = Words.suggestion(for: word, among: words)
    report(
      "“\(word)” is not what “\(name)” takes: one of \(Words.choice(words))\(suggestion)", at: offset)
    return nil
  }
}
