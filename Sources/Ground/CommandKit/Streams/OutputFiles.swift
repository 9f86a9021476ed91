// SPDX-License-Identifier: Apache-2.0

/// The files that a run writes besides its results: each is distinct from the others and from the inputs.
final class OutputFiles {
  private var targets: [FileTarget] = []
  private var inputs: [FileIdentity: String] = [:]
  private let streams: [FileIdentity: String]
  private static let standardInput = "standard input"

  /// Registers the files behind the standard streams, if there are any.
  init(_ context: ProcessContext) {
    var streams: [FileIdentity: String] = [:]
    // It counts whether it is read or not: a shell opened it for this run.
    if let input = context.input.identity { streams[input] = Self.standardInput }
    if let errors = context.errors.identity { streams[errors] = "standard error" }
    if let output = context.output.identity { streams[output] = "standard output" }
    self.streams = streams
  }

  /// Checks whether an option's file can be written, and registers it.
  func prepare(_ path: String, as option: String) throws(CommandError) {
    guard !targets.contains(where: { $0.isOf(option, path) }) else { return }
    let target = try FileTarget(path, as: option)
    if let other = targets.first(where: {
      $0.location == target.location || $0.isSameFile(as: target.identity)
    }) {
      throw CommandError(
        .usage, "\(option): \(path) is the same file as \(other.path), which \(other.option) writes",
        advice: "Name two files, in names that differ in more than capitals.")
    }
    try refuse(target, target.identity)
    targets.append(target)
  }

  /// Throws if an input file is also an output file.
  func check(input identity: FileIdentity, named name: String) throws(CommandError) {
    inputs[identity] = name
    for target in targets where target.isSameFile(as: identity) { try refuse(target, identity) }
  }

  /// Writes the file of an option, or changes nothing.
  func write(_ bytes: [UInt8], to path: String, as option: String) throws(CommandError) {
    try prepare(path, as: option)
    guard let target = targets.first(where: { $0.isOf(option, path) }) else { return }
    // An input may have been moved there in the meantime.
    try refuse(target, target.identityNow)
    try target.write(bytes)
  }

  private func refuse(_ target: FileTarget, _ identity: FileIdentity?) throws(CommandError) {
    guard let identity else { return }
    if streams[identity] == Self.standardInput {
      throw CommandError(
        .usage, "\(target.option): \(target.path) is where standard input comes from",
        advice: "Name another file: no output replaces what it is made from.")
    }
    if let stream = streams[identity] {
      throw CommandError(
        .usage, "\(target.option): \(target.path) is where \(stream) goes",
        advice: "Name another file, or write \(target.option) - alone.")
    }
    if let input = inputs[identity] {
      let what = input == target.path ? "is also an input" : "is the same file as \(input), which is read"
      throw CommandError(
        .usage, "\(target.option): \(target.path) \(what)",
        advice: "Name another file: no output replaces what it is made from.")
    }
  }
}

extension FileTarget {
  /// Whether an option named it by this path, compared by bytes.
  fileprivate func isOf(_ option: String, _ path: String) -> Bool {
    self.option == option && FilePath(self.path) == FilePath(path)
  }

  fileprivate func isSameFile(as other: FileIdentity?) -> Bool { other != nil && identity == other }
}
