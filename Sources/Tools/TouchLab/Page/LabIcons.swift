// SPDX-License-Identifier: Apache-2.0

/// The icons of the page, drawn in a square of 20 points; their buttons have names for screen readers.
nonisolated enum LabIcons {
  static let restart = icon("M4.6 10a5.4 5.4 0 1 0 1.7-3.9M6.2 2.9v3.4h3.4")
  static let back = icon("M5.2 4.5v11M14.6 4.9v10.2L8 10z")
  static let pause = icon("M6.6 4.6h1.6v10.8H6.6zM11.8 4.6h1.6v10.8h-1.6z")
  static let play = icon("M6.6 4.4v11.2l8.6-5.6z")
  static let present = icon("M4 5.2v9.6l5.4-4.8zM9.6 5.2v9.6L15 10zM16.6 5v10")
  static let step = icon("M14.8 4.5v11M5.4 4.9v10.2L12 10z")
  static let more = icon("M5.5 8l4.5 4.5L14.5 8")
  static let touch = icon("M10 8.4a1.6 1.6 0 1 0 .01 0M10 3.4a6.6 6.6 0 1 0 .01 0")
  static let look = icon("M8.8 3.6a5.2 5.2 0 1 0 .01 0M12.7 12.7l4 4")
  static let scroll = icon("M10 3.2v13.6M6.8 6.2L10 3l3.2 3.2M6.8 13.8L10 17l3.2-3.2")

  private static func icon(_ path: String) -> String {
    "<svg class=\"icon\" viewBox=\"0 0 20 20\" aria-hidden=\"true\"><path d=\"\(path)\"/></svg>"
  }
}
