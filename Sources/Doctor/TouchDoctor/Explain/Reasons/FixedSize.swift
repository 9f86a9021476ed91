// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A view that filled the one around it once, and kept its size when that became larger.
///
/// A view that was laid out for a smaller screen has such a size, if it neither has constraints to its
/// superview nor an autoresizing mask that lets it grow. What lies where the view should be is then outside
/// of it.
struct FixedSize {
  /// What to do, in a sentence.
  let remedy: String
  /// The lines that do it.
  let code: [String]

  /// Nil if the view has its size for another reason, or if the expected view would be outside of a larger
  /// one too.
  init?(_ touch: ExpectedTouch, _ depth: Int) {
    let level = touch.levels[depth]
    guard depth > 0, touch.isDevelopers(level.place), !ClassKnowledge.isWindow(level.view),
      [nil, "RM+BM"].contains(level.view.attribute("autoresize")),
      level.view.transform.value ?? .identity == .identity, let frame = level.view.frame.value,
      let room = touch.geometry(touch.levels[depth - 1].place).bounds,
      let box = touch.box(in: touch.levels[depth - 1].place), room.contains(box),
      case .outside(let overshoot) = level.asked.gate.verdict
    else { return nil }
    // It begins where its superview does, is as wide or as high, and ends too soon on the other axis.
    guard abs(frame.minX - room.minX) < 1, abs(frame.minY - room.minY) < 1 else { return nil }
    let isDown = overshoot.side == .bottom
    guard isDown || overshoot.side == .right else { return nil }
    let (across, along) =
      isDown
      ? (frame.width - room.width, (frame.height, room.height))
      : (frame.height - room.height, (frame.width, room.width))
    guard abs(across) < 1, Self.isShort(along.0, along.1) else { return nil }
    let parent = touch.levels[depth - 1].place
    let (name, variable) = (touch.name(of: level.place), touch.variable(level.place))
    let mask = level.view.attribute("autoresize") == nil ? "" : ", since its autoresizing mask keeps its size"
    let edge = isDown ? "bottomAnchor" : "trailingAnchor"
    remedy =
      "\(name) is \(Self.text(frame.size)), and did not grow with "
      + "\(touch.name(of: parent)) (\(Self.text(room.size)))\(mask). "
      + "Let it grow, by its mask or with constraints to all four edges:"
    code = [
      "\(variable).frame = \(variable).superview?.bounds ?? \(variable).frame",
      "\(variable).autoresizingMask = [.flexibleWidth, .flexibleHeight]",
      "// or: \(variable).\(edge).constraint(equalTo: superview.\(edge)).isActive = true, and so the other edges",
    ]
  }

  /// Whether a length may be that of a smaller screen; a header or a side bar is shorter on purpose.
  private static func isShort(_ length: Double, _ room: Double) -> Bool {
    length < room - 1 && length >= room / 2
  }

  private static func text(_ size: ViewSize) -> String {
    "\(PlainNumber.text(size.width)) × \(PlainNumber.text(size.height))"
  }
}
