// SPDX-License-Identifier: Apache-2.0
package import TouchCore

/// A responder that an article gives another name than that of its class.
package protocol CalledResponder: UIResponder {
  /// The name in the lines of a chain; nil for the name of the class.
  var chainName: String? { get }
}

extension Probe {
  /// Writes a line for each responder after the view: its class, indented by two more dashes each time.
  func writeChain() {
    var prefix = ""
    guard let view else { return }
    for responder in ResponderChain(after: view) {
      write(prefix + Self.name(of: responder))
      prefix += "--"
    }
  }

  private static func name(of responder: UIResponder) -> String {
    if let called = (responder as? any CalledResponder)?.chainName { return called }
    if let probed = responder as? any Probed { return probed.probe.name }
    return (responder as? UIView)?.frameworksClassName ?? "\(type(of: responder))"
  }
}
