// SPDX-License-Identifier: Apache-2.0
import Testing
import TouchSnapshot

struct DetoxReaderTests {
  @Test func `values that are not escaped and numbers that are masked are mended and told`() throws {
    let document = try SnapshotDocument.reading(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <ViewHierarchy>
       <UIWindow alpha="1.0" class="UIWindow" focused="false" height="844" visibility="visible" width="390">
        <RCTView alpha="0.5" class="App.RCTView" height="20" id="go" label="say "hi" <b>" text="5 < 6 & 7" visibility="invisible" width="10" x="-1.5" y="2">
         <RCTWeb class="RCTWeb" height="<number>" width="<number>" x="<number>" y="<number>">
          <![CDATA[<html><RCTView/></html>]]>
         </RCTWeb>
        </RCTView>
       </UIWindow>
       <UIWindow class="UITextEffectsWindow" />
      </ViewHierarchy>
      """)
    #expect(document.format == .detox)
    #expect(
      document.outline == [
        "-", "  UIWindow [0 0 390 844]", "    App.RCTView [-1.5 2 10 20] “5 < 6 & 7”", "      RCTWeb ?", "-",
        "  UITextEffectsWindow ?",
      ])
    let view = try document.view("go")
    #expect(view.accessibilityLabel == "say \"hi\" <b>" && view.isHidden == .known(true))
    #expect(view.alpha == .known(0.5) && !view.isUserInteractionEnabled.isKnown)
    #expect(document.entries == 4 && document.viewCount == 4)
    #expect(
      document.repairs.map(\.description) == [
        "f:4:70: a value holds quotes that are not escaped; they are kept",
        "f:4:80: a value holds a bracket that is not escaped, here for the first time; it is kept",
        "f:5:4: the numbers of 1 views are masked, here for the first time; their frames are not known",
      ])
  }

  @Test func `an attribute that nobody knows ends the value before it`() throws {
    let document = try SnapshotDocument.reading(
      """
      <ViewHierarchy>
       <UIWindow class="UIWindow" width="390" height="844" x="0" y="0" ptr="0x104a0c8b0" id="window">
        <UIView class="UIView" width="10" height="20" x="1" y="2" level="1" label="say "hi""/>
       </UIWindow>
      </ViewHierarchy>
      """)
    #expect(document.outline == ["-", "  UIWindow [0 0 390 844]", "    UIView [1 2 10 20]"])
    #expect(
      document.repairs.map(\.description) == [
        "f:3:77: a value holds quotes that are not escaped; they are kept"
      ])
  }
}
