// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  #if canImport(Glibc)
    internal import Glibc
  #else
    internal import Musl
  #endif

  /// The identity of a file, which tells a file from another one that has taken its path.
  struct FileMark: Equatable {
    private let device: UInt64
    private let number: UInt64

    /// The identity of the file at a path; nil if there is none.
    init?(ofPath path: String) {
      var found = stat()
      guard unsafe stat(path, &found) == 0 else { return nil }
      self.init(found)
    }

    /// The identity of the file at a path, without following links; nil if there is none.
    init?(ofLink path: String) {
      var found = stat()
      guard unsafe lstat(path, &found) == 0 else { return nil }
      self.init(found)
    }

    /// The identity of an open file.
    init?(ofDescriptor descriptor: Int32) {
      var found = stat()
      guard unsafe fstat(descriptor, &found) == 0 else { return nil }
      self.init(found)
    }

    private init(_ found: stat) {
      device = UInt64(truncatingIfNeeded: found.st_dev)
      number = UInt64(truncatingIfNeeded: found.st_ino)
    }
  }
#endif
