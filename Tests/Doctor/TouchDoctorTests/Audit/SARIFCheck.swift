// SPDX-License-Identifier: Apache-2.0
import Foundation
import TextSources

/// Checks what the schema of SARIF 2.1.0 says about the parts of a log that are written here.
///
/// It knows each object's required members, the members that an object may have at all, the values of
/// enumerations, and the least values of numbers.
struct SARIFCheck {
  private(set) var faults: [String] = []

  init(_ log: JSONNode) {
    check(log, "log", required: ["version", "runs"], allowed: ["$schema"])
    expect(log["version"]?.string == "2.1.0", "log.version")
    for (index, run) in (log["runs"]?.elements ?? []).enumerated() { check(run: run, "runs[\(index)]") }
  }

  private mutating func check(run: JSONNode, _ path: String) {
    check(
      run, path, required: ["tool"], allowed: ["results", "invocations", "columnKind", "originalUriBaseIds"])
    expect(
      ["utf16CodeUnits", "unicodeCodePoints"].contains(run["columnKind"]?.string ?? ""), "\(path).columnKind")
    guard let driver = run["tool"]?["driver"] else {
      faults.append("\(path).tool.driver is missing")
      return
    }
    check(
      driver, "\(path).driver", required: ["name"], allowed: ["semanticVersion", "rules", "informationUri"])
    let rules = driver["rules"]?.elements ?? []
    for (index, rule) in rules.enumerated() { check(rule: rule, "\(path).rules[\(index)]") }
    let ids = rules.compactMap { $0["id"]?.string }
    expect(Set(ids).count == ids.count, "\(path): ids of rules are unique")
    for (index, result) in (run["results"]?.elements ?? []).enumerated() {
      check(result: result, "\(path).results[\(index)]", ids: ids)
    }
    for invocation in run["invocations"]?.elements ?? [] {
      check(
        invocation, "\(path).invocation", required: ["executionSuccessful"],
        allowed: ["toolExecutionNotifications"])
      expect(invocation["executionSuccessful"]?.bool != nil, "\(path).executionSuccessful is no truth value")
      for notification in invocation["toolExecutionNotifications"]?.elements ?? [] {
        check(notification, "notification", required: ["message"], allowed: ["level", "locations"])
        check(level: notification["level"], "notification")
        check(message: notification["message"], "notification.message")
        for location in notification["locations"]?.elements ?? [] {
          check(location: location, "notification.location")
        }
      }
    }
  }

  private mutating func check(rule: JSONNode, _ path: String) {
    check(
      rule, path, required: ["id"],
      allowed: [
        "name", "shortDescription", "fullDescription", "help", "defaultConfiguration", "properties",
        "helpUri",
      ])
    for name in ["shortDescription", "fullDescription", "help"] {
      guard let text = rule[name] else { continue }
      check(text, "\(path).\(name)", required: ["text"], allowed: ["markdown"])
      expect(text["text"]?.string?.isEmpty == false, "\(path).\(name).text")
    }
    if let uri = rule["helpUri"] { expect(uri.string?.contains(":") == true, "\(path).helpUri") }
    check(level: rule["defaultConfiguration"]?["level"], path)
    expect(rule["properties"]?["tags"]?.elements?.allSatisfy { $0.string != nil } != false, "\(path).tags")
  }

  private mutating func check(result: JSONNode, _ path: String, ids: [String]) {
    check(
      result, path, required: ["message"],
      allowed: [
        "ruleId", "ruleIndex", "level", "locations", "relatedLocations", "partialFingerprints", "properties",
        "suppressions", "baselineState",
      ])
    for suppression in result["suppressions"]?.elements ?? [] {
      check(suppression, "\(path).suppressions", required: ["kind"], allowed: ["justification", "location"])
      expect(["inSource", "external"].contains(suppression["kind"]?.string), "\(path).suppressions.kind")
    }
    if let state = result["baselineState"] {
      expect(["new", "unchanged", "updated", "absent"].contains(state.string), "\(path).baselineState")
    }
    check(message: result["message"], path)
    check(level: result["level"], path)
    let index = result["ruleIndex"]?.int ?? -1
    expect(ids.indices.contains(index) && ids[index] == result["ruleId"]?.string, "\(path).ruleIndex")
    expect(result["locations"]?.elements?.isEmpty == false, "\(path).locations")
    for location in result["locations"]?.elements ?? [] { check(location: location, "\(path).location") }
    var seen: Set<Int> = []
    for location in result["relatedLocations"]?.elements ?? [] {
      check(location: location, "\(path).relatedLocation")
      if let id = location["id"]?.int {
        expect(seen.insert(id).inserted, "\(path): ids of locations are unique")
      }
    }
    for member in result["partialFingerprints"]?.members ?? [] {
      expect(member.value.string?.isEmpty == false, "\(path).partialFingerprints.\(member.name)")
    }
    expect(result["partialFingerprints"]?.members?.isEmpty == false, "\(path).partialFingerprints")
  }

  private mutating func check(location: JSONNode, _ path: String) {
    check(location, path, required: [], allowed: ["id", "physicalLocation", "logicalLocations", "message"])
    if let id = location["id"] { expect((id.int ?? -2) >= -1, "\(path).id") }
    if location["message"] != nil { check(message: location["message"], path) }
    guard let place = location["physicalLocation"] else { return }
    check(place, "\(path).physicalLocation", required: ["artifactLocation"], allowed: ["region"])
    check(
      place["artifactLocation"] ?? place, "\(path).artifactLocation", required: ["uri"],
      allowed: ["uriBaseId"])
    let uri = place["artifactLocation"]?["uri"]?.string ?? ""
    expect(
      place["artifactLocation"]?["uriBaseId"] == nil || !(uri.contains(":") || uri.hasPrefix("/")),
      "\(path).uri has a base and needs none")
    expect(
      !uri.isEmpty
        && uri.unicodeScalars.allSatisfy { $0.isASCII && !" <>\"{}|\\^`".unicodeScalars.contains($0) },
      "\(path).uri is no reference")
    guard let region = place["region"] else { return }
    check(
      region, "\(path).region", required: [], allowed: ["startLine", "startColumn", "endLine", "endColumn"])
    for member in region.members ?? [] {
      expect((member.value.int ?? 0) >= 1, "\(path).region.\(member.name) < 1")
    }
  }

  private mutating func check(message: JSONNode?, _ path: String) {
    expect(message?["text"]?.string?.isEmpty == false, "\(path).message.text")
  }

  private mutating func check(level: JSONNode?, _ path: String) {
    guard let level else { return }
    expect(["none", "note", "warning", "error"].contains(level.string ?? ""), "\(path).level")
  }

  private mutating func check(_ node: JSONNode, _ path: String, required: [String], allowed: [String]) {
    guard let members = node.members else {
      faults.append("\(path) is no object")
      return
    }
    for name in required where node[name] == nil { faults.append("\(path).\(name) is missing") }
    for member in members where !required.contains(member.name) && !allowed.contains(member.name) {
      faults.append("\(path) may not have \(member.name)")
    }
    expect(node.repeatedMembers.isEmpty, "\(path) has a member twice")
  }

  private mutating func expect(_ holds: Bool, _ fault: String) {
    if !holds { faults.append(fault) }
  }
}
