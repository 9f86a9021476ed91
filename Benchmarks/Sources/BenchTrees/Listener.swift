// SPDX-License-Identifier: Apache-2.0
import TouchCore

/// A view that takes its touches and does nothing with them.
package final class Listener: UIView {
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
