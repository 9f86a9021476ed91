// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  public import Foundation

  // Foundation's methods of this platform need a variable for what they find; code that only asks whether
  // there is a number gives nil.

  @unsafe nonisolated extension Scanner {
    /// Reads a decimal number; false if there is none.
    @discardableResult
    public func scanDecimal(_ result: UnsafeMutablePointer<Decimal>?) -> Bool {
      unsafe Self.store(scanDecimal(), in: result)
    }

    /// Reads a number with a decimal point; false if there is none.
    @discardableResult
    public func scanDouble(_ result: UnsafeMutablePointer<Double>?) -> Bool {
      unsafe Self.store(scanDouble(), in: result)
    }

    /// Reads a number with a decimal point; false if there is none.
    @discardableResult
    public func scanFloat(_ result: UnsafeMutablePointer<Float>?) -> Bool {
      unsafe Self.store(scanFloat(), in: result)
    }

    /// Reads an integer; false if there is none.
    @discardableResult
    public func scanInt(_ result: UnsafeMutablePointer<Int>?) -> Bool {
      unsafe Self.store(scanInt(), in: result)
    }

    /// Reads an integer of 64 bits; false if there is none.
    @discardableResult
    public func scanInt64(_ result: UnsafeMutablePointer<Int64>?) -> Bool {
      unsafe Self.store(scanInt64(), in: result)
    }

    private static func store<Value>(_ value: Value?, in result: UnsafeMutablePointer<Value>?) -> Bool {
      guard let value else { return false }
      unsafe result?.pointee = value
      return true
    }
  }
#endif
