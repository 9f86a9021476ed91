// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

// The errors for an output that cannot be written.

extension FileTarget {
  /// The advice for outputs whose bytes cannot be replaced.
  static let standardOutput = "Name a file, or write - for standard output."

  /// The error for an option's file, with a reason.
  static func refusal(
    _ path: String, _ option: String, _ reason: String, _ advice: String
  ) -> CommandError {
    CommandError(.usage, "\(option): \(path) cannot be written: \(reason)", advice: advice)
  }

  /// The error for a file that cannot be replaced because of an obstacle.
  static func refusal(_ path: String, _ option: String, _ obstacle: Obstacle) -> CommandError {
    switch obstacle {
    case .sticky:
      refusal(
        path, option, "it is somebody else's, in a folder where only owners replace their files",
        "Name another file.")
    case .mountPoint:
      refusal(
        path, option, "it is mounted by itself, and cannot be replaced as a whole",
        "Mount the folder that it is in, or write - and send standard output there.")
    case .appendOnly:
      refusal(path, option, "it only takes what is added, and cannot be replaced", "Name another file.")
    }
  }

  /// The error for a file that the system refuses.
  static func failure(
    _ path: String, _ option: String, _ number: Int32, _ forbidden: String? = nil
  ) -> CommandError {
    let advice =
      switch number {
      case ENOENT, ENOTDIR: "Name a file in a folder that exists."
      case EISDIR: "It is a folder: name a file in it."
      case EACCES, EPERM, EROFS: forbidden ?? "Name a file in a folder that you may write to."
      case ELOOP: "Its symbolic links lead in a circle: name another file."
      case ENAMETOOLONG: "Choose a shorter name."
      default: "Name another file."
      }
    return refusal(path, option, SystemError.words(number), advice)
  }
}
