// SPDX-License-Identifier: Apache-2.0
import Foundation
import TouchCore

/// One load of an item, which answers once, and not before the code that asked for it has finished.
final class ItemLoad {
  let progress = Progress(totalUnitCount: 1)
  private let answer: (Any?, (any Error)?) -> Void
  private var isAnswered = false
  /// Makes the answer from data.
  private var make: (Data) throws -> Any = { $0 }
  private weak let application: UIApplication?

  init(_ answer: @escaping (Any?, (any Error)?) -> Void) {
    self.answer = answer
    application = .shared
  }

  #if !canImport(ObjectiveC)
    /// Asks a representation for its data and makes the answer from it.
    func start(_ representation: ItemRepresentation, _ make: @escaping (Data) throws -> Any) {
      self.make = make
      _ = representation.load { data, error in
        // The handler is for any thread; the loads of an application are made on its own.
        handToMainActor { self.finish(data: data, error) }
      }
    }

    private func finish(data: Data?, _ error: (any Error)?) {
      guard let data else { return finish(nil, error) }
      do { finish(try make(data), nil) } catch { finish(nil, error) }
    }
  #endif

  /// Answers at the next opportunity of the application's clock, and never if the application has gone.
  func finish(_ value: Any?, _ error: (any Error)?) {
    guard !isAnswered, let application else { return }
    isAnswered = true
    application.timers.schedule(at: application.clock.now, "item is loaded") { [self] in
      progress.completedUnitCount = 1
      answer(value, error)
    }
  }
}
