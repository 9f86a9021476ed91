// SPDX-License-Identifier: Apache-2.0

extension ViewSnapshot {
  /// Makes the frame unknown, because it is unknown in which coordinates it is; the size stays.
  mutating func loseFrame() {
    guard let frame = frame.value else { return }
    if transform.value == .identity {
      bounds = .known(.init(origin: boundsOrigin.value ?? .zero, size: frame.size))
    }
    attributes.append(
      Attribute(
        name: "frame",
        value: "(\(frame.origin.x) \(frame.origin.y); \(frame.size.width) \(frame.size.height))"))
    self.frame = .unknown
  }
}
