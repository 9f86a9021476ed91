// SPDX-License-Identifier: Apache-2.0
#if INSPECTS
  import TouchLive
  #if TOUCHSTONE
    import TouchCore
    import TouchDrawing
    import Touchstone
  #else
    import Foundation
    import UIKit
  #endif

  /// What the overlay remembers of the last touch, so that it finds the rest when it draws.
  ///
  /// A drawing keeps nobody alive; and once there is a weak reference to an object, every use of it takes
  /// longer.
  @MainActor struct TouchSight {
    /// Nil before the first touch.
    private var touch: ObjectIdentifier?
    private var view: ObjectIdentifier?
    private var recognizers: [ObjectIdentifier] = []
    private var taker: ObjectIdentifier?
    private var finger = CGPoint.zero

    /// Notes a touch that began.
    mutating func note(_ touch: UITouch) {
      self.touch = ObjectIdentifier(touch)
      // A closure would check at run time that it is on the main actor, which costs half a percent of a
      // touch.
      if let view = touch.view { self.view = ObjectIdentifier(view) } else { view = nil }
      recognizers.removeAll(keepingCapacity: true)
      #if TOUCHSTONE
        touch.eachRecognizer { recognizers.append(ObjectIdentifier($0)) }
      #else
        for recognizer in touch.gestureRecognizers ?? [] { recognizers.append(ObjectIdentifier(recognizer)) }
      #endif
      taker = nil
      finger = touch.location(in: nil)
    }

    /// Notes that a recognizer takes a touch, if that is the last one.
    mutating func note(_ touch: UITouch, takenBy recognizer: UIGestureRecognizer) {
      guard self.touch == ObjectIdentifier(touch) else { return }
      taker = ObjectIdentifier(recognizer)
      finger = touch.location(in: nil)
    }

    /// Draws the view in which the touch began, the way down to it, and the names of who saw and took it.
    ///
    /// - Parameters:
    ///   - layer: The layer over the window.
    ///   - context: Where it is drawn.
    func draw(on layer: CALayer, in context: CGContext) {
      guard let window = layer.superlayer?.delegate as? UIWindow, let view = view(in: window) else { return }
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
      let taken = taker.flatMap(name).map { ["taken by \($0)"] } ?? []
      write([LiveName.of(view)] + recognizers.compactMap(name) + taken, in: context)
    }

    /// The view, which may have left the window.
    private func view(in window: UIWindow) -> UIView? {
      var waiting: [UIView] = [window]
      while let next = waiting.popLast() {
        if ObjectIdentifier(next) == view { return next }
        waiting += next.subviews
      }
      return nil
    }

    /// Writes lines beside the finger, which would hide them.
    private func write(_ lines: [String], in context: CGContext) {
      let texts = lines.map { line in
        NSAttributedString(
          string: line,
          attributes: [
            .font: UIFont.systemFont(ofSize: 11),
            .foregroundColor: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
          ])
      }
      let width = texts.map { $0.size().width }.max() ?? 0
      let area = CGRect(
        x: finger.x + 24, y: finger.y + 24, width: max(width + 8, 260), height: 14 * CGFloat(lines.count) + 4)
      context.setFillColor(UIColor(red: 0, green: 0, blue: 0, alpha: 0.7).cgColor)
      context.fill(area)
      UIGraphicsPushContext(context)
      for (number, text) in texts.enumerated() {
        text.draw(at: CGPoint(x: area.minX + 4, y: area.minY + 2 + 14 * CGFloat(number)))
      }
      UIGraphicsPopContext()
    }
  }
#endif
