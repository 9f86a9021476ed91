// SPDX-License-Identifier: Apache-2.0

/// One line of the table.
struct Measurement: Encodable {
  /// The group of lines it belongs to.
  let scenario: String
  /// What was measured.
  let name: String
  /// What it is measured in, such as `ns` or `bytes`.
  let unit: String
  /// The figure of the touch system.
  let figure: Double
  /// What the figure is compared with, in words.
  let against: String?
  /// The figure it is compared with.
  let baseline: Double?
  /// The figure over the baseline; the figure itself where there is none.
  let ratio: Double?
  /// The bar: the most that the ratio, or the figure where there is no baseline, may be.
  let limit: Double?
  /// Whether the bar is kept; nil where there is none.
  let isKept: Bool?

  /// A line with a comparison.
  init(
    _ scenario: String, _ name: String, _ figure: Double, _ unit: String = "ns", against: String,
    _ baseline: Double, ratio: Double? = nil, limit: Double? = nil
  ) {
    self.scenario = scenario
    self.name = name
    self.unit = unit
    self.figure = figure
    self.against = against
    self.baseline = baseline
    let ratio = ratio ?? figure / baseline
    self.ratio = ratio
    self.limit = limit
    isKept = limit.map { ratio <= $0 }
  }

  /// A line with a figure alone.
  init(_ scenario: String, _ name: String, _ figure: Double, _ unit: String, limit: Double? = nil) {
    self.scenario = scenario
    self.name = name
    self.unit = unit
    self.figure = figure
    against = nil
    baseline = nil
    ratio = nil
    self.limit = limit
    isKept = limit.map { figure <= $0 }
  }
}
