// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// Reads anything as a line of the visual format language; the first two bytes are its options.
///
/// Whatever the line is, it either gives constraints or one report with a caret below the line. Constraints
/// can be activated, and the frames that follow are finite.
func fuzzVisualFormats(_ input: UnsafeBufferPointer<UInt8>) {
  let bytes = input.prefix(4000)
  guard bytes.count >= 2 else { return }
  let options = UInt(bytes[0]) << 1 & 0x1E7E | UInt(bytes[1] & 3) << 16 | UInt(bytes[1] & 4) << 17
  let format = String(decoding: bytes.dropFirst(2), as: UTF8.self)
  MainActor.assumeIsolated { check(format, NSLayoutConstraint.FormatOptions(rawValue: options)) }
}

@MainActor private func check(_ format: String, _ options: NSLayoutConstraint.FormatOptions) {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var views: [String: Any] = ["n": 1, "root": root]
  for name in ["a", "b", "c", "label"] {
    let view = name == "label" ? UILabel() : UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = name
    if name != "c" { root.addSubview(view) }
    views[name] = view
  }
  var reports: [String] = []
  let before = Misuse.handler
  Misuse.handler = { reports.append($0) }
  defer { Misuse.handler = before }
  let constraints = NSLayoutConstraint.constraints(
    withVisualFormat: format, options: options, metrics: ["m": 8, "wide": 1e30, "high": 750, "text": "8"],
    views: views)
  if let report = reports.first(where: { $0.hasPrefix("the visual format cannot be read") }) {
    precondition(constraints.isEmpty, "a format with an error gives constraints")
    let place = report.unicodeScalars.reversed().prefix { $0 != "\n" }
    precondition(
      place.first == "^" && place.count <= format.unicodeScalars.count + 1, "the caret is not below the line")
  }
  NSLayoutConstraint.activate(constraints)
  root.layoutIfNeeded()
  for view in root.subviews {
    let frame = view.frame
    precondition(
      [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite), "a frame is not finite")
  }
  NSLayoutConstraint.deactivate(constraints)
  root.layoutIfNeeded()
  precondition(root.constraints.isEmpty, "a constraint stays active")
}
