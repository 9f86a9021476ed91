// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchTesting

@testable import TouchCore

struct DynamicColorTests {
  private let paper = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
  private let light = UITraitCollection { $0.userInterfaceStyle = .light }
  private let dark = UITraitCollection { $0.userInterfaceStyle = .dark }

  private final class Board: UIView {
    var drawn: [UITraitCollection] = []
    var laidOut: [UIUserInterfaceStyle] = []
    override func draw(_ rect: CGRect) { drawn.append(.current) }
    override func layoutSubviews() { laidOut.append(UITraitCollection.current.userInterfaceStyle) }
  }

  @Test func `a dynamic color is chosen for the environment`() {
    #expect(paper.resolvedColor(with: light) == .white)
    #expect(paper.resolvedColor(with: dark) == .black)
    #expect(paper.cgColor == UIColor.white.cgColor)
    dark.performAsCurrent { #expect(paper.cgColor == UIColor.black.cgColor) }
    #expect(paper.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 0, alpha: 0.5))
    #expect(paper == paper && paper != .white)
    #expect(paper.description == "<UIDynamicProviderColor>")
  }

  @Test func `a provider may answer with another dynamic color or a system color`() {
    let inner = paper
    let outer = UIColor { $0.horizontalSizeClass == .regular ? .systemBlue : inner }
    #expect(outer.resolvedColor(with: dark) == .black)
    let wide = dark.modifyingTraits { $0.horizontalSizeClass = .regular }
    #expect(
      outer.resolvedColor(with: wide).cgColor == CGColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1))
  }

  @Test func `system colors follow the current traits`() {
    let old = UIColor.systemBlue.cgColor
    dark.performAsCurrent {
      #expect(UIColor.systemBlue.cgColor == CGColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1))
    }
    #expect(UIColor.systemBlue.cgColor == old)
    #expect(UIColor.systemBlue.resolvedColor(with: light).cgColor == old)
  }

  @Test func `a view draws and lays out under its own traits`() throws {
    let stage = Stage()
    let board = Board(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.view.addSubview(board)
    board.overrideUserInterfaceStyle = .dark
    board.backgroundColor = paper
    board.setNeedsDisplay()
    board.setNeedsLayout()
    try stage.wait(0.1)
    #expect(board.drawn.last?.userInterfaceStyle == .dark)
    #expect(board.laidOut.last == .dark)
    #expect(board.layer.backgroundColor == UIColor.black.cgColor)
    board.overrideUserInterfaceStyle = .light
    #expect(board.layer.backgroundColor == UIColor.white.cgColor)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `a border is recolored when the traits change`() {
    final class Card: UIView {
      let edge = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        layer.borderColor = edge.cgColor
      }
    }
    let stage = Stage()
    let card = Card(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.view.addSubview(card)
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(card.layer.borderColor == UIColor.red.cgColor)
  }
}
