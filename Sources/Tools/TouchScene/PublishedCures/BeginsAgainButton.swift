// SPDX-License-Identifier: Apache-2.0
import Touchstone

/// A published workaround, bugs included: a finger that comes back is passed to the control as if it had just
/// come down.
///
/// It is the fourth of five steps. It sends a second down for one finger, and no lift outside.
public class BeginsAgainButton: SendsOutsideByHandButton {
  override func comesBack(_ touch: UITouch, with event: UIEvent?) {
    touchesBegan([touch], with: event)
  }
}
