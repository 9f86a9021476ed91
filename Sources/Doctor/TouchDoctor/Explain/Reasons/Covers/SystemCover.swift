// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

/// A view of the system in front of one of the developer's.
enum SystemCover: CoverCase {
  static func remedy(for cover: MeasuredCover) -> CoverRemedy? {
    guard [.container, .system].contains(cover.owner), let beside = cover.beside,
      let branch = cover.branch
    else { return nil }
    if cover.front.className == "UITableViewIndex", cover.touch.isDevelopers(cover.touch.expected) {
      return CoverRemedy(
        "\(cover.name), the index of the sections, lies over the cells. Keep the view clear of it by the margins of contentView:",
        [
          "\(cover.variable).trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor).isActive = true"
        ])
    }
    if ClassKnowledge.isCell(cover.touch.walk.view(beside)) {
      return CoverRemedy(
        "\(cover.name) lies over the cells. Keep the view inside the cell's contentView, clear of it.")
    }
    return CoverRemedy(
      "Bring the view to the front, or put it where it is not covered:",
      ["\(branch).superview?.bringSubviewToFront(\(branch))"])
  }
}
