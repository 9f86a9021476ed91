// SPDX-License-Identifier: Apache-2.0
import TouchCore

// Nothing can be heard here: each sound is a fact in the trace of the shared application.

#if !canImport(ObjectiveC)
  public import Foundation

  /// The number of a sound of the system.
  public typealias SystemSoundID = UInt32

  /// A result of the system's functions; 0 for success.
  public typealias OSStatus = Int32

  /// A URL, under the name that CoreFoundation gives it: `url as CFURL`.
  public typealias CFURL = NSURL

  /// The number that stands for a vibration in place of a sound.
  public nonisolated let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

  /// The result of what succeeded.
  public nonisolated let kAudioServicesNoError: OSStatus = 0

  /// Plays a short sound, or a vibration.
  @preconcurrency @MainActor public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.play(inSystemSoundID, alert: false)
  }

  /// Plays a short sound with a vibration.
  @preconcurrency @MainActor public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.play(inSystemSoundID, alert: true)
  }

  /// Plays a short sound, and calls a closure in the next turn: a sound takes no time here.
  @preconcurrency @MainActor public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
  ) {
    SystemSounds.play(inSystemSoundID, alert: false, inCompletionBlock)
  }

  /// Plays a short sound with a vibration, and calls a closure in the next turn: a sound takes no time here.
  @preconcurrency @MainActor public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
  ) {
    SystemSounds.play(inSystemSoundID, alert: true, inCompletionBlock)
  }

  /// Gives the sound of a file a number, under which it is played.
  ///
  /// The file is not read; facts name the sound by the file.
  @discardableResult
  @preconcurrency @MainActor public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: inout SystemSoundID
  ) -> OSStatus {
    outSystemSoundID = SystemSounds.add(inFileURL.lastPathComponent ?? "sound")
    return kAudioServicesNoError
  }

  /// Forgets the sound of a file.
  @discardableResult
  @preconcurrency @MainActor public func AudioServicesDisposeSystemSoundID(
    _ inSystemSoundID: SystemSoundID
  ) -> OSStatus {
    SystemSounds.files[inSystemSoundID] = nil
    return kAudioServicesNoError
  }
#endif

/// The sounds that have numbers.
enum SystemSounds {
  /// The names of the files that have been given numbers.
  static var files: [UInt32: String] = [:]
  /// The last number that was given; those below belong to the system.
  private static var last: UInt32 = 0x1000

  static func add(_ file: String) -> UInt32 {
    last += 1
    files[last] = file
    return last
  }

  static func play(_ sound: UInt32, alert: Bool, _ completion: (() -> Void)? = nil) {
    let application = UIApplication.shared
    let name = sound == 0xFFF ? "vibration" : files[sound] ?? "\(sound)"
    application.report(.system(.sounded(name, alert: alert)))
    guard let completion else { return }
    application.timers.schedule(at: application.clock.now, "system sound") { completion() }
  }
}
