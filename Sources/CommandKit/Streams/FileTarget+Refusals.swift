// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

// What is said about an output that cannot be written.

extension FileTarget {
  /// What to do instead where bytes cannot be replaced by others.
  static let standardOutput = "Name a file, or write - for standard output."

  /// Why the file of an option is refused.
  static func refusal(
    _ path: String, _ option: String, _ reason: String, _ advice: String
  ) -> CommandError {
    CommandError(.usage, "\(option): \(path) cannot be written: \(reason)", advice: advice)
  }

  /// Why it is refused if something keeps it from being replaced.
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

  /// Why it is refused if the system refuses it.
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
