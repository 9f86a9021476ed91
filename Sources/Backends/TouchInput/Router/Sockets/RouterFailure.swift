// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// Why the router cannot run or cannot be reached, and what to do about it.
  public struct RouterFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of failure, for exit codes.
    public enum Kind: Sendable, Hashable {
      /// An argument is invalid, such as a path that is too long.
      case usage
      /// The system or its configuration prevents it.
      case system
      /// No router answers.
      case unreachable
      /// The router refused.
      case refused
    }

    /// The kind of failure.
    public var kind: Kind
    /// What is wrong, without a final period.
    public var message: String
    /// What to do about it, as a sentence, if anything helps.
    public var remedy: String?

    /// Creates a failure.
    public init(_ kind: Kind, _ message: String, remedy: String? = nil) {
      self.kind = kind
      self.message = message
      self.remedy = remedy
    }

    /// What is wrong, and what to do about it.
    public var description: String { message + (remedy.map { ". \($0)" } ?? "") }

    /// The system's message for an error number.
    static func systemMessage(_ number: Int32) -> String {
      unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
    }
  }
#endif
