// SPDX-License-Identifier: Apache-2.0
public import Foundation

nonisolated extension UIColor {
  /// Writes red, green, blue and alpha to the given pointers and returns whether that was possible.
  ///
  /// It always succeeds, also for a gray.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = cgColor.redGreenBlue
    unsafe red?.pointee = numbers.red
    unsafe green?.pointee = numbers.green
    unsafe blue?.pointee = numbers.blue
    unsafe alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes the gray value and alpha to the given pointers and returns whether the color is a gray.
  ///
  /// An RGB color counts as a gray if its components are equal; otherwise nothing is written.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = cgColor.redGreenBlue
    guard numbers.red == numbers.green, numbers.green == numbers.blue else { return false }
    unsafe white?.pointee = numbers.red
    unsafe alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes hue, saturation, brightness and alpha to the given pointers and returns whether that was
  /// possible.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = cgColor.redGreenBlue
    let color = HueColor(red: numbers.red, green: numbers.green, blue: numbers.blue)
    unsafe hue?.pointee = color.hue
    unsafe saturation?.pointee = color.saturation
    unsafe brightness?.pointee = color.brightness
    unsafe alpha?.pointee = cgColor.alpha
    return true
  }
}
