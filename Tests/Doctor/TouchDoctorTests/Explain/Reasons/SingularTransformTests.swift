// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import TouchSnapshot

@testable import TouchDoctor

struct SingularTransformTests {
  @Test func `a view that is scaled to nothing is not touched, nor is anything in it`() throws {
    let finding = try MarkedDump(
      """
      <UIWindow: 0x100; frame = (0 0; 375 667)>
         | 3️⃣<UIView: 0x101; frame = (0 0; 375 667)>
         |    | 1️⃣<UIView: 0x102; frame = (50 100; 0 200); transform = [0, 0, 0, 1, 0, 0]>
         |    |    | 2️⃣<UIButton: 0x103; frame = (20 0; 100 44)>
      """
    ).expect(SingularTransform.self, at: ViewPoint(x: 50, y: 110))
    #expect(finding.code == ["// container is UIView 0x102", "container.transform = .identity"])
  }
}
