// SPDX-License-Identifier: Apache-2.0

/// The classes of an app, joined from all files.
package struct ClassTable: Sendable {
  /// Where something is.
  package struct Position: Sendable, Hashable {
    package var path: String
    package var place: CodePlace
  }

  /// A method of a class, and where it is.
  package struct Method: Sendable, Hashable {
    package var owner: String
    package var method: SourceFacts.Override
    package var path: String
  }

  /// What code does to something, and where.
  package struct Use: Sendable, Hashable {
    package var owner: String
    package var use: SourceFacts.Use
    package var path: String
  }

  private struct Entry {
    var declarations: [(position: Position, bases: [String])] = []
    var methods: [Method] = []
    var properties: [(property: SourceFacts.Property, path: String)] = []
    var uses: [Use] = []
  }

  private var entries: [String: Entry] = [:]
  /// The last names of everything whose interaction some code turns on, or may turn on.
  private var interacting: Set<String> = []

  /// Joins the classes of files, in their order.
  package init(_ files: [SourceFacts]) {
    for file in files {
      for one in file.classes {
        var entry = entries[one.name] ?? Entry()
        if one.isDeclaration {
          entry.declarations.append((Position(path: file.path, place: one.place), one.bases))
        }
        entry.methods += one.overrides.map { Method(owner: one.name, method: $0, path: file.path) }
        entry.properties += one.properties.map { ($0, file.path) }
        for use in one.uses {
          entry.uses.append(Use(owner: one.name, use: use, path: file.path))
          if use.kind == .interacts || use.kind == .mayInteract {
            interacting.insert(use.subject.split(separator: ".").last.map(String.init) ?? "")
          }
        }
        entries[one.name] = entry
      }
    }
  }

  /// The declaration of a class: the one in a file that is asked from, or the only one.
  private func declaration(of name: String, from path: String?) -> (position: Position, bases: [String])? {
    guard let declarations = entries[name]?.declarations else { return nil }
    if declarations.count == 1 { return declarations[0] }
    return declarations.first { $0.position.path == path }
  }

  /// Where a class is declared; nil if no file declares it, or several do.
  package func declaration(of name: String) -> Position? { declaration(of: name, from: nil)?.position }

  /// The classes that a class inherits from, itself first, up to the first that the app does not declare.
  ///
  /// A class whose name several files declare, in several targets perhaps, ends the list, because it is not
  /// known which one is meant, unless the file that is asked from is one of them.
  package func line(of name: String, from path: String? = nil) -> [String] {
    var line: [String] = []
    var next: String? = name
    while let here = next, !line.contains(here) {
      line.append(here)
      next = declaration(of: here, from: path)?.bases.first
    }
    return line
  }

  /// Whether a class is one of these or inherits from one; nil if that is not known.
  package func inherits(_ name: String, from wanted: [String], asked path: String? = nil) -> Bool? {
    let line = line(of: name, from: path)
    if line.contains(where: wanted.contains) { return true }
    return isComplete(line) ? false : nil
  }

  /// Whether a list of classes ends with one of Apple's.
  private func isComplete(_ line: [String]) -> Bool {
    guard let last = line.last else { return false }
    return Self.isApples(last) && entries[last]?.declarations.isEmpty != false
  }

  /// Whether a class is one of Apple's frameworks for views.
  package static func isApples(_ name: String) -> Bool {
    ["UI", "NS", "MK", "WK", "AV", "CA", "MTK", "PK", "SK", "SCN", "AR", "PDF", "PH", "QL", "SF", "GK"]
      .contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
      }
  }

  /// The methods of these names that a class has, itself or from classes of the app that it inherits from,
  /// the nearest first.
  package func methods(_ names: [String], of name: String, from path: String? = nil) -> [Method] {
    line(of: name, from: path).flatMap { owner in
      let isAmbiguous = (entries[owner]?.declarations.count ?? 0) > 1
      return entries[owner]?.methods.filter {
        names.contains($0.method.name) && (!isAmbiguous || $0.path == path)
      } ?? []
    }
  }

  /// The class of Apple's that a class of the app inherits from; nil if it is not known.
  package func appleBase(of name: String) -> String? {
    let line = line(of: name)
    return line.count > 1 && isComplete(line) ? line.last : nil
  }

  /// What the code of a class, and of those that it inherits from, does to a property.
  package func uses(of property: String, by owner: String) -> [Use] {
    line(of: owner).flatMap { entries[$0]?.uses ?? [] }.filter {
      $0.use.subject == property || $0.use.subject == "*"
    }
  }

  /// Whether a file decides by itself that a condition does not hold.
  package func isRefuted(_ condition: SourceCandidate.Condition, from path: String) -> Bool {
    switch condition {
    case .inherits(let name, let wanted): inherits(name, from: wanted, asked: path) == false
    case .inheritsNone(let name, let unwanted): inherits(name, from: unwanted, asked: path) == true
    case .lacks(let name, let method): !methods([method], of: name, from: path).isEmpty
    case .interactionOff: false
    }
  }

  /// Whether a condition of what a file shows holds.
  package func holds(_ condition: SourceCandidate.Condition, from path: String) -> Bool {
    switch condition {
    case .inherits(let name, let wanted): inherits(name, from: wanted, asked: path) == true
    case .inheritsNone(let name, let unwanted): inherits(name, from: unwanted, asked: path) == false
    case .lacks(let name, let method):
      isComplete(line(of: name, from: path)) && methods([method], of: name, from: path).isEmpty
    case .interactionOff(let name, let property):
      !interacting.contains(property)
        && entries[name]?.properties.contains { $0.property.name == property && $0.property.isOutlet } != true
    }
  }
}
