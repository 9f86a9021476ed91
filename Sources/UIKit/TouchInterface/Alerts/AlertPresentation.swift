// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore
import TouchGraphics

/// Gives alerts their presentation.
final class AlertTransition: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    AlertPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// Dims what is behind an alert, which takes no touches there, and places the alert.
final class AlertPresentation: UIPresentationController {
  private let dimming = AlertDimming()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let panel = alert?.view as? AlertPanel else { return .zero }
    let tuning = UIApplication.shared.tuning
    let margin = tuning.sheetMargin
    let safe = container.safeAreaInsets
    let bounds = container.bounds
    let bottom = max(safe.bottom, margin)
    if alert?.preferredStyle == .alert {
      let room = CGSize(
        width: bounds.width - 2 * margin, height: bounds.height - max(safe.top, margin) - bottom)
      let size = panel.fit(in: room)
      return CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
    }
    // A sheet is as wide as the shorter side of the window.
    let width = min(bounds.width, bounds.height) - 2 * margin
    let size = panel.fit(
      in: CGSize(width: width, height: bounds.height - max(safe.top, margin) - bottom))
    return CGRect(
      x: (bounds.width - width) / 2, y: bounds.height - bottom - size.height, width: width,
      height: size.height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.alert = alert
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(dimming, at: 0)
  }

  override func containerViewWillLayoutSubviews() {
    guard let view = presentedView, view.superview != nil else { return }
    view.frame = frameOfPresentedViewInContainerView
  }
}

/// Covers what is behind an alert; a tap on it chooses the cancel action of a sheet.
final class AlertDimming: UIView {
  weak var alert: UIAlertController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    accessibilityIdentifier = "alert background"
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let alert, alert.preferredStyle == .actionSheet, let cancel = alert.cancel,
      let touch = touches.first,
      alert.view?.point(inside: touch.location(in: alert.view), with: event) == false
    else { return }
    alert.choose(cancel)
  }
}
