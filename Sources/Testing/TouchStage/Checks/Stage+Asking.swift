// SPDX-License-Identifier: Apache-2.0
import TouchCore

extension Stage {
  /// Asks views, without a trace of the questions: no fact is reported, no line is logged, and no object gets
  /// its number.
  package func asking<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    makeCurrent()
    let (tracer, wasAsking) = (application.tracer, isAsking)
    application.tracer = nil
    isAsking = true
    defer {
      isAsking = wasAsking
      application.tracer = tracer
    }
    return try body()
  }
}
