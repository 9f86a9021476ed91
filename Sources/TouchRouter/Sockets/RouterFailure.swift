// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// Why the router cannot run, or cannot be reached: what is wrong, and what to do about it.
  public struct RouterFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// What kind of failure it is, for exit codes.
    public enum Kind: Sendable, Hashable {
      /// What was asked for cannot be: a path that is too long, a source that is none.
      case usage
      /// The machine or its settings are in the way.
      case system
      /// Nobody answers.
      case unreachable
      /// The router refused.
      case refused
    }

    /// What kind of failure it is.
    public var kind: Kind
    /// What is wrong, without a full stop.
    public var message: String
    /// What to do about it, in a sentence; nil where there is nothing to say.
    public var remedy: String?

    /// Makes a failure.
    public init(_ kind: Kind, _ message: String, remedy: String? = nil) {
      self.kind = kind
      self.message = message
      self.remedy = remedy
    }

    /// What is wrong and what to do.
    public var description: String { message + (remedy.map { ". \($0)" } ?? "") }

    /// The words of the system for an error number.
    static func words(_ number: Int32) -> String {
      strerror(number).map { String(cString: $0) } ?? "error \(number)"
    }
  }
#endif
