// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  internal import CEpoll

  /// The identity of a file, which tells a file from another one that has taken its path.
  struct FileMark: Equatable {
    private let device: UInt64
    private let number: UInt64

    /// The identity of the file at a path; nil if there is none.
    init?(ofPath path: String) {
      var found = cepoll_file()
      guard unsafe cepoll_describe(path, 1, &found) == 0 else { return nil }
      self.init(found)
    }

    /// The identity of the file at a path, without following links; nil if there is none.
    init?(ofLink path: String) {
      var found = cepoll_file()
      guard unsafe cepoll_describe(path, 0, &found) == 0 else { return nil }
      self.init(found)
    }

    /// The identity of an open file.
    init?(ofDescriptor descriptor: Int32) {
      var found = cepoll_file()
      guard unsafe cepoll_describe_open(descriptor, &found) == 0 else { return nil }
      self.init(found)
    }

    private init(_ found: cepoll_file) {
      device = found.device
      number = found.number
    }
  }
#endif
