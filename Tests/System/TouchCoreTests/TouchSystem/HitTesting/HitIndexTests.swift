// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

private let whole = CGRect(x: 0, y: 0, width: 100, height: 100)

/// A view with many children in a grid, ten in a row.
private func grid(_ count: Int) -> UIView {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: count))
  for place in 0..<count {
    parent.addSubview(UIView(frame: CGRect(x: place % 10 * 10, y: place / 10 * 10, width: 10, height: 10)))
  }
  return parent
}

/// A grid whose children were hit-tested so often that they are indexed.
private func indexedGrid(_ count: Int) -> UIView {
  let parent = grid(count)
  parent.ensuredIndex.update(for: parent)
  return parent
}

struct HitIndexTests {
  @Test func `the first hit-tests among many views index none, and repeated ones index each once`() {
    let parent = grid(500)
    for place in [3, 250, 499] {
      let child = parent.subviews[place]
      #expect(parent.hitTest(child.center, with: nil) === child)
    }
    #expect(parent.index?.boxesMade == 0)
    for _ in 0..<100 { _ = parent.hitTest(CGPoint(x: 5, y: 5), with: nil) }
    #expect(parent.index?.boxesMade == 500)
  }

  @Test func `views that all move between two hit-tests are never indexed`() {
    let parent = indexedGrid(500)
    let before = parent.index?.boxesMade ?? 0
    for round in 1...100 {
      for child in parent.subviews { child.frame.origin.x += round % 2 == 0 ? 2 : -2 }
      #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent.subviews[0])
    }
    #expect(parent.index?.boxesMade == before)
  }

  @Test func `one view that moves between two hit-tests does not keep the others from being indexed`() {
    let parent = grid(500)
    for round in 1...100 {
      parent.subviews[250].frame.origin.x += round % 2 == 0 ? 2 : -2
      #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent.subviews[0])
    }
    #expect(500..<600 ~= parent.index?.boxesMade ?? 0)
  }

  @Test func `among indexed views that cover each other, the topmost one answers for itself alone`() {
    let parent = UIView(frame: whole)
    for _ in 0..<40 { parent.addSubview(UIView(frame: whole)) }
    let top = parent.subviews[39]
    parent.ensuredIndex.update(for: parent)
    #expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === top)
    top.frame.origin.x = 60
    parent.ensuredIndex.update(for: parent)
    #expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === parent.subviews[38])
    #expect(parent.hitTest(CGPoint(x: 70, y: 50), with: nil) === top)
    top.alpha = 0
    parent.ensuredIndex.update(for: parent)
    #expect(parent.hitTest(CGPoint(x: 70, y: 50), with: nil) === parent.subviews[38])
    top.removeFromSuperview()
    parent.ensuredIndex.update(for: parent)
    #expect(parent.hitTest(CGPoint(x: 70, y: 50), with: nil) === parent.subviews.last)
  }

  @Test func `moving one view of five hundred is one change for the next hit-test`() {
    let parent = indexedGrid(500)
    let index = parent.index
    let before = index?.boxesMade ?? 0
    parent.subviews[250].frame.origin = CGPoint(x: 5, y: 5)
    #expect(parent.hitTest(CGPoint(x: 9, y: 9), with: nil) === parent.subviews[250])
    #expect((index?.boxesMade ?? 0) - before == 1)
  }

  @Test func `adding, removing, raising and hiding are one change each for the next hit-test`() {
    let parent = indexedGrid(500)
    let before = parent.index?.boxesMade ?? 0
    let added = UIView(frame: CGRect(x: 1, y: 1, width: 3, height: 3))
    parent.addSubview(added)
    parent.subviews[17].removeFromSuperview()
    parent.bringSubviewToFront(parent.subviews[0])
    parent.subviews[100].isHidden = true
    parent.ensuredIndex.update(for: parent)
    #expect(parent.hitTest(CGPoint(x: 2, y: 2), with: nil) === parent.subviews.last)
    // What goes costs nothing then: it has left the tree already.
    #expect((parent.index?.boxesMade ?? 0) - before == 3)
  }

  @Test func `views that come and go between two hit-tests leave nothing behind`() {
    let parent = indexedGrid(40)
    for _ in 0..<1000 {
      let child = UIView(frame: whole)
      parent.addSubview(child)
      child.removeFromSuperview()
    }
    #expect((parent.index?.changesWaiting ?? 0) < 100)
    #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent.subviews[0])
  }

  @Test func `a parent that shrinks and grows across the border of list and tree goes on finding`() {
    let parent = UIView(frame: whole)
    for count in [3, 16, 17, 40, 17, 16, 9, 8, 2, 30] {
      while parent.subviews.count > count { parent.subviews[0].removeFromSuperview() }
      while parent.subviews.count < count { parent.addSubview(UIView(frame: whole)) }
      #expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === parent.subviews.last)
      parent.ensuredIndex.update(for: parent)
      #expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === parent.subviews.last)
    }
  }

  @Test func `ranks without room between them are spread anew`() {
    let parent = indexedGrid(30)
    for _ in 0..<100 {
      parent.insertSubview(UIView(frame: whole), at: 1)
      parent.ensuredIndex.update(for: parent)
    }
    #expect(parent.hitTest(CGPoint(x: 95, y: 25), with: nil) === parent.subviews.last)
  }
}
