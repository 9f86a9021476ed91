// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchControls
import TouchCore

/// Where the views of a stack are.
@MainActor struct StackLayout {
  let views: [UIView]
  /// The gaps between them, one less than there are views.
  let gaps: [CGFloat]
  let axis: NSLayoutConstraint.Axis
  let distribution: UIStackView.Distribution
  let alignment: UIStackView.Alignment

  /// The natural size of a view in a width; zero along a dimension without one.
  private func natural(_ view: UIView, inWidth width: CGFloat) -> CGSize {
    // Only labels and stacks of them get higher when they get narrower.
    let wraps = view is UIStackView || (view as? UILabel)?.numberOfLines != 1 && view is UILabel
    let size =
      wraps && width < 100_000
      ? view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) : view.intrinsicContentSize
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  /// Whether a view has a length of its own along the axis.
  private func hasLength(_ view: UIView) -> Bool {
    let size = view.intrinsicContentSize
    return (axis == .horizontal ? size.width : size.height) >= 0
  }

  private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func breadth(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
  private func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  /// The size that the views need.
  func size(inWidth width: CGFloat) -> CGSize {
    let sizes = views.map { natural($0, inWidth: axis == .vertical ? width : .greatestFiniteMagnitude) }
    let lengths = sizes.map(length)
    let gap = gaps.reduce(0, +)
    let needed: CGFloat
    switch distribution {
    case .fillEqually: needed = (lengths.max() ?? 0) * CGFloat(lengths.count)
    default: needed = lengths.reduce(0, +)
    }
    return size(length: needed + gap, breadth: sizes.map(breadth).max() ?? 0)
  }

  /// The frames of the views in a rectangle.
  func frames(in area: CGRect) -> [CGRect] {
    guard !views.isEmpty else { return [] }
    let sizes = views.map { natural($0, inWidth: axis == .vertical ? area.width : .greatestFiniteMagnitude) }
    let room = length(area.size)
    let lengths = lengths(sizes.map(length), in: room)
    let starts = starts(lengths, in: room)
    return zip(zip(starts, lengths), sizes).map { place, size in
      let across = breadth(area.size)
      let own = alignment == .fill ? across : min(breadth(size), across)
      let offset: CGFloat =
        switch alignment {
        case .fill, .leading: 0
        case .center: (across - own) / 2
        case .trailing: across - own
        }
      let frame = CGRect(
        origin: axis == .horizontal ? CGPoint(x: place.0, y: offset) : CGPoint(x: offset, y: place.0),
        size: self.size(length: place.1, breadth: own))
      return frame.offsetBy(dx: area.minX, dy: area.minY)
    }
  }

  private func lengths(_ natural: [CGFloat], in room: CGFloat) -> [CGFloat] {
    var lengths = natural
    let left = room - gaps.reduce(0, +)
    switch distribution {
    case .fillEqually:
      return natural.map { _ in max(left / CGFloat(natural.count), 0) }
    case .fillProportionally:
      let sum = natural.reduce(0, +)
      return natural.map { max(sum > 0 ? left * $0 / sum : left / CGFloat(natural.count), 0) }
    case .fill:
      let extra = left - natural.reduce(0, +)
      if extra > 0 {
        lengths[views.firstIndex { !hasLength($0) } ?? 0] += extra
        return lengths
      }
    case .equalSpacing, .equalCentering: break
    }
    var missing = natural.reduce(0, +) - left
    for index in lengths.indices.reversed() where missing > 0 {
      let taken = min(missing, lengths[index])
      lengths[index] -= taken
      missing -= taken
    }
    return lengths
  }

  private func starts(_ lengths: [CGFloat], in room: CGFloat) -> [CGFloat] {
    var starts: [CGFloat] = []
    let extra = room - lengths.reduce(0, +) - gaps.reduce(0, +)
    let share = distribution == .equalSpacing && lengths.count > 1 ? max(extra, 0) : 0
    let equal = share > 0 ? equalGap(lengths, in: room) : 0
    var next: CGFloat = 0
    for index in lengths.indices {
      starts.append(next)
      next += lengths[index] + (index < gaps.count ? (share > 0 ? max(gaps[index], equal) : gaps[index]) : 0)
    }
    guard distribution == .equalCentering, lengths.count > 1, extra > 0 else { return starts }
    let (first, last) = (lengths[0] / 2, room - lengths[lengths.count - 1] / 2)
    let step = (last - first) / CGFloat(lengths.count - 1)
    let centerd = lengths.indices.map { first + step * CGFloat($0) - lengths[$0] / 2 }
    // Where that would make a gap smaller than the spacing, the spacing counts.
    let fits = gaps.indices.allSatisfy { centerd[$0] + lengths[$0] + gaps[$0] <= centerd[$0 + 1] + 0.001 }
    return fits ? centerd : starts
  }

  private func equalGap(_ lengths: [CGFloat], in room: CGFloat) -> CGFloat {
    (room - lengths.reduce(0, +)) / CGFloat(lengths.count - 1)
  }
}
