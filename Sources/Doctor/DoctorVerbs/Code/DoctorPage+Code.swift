// SPDX-License-Identifier: Apache-2.0
import DesignLayout
package import TextSources
package import TouchDoctor

extension DoctorPage {
  /// All pages, those of the rules about layouts and about code last.
  package static let withCode =
    all + [DoctorPage(OutOfReach.description)] + CodeIndex.rules.map { DoctorPage($0) }

  /// The list of all pages for programs.
  package static var listWithCode: JSONText { list(of: withCode) }
}
