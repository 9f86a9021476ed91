// SPDX-License-Identifier: Apache-2.0
public import Foundation

nonisolated extension IndexPath {
  /// Creates the path of a row of a table.
  public init(row: Int, section: Int) { self = [section, row] }

  /// Creates the path of an item of a collection.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section, which is the first number.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row, which is the second number.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item, which is the second number.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
