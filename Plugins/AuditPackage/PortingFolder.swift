// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

extension Package {
  /// The folder of Touchstone's package Porting, where the indexer of code is built; nil if neither this
  /// package nor one that it depends on is Touchstone.
  var porting: String? {
    ([self] + dependencies.map(\.package)).map { $0.directoryURL.appending(path: "Porting").path }.first {
      FileManager.default.fileExists(atPath: $0 + "/Sources/touchstone-index/main.swift")
    }
  }
}
