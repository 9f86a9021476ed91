// SPDX-License-Identifier: Apache-2.0
import TouchSnapshot

extension HitMap {
  /// How many regions of a kind the text lists unless all are asked for.
  private static let mostShown = 24

  /// What the map says in one sentence.
  package var headline: String {
    let size = "\(PlainNumber.text(screen.width)) × \(PlainNumber.text(screen.height)) pt"
    if isGeometryOnly {
      return
        "\(Self.count(regions.count, "element")) \(regions.count == 1 ? "is" : "are") in front somewhere on "
        + "the screen of \(size); which of them take touches, this source does not say."
    }
    let views = Self.count(regions.count, "view")
    let text = "\(views) \(regions.count == 1 ? "gets" : "get") touches on the screen of \(size)."
    return "\(text) \(targetSentence)"
  }

  /// How its targets fare.
  private var targetSentence: String {
    let targets = targets
    let (all, dead) = (targets.count + unreached.count, unreached.count)
    let partial = targets.filter { $0.lost > 0.005 }.count
    if all == 0 { return "There are no targets on it." }
    if partial + dead == 0 {
      return all == 1
        ? "Its only target gets all touches on it." : "Each of its \(all) targets gets all touches on it."
    }
    if all == 1 {
      return dead == 1 ? "Its only target gets none." : "Its only target loses a part to others."
    }
    let parts = [
      partial == 0 ? nil : "\(partial) \(partial == 1 ? "loses" : "lose") a part to others",
      dead == 0 ? nil : "\(dead) \(dead == 1 ? "gets" : "get") none",
    ].compactMap { $0 }
    return "Of its \(all) targets, \(parts.joined(separator: " and "))."
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The map in words, with a picture in characters.
  ///
  /// - Parameters:
  ///   - width: The width of the terminal, in characters.
  ///   - all: Whether all regions are listed, however many there are.
  /// - Returns: The text, which ends with a line break.
  package func text(width: Int, all: Bool = false) -> String {
    var lines = TextColumns.wrapped(headline, width: width)
    if !isExact {
      lines += TextColumns.wrapped(
        "The screen has too many edges for an exact map: shares and pieces are estimates.", width: width)
    }
    let picture = MapPicture(self, width: max(20, min(48, width - 4)))
    lines += [""] + picture.rows.map { "    " + $0 }
    let (aimed, others) = (regions.filter { $0.subject.isTarget }, regions.filter { !$0.subject.isTarget })
    func list(_ title: String, _ regions: [Region], from first: Int?) {
      guard !regions.isEmpty else { return }
      lines += ["", title]
      let shown = all ? regions.count : min(regions.count, Self.mostShown)
      for (number, region) in regions.prefix(shown).enumerated() {
        let mark = first.map { picture.mark(of: $0 + number) } ?? "-"
        lines += TextColumns.wrapped("\(mark) \(head(of: region))", width: width, hanging: "    ")
        lines += TextColumns.wrapped(account(of: region), width: width, indent: "    ")
      }
      if shown < regions.count { lines.append("… and \(regions.count - shown) more; --all lists them.") }
    }
    list(isGeometryOnly ? "Elements in front:" : "Targets:", isGeometryOnly ? regions : aimed, from: 0)
    if !isGeometryOnly {
      list("Targets that get no touch:", unreached, from: nil)
      list("Other views that get touches:", others, from: aimed.count)
    }
    let lost = nobody.reduce(0) { $0 + $1.area }
    if lost > MapBox.grain {
      lines += [
        "", ". No view gets touches on \(Self.percent(lost / max(MapBox.grain, area))) of the screen.",
      ]
    }
    if asideCount > 0 {
      lines += [
        "", "\(Self.count(asideCount, "more target")) \(asideCount == 1 ? "lies" : "lie") beside the screen.",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `UIButton 'Buy' (button): 200 × 50 pt at 95, 600`.
  private func head(of region: Region) -> String {
    var text = ViewName.words(region.view, in: trees)
    if let owner = region.subject.owner {
      text += " (\(region.subject.word) of \(ViewName.words(owner, in: trees)))"
    } else {
      text += " (\(region.subject.word))"
    }
    guard let box = region.own?.box else { return text }
    text += ": \(PlainNumber.text(box.width)) × \(PlainNumber.text(box.height)) pt at "
    return text + PlainNumber.text(ViewPoint(x: box.left, y: box.top))
  }

  /// What becomes of the touches on a view.
  private func account(of region: Region) -> String {
    var parts: [String] = []
    if let share = region.share {
      let isAll = share > 0.9995
      if !region.pieces.isEmpty {
        let verb = isGeometryOnly ? "in front on" : "gets"
        parts.append(isAll ? "\(verb) all of it" : "\(verb) \(Self.percent(share)) of it")
      }
      if let largest = region.largest, !isAll { parts.append("the most at \(Self.rect(largest.box))") }
      if region.within > 0.0005 { parts.append("views in it get \(Self.percent(region.within))") }
      if region.aside > 0.0005 { parts.append("\(Self.percent(region.aside)) is beside the screen") }
    } else if let largest = region.largest {
      parts.append("gets the most at \(Self.rect(largest.box))")
    }
    for taker in region.takers.prefix(3) {
      let name = taker.view.map { ViewName.words($0, in: trees) } ?? "no view"
      parts.append("\(name) gets \(Self.percent(taker.share))")
    }
    if region.takers.count > 3 { parts.append("\(region.takers.count - 3) more get the rest") }
    let words = parts.joined(separator: "; ")
    guard let certainty = region.certainty, certainty != .certain else { return words }
    return "\(words) (\(certainty.rawValue))"
  }

  static func rect(_ box: MapBox) -> String {
    PlainNumber.text(ViewRect(x: box.left, y: box.top, width: box.width, height: box.height))
  }

  static func percent(_ share: Double) -> String {
    if share > 0.9995 { return "all" }
    return share < 0.01
      ? "less than 1 %" : "\(max(1, min(99, Int((share * 100).rounded(.toNearestOrEven))))) %"
  }
}
