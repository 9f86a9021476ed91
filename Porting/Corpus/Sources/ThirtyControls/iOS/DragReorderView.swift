// SPDX-License-Identifier: Apache-2.0

import UIKit

protocol DragReorderViewDelegate: class {
    func reorderView(_ view: DragReorderView, didMoveItemAt index: Int, to newIndex: Int)
}

/// A home-screen-like grid. A long press makes the tiles wiggle and picks one up.
class DragReorderView: UIView {

    weak var delegate: DragReorderViewDelegate?

    var columns = 3
    var gap: CGFloat = 10
    private(set) var tiles: [UIView] = []
    private(set) var isWiggling = false

    private var draggedTile: UIView?
    private var grip = CGPoint.zero
    private var startIndex = 0
    private let impact = UIImpactFeedbackGenerator(style: .medium)

    private lazy var longPress: UILongPressGestureRecognizer = {
        let recognizer = UILongPressGestureRecognizer(target: self, action: #selector(handleLongPress(_:)))
        recognizer.minimumPressDuration = 0.4
        return recognizer
    }()

    override func awakeFromNib() {
        super.awakeFromNib()
        subviews.forEach(addTile)
    }

    func addTile(_ tile: UIView) {
        if tiles.isEmpty { addGestureRecognizer(longPress) }
        tiles.append(tile)
        addSubview(tile)
        setNeedsLayout()
    }

    private func frameOfTile(at index: Int) -> CGRect {
        let side = (bounds.width - gap * CGFloat(columns + 1)) / CGFloat(columns)
        let column = CGFloat(index % columns), row = CGFloat(index / columns)
        return CGRect(x: gap + column * (side + gap), y: gap + row * (side + gap), width: side, height: side)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, tile) in tiles.enumerated() where tile !== draggedTile {
            let frame = frameOfTile(at: index)
            tile.bounds.size = frame.size
            tile.center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }

    @objc private func handleLongPress(_ gesture: UILongPressGestureRecognizer) {
        let location = gesture.location(in: self)
        switch gesture.state {
        case .began:
            guard let index = tiles.firstIndex(where: { $0.frame.contains(location) }) else { return }
            let tile = tiles[index]
            impact.impactOccurred()
            startIndex = index
            draggedTile = tile
            grip = CGPoint(x: tile.center.x - location.x, y: tile.center.y - location.y)
            bringSubviewToFront(tile)
            startWiggling()
            UIView.animate(withDuration: 0.15) {
                tile.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
                tile.alpha = 0.9
            }
        case .changed:
            guard let tile = draggedTile else { return }
            tile.center = CGPoint(x: location.x + grip.x, y: location.y + grip.y)
            moveOthers(for: tile)
        case .ended:
            drop(commit: true)
        case .cancelled, .failed:
            drop(commit: false)
        case .possible:
            break
        @unknown default:
            break
        }
    }

    private func moveOthers(for tile: UIView) {
        guard let from = tiles.firstIndex(of: tile) else { return }
        guard let to = tiles.indices.first(where: { frameOfTile(at: $0).contains(tile.center) }), to != from else { return }
        tiles.remove(at: from)
        tiles.insert(tile, at: to)
        UISelectionFeedbackGenerator().selectionChanged()
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .curveEaseInOut], animations: {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        })
    }

    private func drop(commit: Bool) {
        guard let tile = draggedTile, let index = tiles.firstIndex(of: tile) else { return }
        var target = index
        if !commit {
            tiles.remove(at: index)
            tiles.insert(tile, at: startIndex)
            target = startIndex
        }
        draggedTile = nil
        stopWiggling()
        UIView.animate(withDuration: 0.2, animations: {
            tile.transform = .identity
            tile.alpha = 1
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }, completion: { [weak self] finished in
            guard let self = self, target != self.startIndex else { return }
            self.delegate?.reorderView(self, didMoveItemAt: self.startIndex, to: target)
        })
    }

    // MARK: Wiggle

    private func startWiggling() {
        isWiggling = true
        for (offset, tile) in tiles.enumerated() where tile !== draggedTile {
            let wiggle = CAKeyframeAnimation(keyPath: "transform.rotation.z")
            wiggle.values = [-0.03, 0.03]
            wiggle.duration = 0.12
            wiggle.autoreverses = true
            wiggle.repeatCount = .infinity
            wiggle.timeOffset = CFTimeInterval(offset) * 0.03
            tile.layer.add(wiggle, forKey: "wiggle")
        }
    }

    private func stopWiggling() {
        isWiggling = false
        tiles.forEach { $0.layer.removeAnimation(forKey: "wiggle") }
    }
}
