// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

/// Writes the views of a recording: the name and first state of each, and its later changes.
nonisolated enum ViewData {
  static func json(of recording: Recording, _ moments: Moments, _ words: inout WordTable) -> String {
    ScriptJSON.array(
      recording.views.map { view in
        var before: [String: String] = [:]
        let states = view.states.changes.map { change in
          var text = "\"t\":\(change.time.microseconds)"
          for (key, value) in members(of: change.value, &words) where before[key] != value {
            text += ",\"\(key)\":\(value)"
            before[key] = value
          }
          return "{\(text)}"
        }
        return ScriptJSON.object([
          "n": ScriptJSON.text(view.title), "i": view.name.identifier.map(ScriptJSON.text),
          "s": ScriptJSON.array(states),
        ])
      })
  }

  /// The properties a page needs to draw a view, always the same members in the same order.
  private static func members(
    of state: ViewState, _ words: inout WordTable
  ) -> KeyValuePairs<String, String> {
    let transform = state.toParent
    let hasText = state.text.map { !$0.string.isEmpty } ?? false
    return [
      "p": String(state.parent ?? -1),
      "b": rect(state.isDrawable ? state.bounds.standardized : .zero),
      "m": state.isDrawable
        ? ScriptJSON.array(
          [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(
            ScriptJSON.number))
        : "null",
      "o": ScriptJSON.number(state.alpha), "k": state.clips ? "1" : "0",
      "r": ScriptJSON.number(state.cornerRadius), "f": paint(state.fill),
      "x": hasText ? String(words.number(ofText: state.text?.string.firstScalars ?? "")) : "null",
      "d": state.drawing.map { String(words.number(of: $0)) } ?? "null",
      "e": state.front.map { String(words.number(of: $0)) } ?? "null", "c": control(state.control),
    ]
  }

  private static func rect(_ rect: CGRect) -> String {
    ScriptJSON.array([rect.minX, rect.minY, rect.width, rect.height].map(ScriptJSON.number))
  }

  private static func paint(_ paint: Paint?) -> String {
    guard let paint else { return "null" }
    return "[\"\(paint.hex)\",\(paint.alpha.svg),\(ScriptJSON.number(paint.lightness))]"
  }

  private static func control(_ control: ControlState?) -> String {
    guard let control else { return "null" }
    return ScriptJSON.array([
      control.isEnabled ? "1" : "0", control.isHighlighted ? "1" : "0", control.isTracking ? "1" : "0",
      control.hitArea.map { rect($0.standardized) } ?? "null", border(control.region),
      border(control.returnRegion),
    ])
  }

  private static func border(_ border: ControlState.Border?) -> String {
    guard let border else { return "null" }
    let label = ScriptJSON.text(border.label)
    return switch border.shape {
    case .rectangle(let area): "[\(label),\(rect(area.standardized))]"
    case .path(let data): "[\(label),\(ScriptJSON.string(data))]"
    case .unknown: "[\(label)]"
    }
  }
}
