// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchGraphics
import TouchTesting

@testable import TouchCore

struct LayoutFactTests {
  private let bench = TouchBench()

  private func name(_ view: UIView) -> StableName { bench.application.names.name(of: view) }

  private func placed(_ name: String) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    bench.window.addSubview(view)
    return view
  }

  @Test func `a pass says how many frames follow, and nothing if no constraint has changed`() {
    let (card, badge) = (placed("card"), placed("badge"))
    let width = card.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      width, card.heightAnchor.constraint(equalToConstant: 20),
      card.leadingAnchor.constraint(equalTo: bench.window.leadingAnchor),
      card.topAnchor.constraint(equalTo: bench.window.topAnchor),
      badge.leadingAnchor.constraint(equalTo: card.trailingAnchor),
      badge.topAnchor.constraint(equalTo: card.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 10), badge.heightAnchor.constraint(equalToConstant: 10),
    ])
    _ = bench.takeFacts()
    bench.window.layoutIfNeeded()
    #expect(bench.takeFacts() == [.layout(.solved(name(bench.window), views: 2))])
    bench.window.setNeedsLayout()
    bench.window.layoutIfNeeded()
    #expect(bench.takeFacts() == [])
    width.constant = 60
    bench.window.layoutIfNeeded()
    #expect(bench.takeFacts() == [.layout(.solved(name(bench.window), views: 2))])
    badge.widthAnchor.constraint(equalToConstant: 10).isActive = true
    bench.window.layoutIfNeeded()
    #expect(bench.takeFacts() == [.layout(.solved(name(bench.window), views: 0))])
  }

  @Test func `a constraint that gives way and an open frame are reported once, while they last`() {
    let card = placed("card")
    let (first, second) = (
      card.widthAnchor.constraint(equalToConstant: 40), card.widthAnchor.constraint(equalToConstant: 60)
    )
    NSLayoutConstraint.activate([
      first, second, card.leadingAnchor.constraint(equalTo: bench.window.leadingAnchor),
    ])
    _ = bench.takeFacts()
    func decided() -> [TouchFact.Kind] {
      _ = Misused.during { bench.window.layoutIfNeeded() }
      return bench.takeFacts().filter { if case .layout(.solved) = $0 { false } else { true } }
    }
    let (broken, open) = (
      TouchFact.Kind.layout(.broken(name(card), constraint: "card.width == 60", of: 2)),
      TouchFact.Kind.layout(.ambiguous(name(card), .vertical))
    )
    #expect(decided() == [broken, open])
    first.constant = 50
    #expect(decided() == [])
    second.isActive = false
    card.heightAnchor.constraint(equalToConstant: 5).isActive = true
    card.topAnchor.constraint(equalTo: bench.window.topAnchor).isActive = true
    #expect(decided() == [])
    second.isActive = true
    #expect(decided() == [broken])
  }

  @Test func `without a tracer and without a window there is no fact`() {
    let card = placed("card")
    card.widthAnchor.constraint(equalToConstant: 40).isActive = true
    bench.application.tracer = nil
    bench.window.layoutIfNeeded()
    #expect(bench.takeFacts() == [])
    let lone = UIView()
    lone.widthAnchor.constraint(equalToConstant: 40).isActive = true
    lone.layoutIfNeeded()
    #expect(bench.takeFacts() == [])
  }
}
