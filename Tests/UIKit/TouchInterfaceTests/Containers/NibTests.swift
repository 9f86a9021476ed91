// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchInterface
import TouchTesting

private final class Card: UIView {
  weak var label: UILabel?
  var isAwake = false
  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

struct NibTests {
  @Test func `a nib of the catalog makes its objects for an owner, and wakes them`() throws {
    NibCatalog.setNib(named: "NibTests.Card") { owner in
      let content = Card()
      let label = UILabel()
      content.addSubview(label)
      (owner as? Card)?.label = label
      return [content]
    }
    let owner = Card()
    let nib = UINib(nibName: "NibTests.Card", bundle: nil)
    let content = try #require(nib.instantiate(withOwner: owner).first as? Card)
    #expect(content.isAwake && !owner.isAwake)
    #expect(owner.label?.superview === content)
    #expect(Bundle.main.loadNibNamed("NibTests.Card", owner: nil)?.count == 1)
  }

  @Test func `a nib that the catalog does not have is reported with what to do`() {
    let reported = Misused.during {
      #expect(Bundle.main.loadNibNamed("Nowhere", owner: nil) == nil)
    }
    #expect(reported.count == 1 && reported.first?.contains("NibCatalog.setNib(named: \"Nowhere\")") == true)
  }

  @Test func `a storyboard of the catalog makes controllers, which know it`() {
    final class Detail: UIViewController {}
    NibCatalog.setController("detail", in: "NibTests") { Detail() }
    NibCatalog.setController(in: "NibTests") { UINavigationController(rootViewController: Detail()) }
    let storyboard = UIStoryboard(name: "NibTests", bundle: nil)
    #expect(storyboard.instantiateViewController(withIdentifier: "detail") is Detail)
    let initial = storyboard.instantiateInitialViewController() as? UINavigationController
    #expect(initial?.topViewController?.storyboard === storyboard)
    let made: Detail = storyboard.instantiateViewController(identifier: "detail")
    #expect(made.storyboard === storyboard)
  }
}
