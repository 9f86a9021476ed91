// SPDX-License-Identifier: Apache-2.0

/// How much an input may state: a count, a size, a length, a depth or a value.
///
/// Inputs may come from anyone. Whoever reads a number that costs time or memory, or with which others are
/// computed, checks it against its row of ``all``, the one table of limits. What draws a number draws what
/// can be seen, so that its cost depends on the screen and not on the number.
package struct InputLimit: Sendable, Hashable {
  /// What can state it.
  package enum Input: String, Sendable, CaseIterable {
    case file, dump, recording, script, scene, lab, router, agent
  }

  /// What states it.
  package let input: Input
  /// What is limited, in words that follow a number or precede one.
  package let what: String
  /// The least value; 0 for counts and sizes that only have a greatest one.
  package let least: Double
  /// The greatest value.
  package let most: Double
  /// Why it is not more.
  package let reason: String

  private init(_ input: Input, _ what: String, _ range: ClosedRange<Double>, _ reason: String) {
    (self.input, self.what, self.reason) = (input, what, reason)
    (least, most) = (range.lowerBound, range.upperBound)
  }

  /// A count or a size.
  private static func count(_ input: Input, _ what: String, _ most: Int, _ reason: String) -> InputLimit {
    InputLimit(input, what, 0...Double(most), reason)
  }

  /// A value with a range.
  private static func range(
    _ input: Input, _ what: String, _ range: ClosedRange<Double>, _ reason: String
  ) -> InputLimit {
    InputLimit(input, what, range, reason)
  }

  /// The greatest value, as a whole number.
  package var count: Int { Int(most) }

  /// The permitted values.
  package var values: ClosedRange<Double> { least...most }

  /// Whether a value is permitted; numbers that are none are not.
  package func allows(_ value: Double) -> Bool { value >= least && value <= most }

  /// The permitted value that is nearest to a number; the least if that is none.
  package func nearest(to value: Double) -> Double { value > least ? min(value, most) : least }

  /// The permitted values in a message: `from 1 to 1000`.
  package var message: String { "from \(Decimals.spelling(least)) to \(Decimals.spelling(most))" }
}

// MARK: - The table

extension InputLimit {
  // MARK: Files

  package static let fileBytes = count(
    .file, "bytes in a file", 256 << 20, "the largest dumps have 10 MB, and a file is read as a whole")
  package static let jsonValues = count(
    .file, "values in a text of JSON", 1_000_000, "a value takes some 100 bytes of memory")
  package static let jsonDepth = count(
    .file, "arrays and objects in one another", 512,
    "views nest less deeply, and what walks values may recurse")
  package static let xmlNodes = count(
    .file, "elements, attributes and texts of XML", 1_000_000, "a node takes some 50 bytes of memory")
  package static let xmlAttributes = count(
    .file, "attributes of an element", 1000, "attributes are compared with each other")
  package static let xmlNames = count(
    .file, "different names in a text of XML", 10_000, "each is kept while the text is")

  // MARK: Dumps, storyboards

  package static let views = count(
    .dump, "views, or recognizers, in a dump", 200_000, "the largest dumps have some ten thousand")
  package static let dumpValues = count(
    .dump, "values or elements in a dump", 800_000, "a view has a handful")

  // MARK: Recordings

  package static let recordingLine = count(
    .recording, "bytes in a line of a recording", 1 << 20, "a line is kept while it is read")
  package static let recordedContacts = count(
    .recording, "contacts of a device at one time", 64, "no device reports more")

  // MARK: Scripts

  package static let scriptLines = count(
    .script, "lines of a script", 200_000, "people write and record fewer")
  package static let scriptBytes = count(
    .script, "bytes of a script", 2_000_000, "people write and record fewer")
  package static let scriptSamples = count(
    .script, "samples of the fingers of a script", 200_000, "they are 55 minutes of a finger that never rests"
  )
  package static let scriptEntries = count(
    .script, "entries of the trace that expectations examine", 50_000_000, "they are examined in a second")
  package static let moveSamples = count(
    .script, "samples of one move", 1_000_000, "they are made before the move begins")
  package static let taps = count(
    .script, "taps in a row", 1000, "a person who taps ten times a second needs two minutes")
  package static let seconds = range(
    .script, "seconds of one line", 0...86_400, "they are a day, of which every timer fires")
  package static let scriptPoints = range(
    .script, "points of a place or a distance", -1_000_000...1_000_000, "no screen reaches farther")
  package static let traceEntries = count(
    .script, "facts of a trace that is kept", 500_000, "a fact takes some 300 bytes of memory")

  // MARK: Scenes

  package static let sceneBytes = count(
    .scene, "bytes of a scene", 16 << 20, "a scene is read as a whole")
  package static let sceneObjects = count(
    .scene, "views, recognizers and controllers in a scene", 50_000, "every picture and report looks at each")
  package static let sceneTexts = count(
    .scene, "texts in one list", 10_000, "each is a segment, or a name that is looked up")
  package static let textBytes = count(
    .scene, "bytes in a text", 20_000, "a text is broken into lines and drawn")
  package static let screenSide = range(
    .scene, "points of a side of the screen", 1...4000, "pictures have memory for each pixel")
  package static let coordinate = range(
    .scene, "points of a place, a size or a margin", -1_000_000...1_000_000, "no content reaches farther")
  package static let length = range(
    .scene, "points of a length", 0...1_000_000, "no content reaches farther")
  package static let fontSize = range(
    .scene, "points of a font", 1...1000, "no letter is higher than a screen")
  package static let factor = range(
    .scene, "factor of a transform", -1000...1000, "views that are larger show nothing")
  package static let degrees = range(
    .scene, "degrees of a transform", -1_000_000...1_000_000, "an angle loses digits with each turn")
  package static let fraction = range(.scene, "fraction", 0...1, "it is a part of a whole")
  package static let pages = range(
    .scene, "pages of a page control", 0...10_000, "nobody counts more dots")
  package static let allPages = count(
    .scene, "pages of all page controls in a scene", 10_000, "a report has some 400 bytes for a dot")
  package static let passedOn = count(
    .scene, "views in one another that pass touches on", 8,
    "each passes on twice what it gets, by itself and by super")
  package static let overflowing = count(
    .scene, "overflow views in one another", 4, "each asks those in it several times")
  package static let gapSharers = count(
    .scene, "views that share gaps", 200, "each is compared with all others")
  package static let pageNumber = range(
    .scene, "number of a page", 0...10_000, "there are no more pages")
  package static let segmentNumber = range(
    .scene, "number of a segment", -1...10_000, "there are no more segments")
  package static let textLines = range(
    .scene, "lines of a label", 0...10_000, "no screen shows more")
  package static let tag = range(
    .scene, "tag of a view", 0...9_007_199_254_740_991, "greater numbers of JSON are not exact")
  package static let samplesPerSecond = range(
    .scene, "samples per second of a finger", 1...1000, "screens take up to 240")
  package static let windowLevel = range(
    .scene, "level of a window", -10_000_000...10_000_000, "the keyboard has the greatest")
  package static let controlValue = range(
    .scene, "value of a control", -1e12...1e12, "sums and differences of values stay exact enough")
  package static let stepValue = range(
    .scene, "change of one step", 0...1e12, "sums and differences of values stay exact enough")
  package static let zoomScale = range(
    .scene, "zoom of a scroll view", 0...1000, "content that is larger shows nothing")
  package static let pressSeconds = range(
    .scene, "seconds of a press", 0...86_400, "a script waits no longer")
  package static let requiredTaps = range(
    .scene, "taps of a gesture", 1...1000, "a script taps no more")
  package static let precedingTaps = range(
    .scene, "taps before a gesture", 0...1000, "a script taps no more")
  package static let fingers = range(
    .scene, "fingers of a gesture", 1...1000, "hands have ten")

  // MARK: Values of the tuning

  package static let tunedPoints = range(
    .scene, "points of the tuning", 0...10_000, "distances are those of a screen")
  package static let tunedSeconds = range(
    .scene, "seconds of the tuning", 0...3600, "a gesture is over sooner")
  package static let tunedInterval = range(
    .scene, "seconds between repetitions", 0.01...3600, "each repetition costs time")
  package static let tunedRate = range(
    .scene, "changes per second of the tuning", 1...1000, "each change costs time")
  package static let tunedRest = range(
    .scene, "rest of a motion in the tuning", 0.01...10_000, "a motion must come to rest")
  package static let tunedFrames = range(
    .scene, "frames that are predicted", 0...100, "each is a touch")
  package static let tunedRepeats = range(
    .scene, "repetitions before a stepper is faster", 0...1_000_000, "nobody waits for more")

  // MARK: Messages of the lab

  package static let labMessage = count(
    .lab, "bytes in a message", 1 << 20, "a message is read as a whole")
  package static let labValues = count(
    .lab, "values in a message", 50_000, "a frame of touches has some hundred")
  package static let labIdentifier = count(
    .lab, "bytes of the name of a question", 100, "the answer repeats it")
  package static let labFrames = count(
    .lab, "frames in a message", 64, "a page sends what happened within a few frames")
  package static let labContacts = count(.lab, "contacts in a frame", 10, "hands have ten fingers")
  package static let labText = count(
    .lab, "bytes of the text of a scene", 512 << 10, "it is sent to every page")
  package static let labTyped = count(.lab, "bytes of typed text", 4000, "people type less at a time")
  package static let labScreen = range(
    .lab, "points of a side of the screen", 50...4000, "pictures have memory for each pixel")

  // MARK: Messages of the router

  package static let routerMessage = count(
    .router, "bytes in a message", 65_536, "a message is read as a whole")
  package static let routerContacts = count(.router, "contacts in a message", 256, "no device has more")

  // MARK: Messages of agents

  package static let agentMessage = count(
    .agent, "bytes in a message", 16 << 20, "a message is read as a whole, and the largest dumps have 10 MB")
  package static let agentAnswer = count(
    .agent, "bytes in an answer", 8 << 20, "an agent reads far less")

  /// Every limit.
  package static let all: [InputLimit] = [
    fileBytes, jsonValues, jsonDepth, xmlNodes, xmlAttributes, xmlNames, views, dumpValues, recordingLine,
    recordedContacts, scriptLines, scriptBytes, scriptSamples, scriptEntries, moveSamples, taps, seconds,
    scriptPoints, traceEntries, sceneBytes, sceneObjects, sceneTexts, textBytes, screenSide, coordinate,
    length, fontSize,
    factor, degrees, fraction, pages, allPages, passedOn, overflowing,
    gapSharers, pageNumber, segmentNumber, textLines, tag, samplesPerSecond,
    windowLevel,
    controlValue, stepValue, zoomScale, pressSeconds, requiredTaps, precedingTaps, fingers, tunedPoints,
    tunedSeconds,
    tunedInterval, tunedRate, tunedRest, tunedFrames, tunedRepeats, labMessage, labValues, labIdentifier,
    labFrames, labContacts, labText, labTyped, labScreen, routerMessage, routerContacts, agentMessage,
    agentAnswer,
  ]
}
