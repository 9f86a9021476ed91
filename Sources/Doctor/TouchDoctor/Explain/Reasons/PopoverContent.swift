// SPDX-License-Identifier: Apache-2.0
import TextSources
import TouchSnapshot

/// The content of a popover that is larger than the popover: its controller asks for the size.
struct PopoverContent {
  /// What to do, in a sentence.
  let remedy: String
  /// The line that does it.
  let code: [String]

  /// Nil if the view that ends before the point is no popover, or does not hold the view of its controller.
  init?(_ touch: ExpectedTouch, _ depth: Int) {
    guard
      let popover = touch.levels.lastIndex(where: { ClassKnowledge.base(of: $0.view).holds("Popover") }),
      depth >= popover, depth < touch.levels.count - 1
    else { return nil }
    // UIKit puts the view of the controller into one of its own that is as large.
    var inner = touch.levels.indices.dropLast().first {
      $0 > popover && touch.isDevelopers(touch.levels[$0].place)
    }
    guard inner != nil else { return nil }
    while let here = inner, touch.levels.indices.contains(here + 2),
      touch.levels[here].view.children.count == 1,
      touch.geometry(touch.levels[here].place).bounds?.size
        == touch.geometry(touch.levels[here + 1].place).bounds?.size
    {
      inner = here + 1
    }
    guard let inner, depth <= inner, let bounds = touch.geometry(touch.levels[inner].place).bounds,
      let box = touch.box(in: touch.levels[inner].place)
    else { return nil }
    let name = touch.name(of: touch.levels[inner].place)
    remedy =
      "\(name), the content of a popover, is too small for what is in it. Let its view controller ask for more room, or let it scroll:"
    let (width, height) = (max(bounds.width, box.maxX), max(bounds.height, box.maxY))
    code = [
      "preferredContentSize = CGSize(width: \(PlainNumber.text(width)), height: \(PlainNumber.text(height)))"
    ]
  }
}
