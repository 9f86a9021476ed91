// SPDX-License-Identifier: Apache-2.0

/// How a touch reaches the view that was expected to get it.
///
/// The hit-test often ends at another view: at a part of a switch, or at a label in a cell. But developers
/// want to know whether the switch turns and whether the cell is selected.
public enum TouchRoute: Sendable, Hashable {
  /// The hit-test finds the view itself.
  case itself
  /// The hit-test finds a part that UIKit put into the control; the control works through it.
  case part(ViewPlace)
  /// The hit-test finds a view in the cell that leaves the touch to the cell.
  case content(ViewPlace)
  /// The hit-test finds a view in the expected one, whose recognizers see the touch.
  case recognizers(ViewPlace)
  /// The hit-test finds a view in the expected one that leaves touches to the responders after it.
  case responders(ViewPlace)

  /// The view that the hit-test finds; nil if that is the expected one.
  public var found: ViewPlace? {
    switch self {
    case .itself: nil
    case .part(let place), .content(let place), .recognizers(let place), .responders(let place): place
    }
  }

  /// The name in JSON.
  var word: String {
    switch self {
    case .itself: "itself"
    case .part: "part"
    case .content: "content"
    case .recognizers: "recognizers"
    case .responders: "responders"
    }
  }
}
