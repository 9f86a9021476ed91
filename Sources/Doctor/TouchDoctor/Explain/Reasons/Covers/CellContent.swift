// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// The content view of a cell, in front of what was added to the cell itself.
enum CellContent: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    guard case .content(let cell) = cover.owner, cover.isBesideContent else { return nil }
    let name = cover.branch ?? cover.variable
    let holder = cover.touch.variable(cell)
    if ClassKnowledge.base(of: cover.touch.walk.view(cell)) == "UITableViewCell",
      ClassKnowledge.base(of: cover.touch.view) == "UISwitch"
    {
      return CoverRemedy(
        "A cell's contentView lies in front of what was added to the cell itself. Make the switch the accessory view of the cell:",
        ["\(holder).accessoryView = \(cover.variable)"])
    }
    return CoverRemedy(
      "A cell's contentView lies in front of what was added to the cell itself. Add the view to contentView:",
      cover.touch.moving(name, into: "\(holder).contentView"))
  }
}
