// SPDX-License-Identifier: Apache-2.0

extension ClassTable {
  /// What the beginning of a private class's name tells; nil for most.
  ///
  /// Alerts, bars and swiped cells are built of dozens of classes that only hold others.
  static func family(of name: String) -> HitBehavior? {
    if ["UIKeyboard", "UIKB", "TUIKeyboard"].contains(where: { name.hasPrefix($0) }) { return keyboard }
    return families.contains { name.hasPrefix($0) } ? laidOut : nil
  }

  private static let keyboard = HitBehavior.peculiar(
    .asUIView, .likely, "belongs to the keyboard, which finds its keys itself (reported)")

  private static let families = [
    "_UIInterfaceAction", "_UIAlertController", "_UITableViewCell", "_UINavigationBar", "_UIBarBackground",
    "_UIButtonBar", "_UICollectionViewListCell", "_UITableViewHeaderFooter", "_UISystemBackground",
    "_UIScrollViewScrollIndicator", "_MKMap", "_UIReplicantView",
  ]
}
