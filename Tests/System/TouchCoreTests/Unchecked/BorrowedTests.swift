// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import TouchCore

/// A view that asks the views in it for their superview while it goes.
private final class AskingView: UIView {
  nonisolated(unsafe) static var answers: [Bool] = []
  deinit {
    onMainActor { Self.answers = children.map { $0.superview === self } }
  }
}

@MainActor @Suite struct BorrowedTests {
  @Test func `a borrowed object is that object, and not retained`() {
    let view = UIView()
    let borrowed = Borrowed(view)
    #expect(borrowed.object === view)
    #expect(borrowed.borrow { $0 === view })
    #expect(borrowed == Borrowed(view) && borrowed != Borrowed(UIView()))
    #expect(Borrowed(address: borrowed.address) == borrowed)
    #expect(Borrowed(UIView?.none) == nil)
    var isGone: () -> Bool = { true }
    do {
      let other = UIView()
      isGone = { [weak other] in other == nil }
      _ = Borrowed(other)
    }
    #expect(isGone())
  }

  @Test func `a view that goes may still be asked for by the views in it`() {
    let child = UIView()
    do { AskingView().addSubview(child) }
    #expect(AskingView.answers == [true])
    #expect(child.superview == nil)
  }

  #if Invariants
    @Test func `reading a borrowed object that is gone traps`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let borrowed = { Borrowed(UIView()) }()
          borrowed.borrow { _ in }
        }
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("a borrowed UIView is gone: its holder released it too early"))
    }

    @Test func `retaining a borrowed object that is gone traps`() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let borrowed = { Borrowed(UIView()) }()
          _ = borrowed.object
        }
      }
    }
  #endif
}
