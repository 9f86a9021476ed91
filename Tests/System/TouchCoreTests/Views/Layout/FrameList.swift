// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

/// The frames of views as one text: `16 20 288 44, 16 72 288 100`.
@MainActor func frames(_ views: UIView...) -> String {
  views.map { text(of: $0.frame) }.joined(separator: ", ")
}

@MainActor func text(of rect: CGRect) -> String {
  [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(text(of:)).joined(separator: " ")
}

private func text(of number: CGFloat) -> String {
  let rounded = (number * 1000).rounded() / 1000
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
}

/// A view with a size of its own.
final class Sized: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// What code reported while a body ran.
@MainActor func reports(of body: () throws -> Void) rethrows -> [String] {
  let outer = Misuse.handler
  var reports: [String] = []
  Misuse.handler = { reports.append($0) }
  defer { Misuse.handler = outer }
  try body()
  return reports
}

/// A view that constraints place, with a name for reports.
@MainActor func placed(_ name: String, in parent: UIView) -> UIView {
  let view = UIView()
  view.accessibilityIdentifier = name
  view.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(view)
  return view
}
