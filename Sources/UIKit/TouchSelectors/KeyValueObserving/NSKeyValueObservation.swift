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

    deinit { invalidate() }

    /// Ends the observation; the handler is not called again.
    public nonisolated func invalidate() {
      onMainActor { ObservedProperties.remove(observation) }
    }
  }
#endif
