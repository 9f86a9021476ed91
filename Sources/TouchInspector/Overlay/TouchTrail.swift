// SPDX-License-Identifier: Apache-2.0
#if INSPECTS
  import Foundation
  import TouchLive
  #if TOUCHSTONE
    import TouchCore
    import TouchDrawing
    import Touchstone
  #else
    import UIKit
  #endif

  /// Draws the last touch: the view in which it began, the way down to it, the recognizers that see it, and the one that
  /// takes it.
  ///
  /// A touch is only noted. Everything is drawn when the screen is, so that a touch takes no longer for it.
  @MainActor final class TouchTrail {
    /// The layer that shows it, over a whole window.
    let layer: CALayer
    /// The last touch, which is looked for when it is drawn.
    ///
    /// A drawing keeps nobody alive; and once there is a weak reference to an object, every use of it takes longer.
    private struct Sight {
      /// Nil before the first touch.
      var touch: ObjectIdentifier?
      var view: ObjectIdentifier?
      var recognizers: [ObjectIdentifier] = []
      var taker: ObjectIdentifier?
      var finger = CGPoint.zero
    }

    private var sight = Sight()

    /// Notes a touch that began.
    func note(_ touch: UITouch) {
      sight.touch = ObjectIdentifier(touch)
      sight.view = touch.view.map { ObjectIdentifier($0) }
      sight.recognizers.removeAll(keepingCapacity: true)
      noteRecognizers(of: touch)
      sight.taker = nil
      sight.finger = touch.location(in: nil)
      requestDrawing()
    }

    /// Notes that a recognizer takes the touch, if it is the last one.
    func note(_ touch: UITouch, takenBy recognizer: UIGestureRecognizer) {
      guard sight.touch == ObjectIdentifier(touch) else { return }
      sight.taker = ObjectIdentifier(recognizer)
      sight.finger = touch.location(in: nil)
      requestDrawing()
    }

    // MARK: Drawing

    #if TOUCHSTONE
      private let lazyLayer = LazyLayer()

      init() {
        layer = lazyLayer
        lazyLayer.content = { [weak self] in self?.drawTrail(in: $0) }
      }

      private func requestDrawing() { lazyLayer.requestContents() }

      private func noteRecognizers(of touch: UITouch) {
        touch.eachRecognizer { sight.recognizers.append(ObjectIdentifier($0)) }
      }
    #else
      private var isRequested = false

      init() { layer = CALayer() }

      private func noteRecognizers(of touch: UITouch) {
        sight.recognizers += (touch.gestureRecognizers ?? []).map { ObjectIdentifier($0) }
      }

      /// All that a turn of the run loop notes is drawn once, after it.
      private func requestDrawing() {
        guard !isRequested else { return }
        isRequested = true
        Task { [weak self] in self?.drawImage() }
      }

      private func drawImage() {
        isRequested = false
        guard layer.superlayer != nil, !layer.bounds.isEmpty else { return }
        layer.contents =
          UIGraphicsImageRenderer(size: layer.bounds.size).image { drawTrail(in: $0.cgContext) }.cgImage
      }
    #endif

    private func drawTrail(in context: CGContext) {
      guard let window = layer.superlayer?.delegate as? UIWindow,
        let view = sight.view.flatMap({ self.view($0, in: window) })
      else {
        return
      }
      var way: [UIView] = []
      var next: UIView? = view
      while let view = next {
        way.append(view)
        next = view.superview
      }
      for around in way.reversed() {
        let mark: OverlayMark = around === view ? .hit : .way
        mark.draw(around: around.convert(around.bounds, to: window), in: context)
      }
      let known = way.flatMap { $0.gestureRecognizers ?? [] }
      func name(_ recognizer: ObjectIdentifier) -> String? {
        known.first { ObjectIdentifier($0) == recognizer }.map(LiveName.of)
      }
      let taken = sight.taker.flatMap(name).map { ["taken by \($0)"] } ?? []
      write(
        [LiveName.of(view)] + sight.recognizers.compactMap(name) + taken, beside: sight.finger, in: context)
    }

    /// A view that may have left the window.
    private func view(_ identity: ObjectIdentifier, in window: UIWindow) -> UIView? {
      var waiting: [UIView] = [window]
      while let next = waiting.popLast() {
        if ObjectIdentifier(next) == identity { return next }
        waiting += next.subviews
      }
      return nil
    }

    /// Writes lines beside the finger, which would hide them.
    private func write(_ lines: [String], beside finger: CGPoint, in context: CGContext) {
      let area = CGRect(x: finger.x + 24, y: finger.y + 24, width: 260, height: 14 * CGFloat(lines.count) + 4)
      context.setFillColor(UIColor(red: 0, green: 0, blue: 0, alpha: 0.7).cgColor)
      context.fill(area)
      UIGraphicsPushContext(context)
      for (number, line) in lines.enumerated() {
        NSAttributedString(
          string: line,
          attributes: [
            .font: UIFont.systemFont(ofSize: 11),
            .foregroundColor: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
          ]
        ).draw(at: CGPoint(x: area.minX + 4, y: area.minY + 2 + 14 * CGFloat(number)))
      }
      UIGraphicsPopContext()
    }
  }

  #if TOUCHSTONE
    /// Gets its content when a picture is made of it.
    ///
    /// A request for display would be carried out at the end of the turn, also if nobody looks.
    private final class LazyLayer: CALayer {
      var content: (CGContext) -> Void = { _ in }
      private var isStale = false

      func requestContents() {
        // What was told once is true until somebody looks.
        guard !isStale else { return }
        isStale = true
        noteLooks()
      }

      override func displayIfNeeded() {
        guard isStale else { return }
        isStale = false
        display()
      }

      override func draw(in ctx: CGContext) { content(ctx) }
    }
  #endif
#endif
