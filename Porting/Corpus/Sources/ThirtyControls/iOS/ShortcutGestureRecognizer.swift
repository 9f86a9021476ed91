// SPDX-License-Identifier: Apache-2.0
//
//  ShortcutGestureRecognizer.swift
//  Compares a stroke with templates, after the $1 recognizer of Wobbrock, Wilson and Li.
//

import UIKit
import UIKit.UIGestureRecognizerSubclass

class ShortcutTemplate: NSObject {
    let name: String
    let points: [CGPoint]

    init(name: String, points: [CGPoint]) {
        self.name = name
        self.points = ShortcutTemplate.normalize(points)
        super.init()
    }

    static let numberOfPoints = 64
    static let squareSize: CGFloat = 250

    static func normalize(_ points: [CGPoint]) -> [CGPoint] {
        return translate(scale(resample(points)))
    }

    private static func resample(_ points: [CGPoint]) -> [CGPoint] {
        guard var previous = points.first else { return [] }
        let length = zip(points, points.dropFirst()).reduce(CGFloat(0)) { $0 + $1.0.distance(to: $1.1) }
        let interval = length / CGFloat(numberOfPoints - 1)
        guard interval > 0 else { return [] }
        var result = [previous]
        var travelled: CGFloat = 0
        var rest = Array(points.dropFirst())
        while let next = rest.first {
            let d = previous.distance(to: next)
            if travelled + d >= interval, d > 0 {
                let t = (interval - travelled) / d
                let q = CGPoint(x: previous.x + t * (next.x - previous.x), y: previous.y + t * (next.y - previous.y))
                result.append(q)
                previous = q
                travelled = 0
            } else {
                travelled += d
                previous = next
                rest.removeFirst()
            }
        }
        while result.count < numberOfPoints { result.append(points[points.count - 1]) }
        return Array(result.prefix(numberOfPoints))
    }

    private static func scale(_ points: [CGPoint]) -> [CGPoint] {
        let xs = points.map { $0.x }, ys = points.map { $0.y }
        guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else { return points }
        // Lines stay lines.
        let side = max(maxX - minX, maxY - minY)
        guard side > 0 else { return points }
        return points.map { $0.applying(CGAffineTransform(scaleX: squareSize / side, y: squareSize / side)) }
    }

    private static func translate(_ points: [CGPoint]) -> [CGPoint] {
        guard !points.isEmpty else { return points }
        let count = CGFloat(points.count)
        let centroid = CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
        return points.map { CGPoint(x: $0.x - centroid.x, y: $0.y - centroid.y) }
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        return hypot(other.x - x, other.y - y)
    }
}

class ShortcutGestureRecognizer: UIGestureRecognizer {
    var templates: [ShortcutTemplate] = []
    var minimumScore: CGFloat = 0.8

    private(set) var result: (template: ShortcutTemplate, score: CGFloat)?
    private var samples: [CGPoint] = []
    private var trackedTouch: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if touches.count != 1 || trackedTouch != nil {
            state = .failed
            return
        }
        trackedTouch = touches.first
        samples = [trackedTouch!.location(in: view)]
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .failed { return }
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        for sample in event.coalescedTouches(for: touch) ?? [touch] {
            samples.append(sample.location(in: view))
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible, samples.count > 4 else {
            state = .failed
            return
        }
        let candidate = ShortcutTemplate.normalize(samples)
        var best: (template: ShortcutTemplate, score: CGFloat)?
        for template in templates {
            guard template.points.count == candidate.count else { continue }
            let distance = zip(template.points, candidate).reduce(CGFloat(0)) { $0 + $1.0.distance(to: $1.1) }
            let average = distance / CGFloat(candidate.count)
            let diagonal = sqrt(2) * ShortcutTemplate.squareSize
            let score = 1 - average / (0.5 * diagonal)
            if score > best?.score ?? 0 { best = (template, score) }
        }
        if let found = best, found.score >= minimumScore {
            result = found
            state = .recognized
        } else {
            state = .failed
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        samples.removeAll()
        trackedTouch = nil
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        return !(preventedGestureRecognizer is UITapGestureRecognizer)
    }
}
