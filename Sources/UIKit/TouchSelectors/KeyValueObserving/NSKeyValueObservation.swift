// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation
  internal import TouchCore

  /// Keeps an observation of a property going until it is invalidated or deallocated.
  @preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
    private let observation: PropertyObservation

    init(_ observation: PropertyObservation) {
      self.observation = observation
      super.init()
    }

    deinit { handToMainActor { [observation] in ObservedProperties.remove(observation) } }

    /// Ends the observation; the handler is not called again once the main actor has heard of it.
    public nonisolated func invalidate() {
      handToMainActor { [observation] in ObservedProperties.remove(observation) }
    }
  }
#endif
