import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("Options side by side")
struct SegmentedControlTests {
  private struct Option: Identifiable, Equatable {
    let id: Int
    let title: String
    let isSelected: Bool
  }

  private func page(_ chosen: Field<Int>) -> TestFragment<some HTML> {
    TestFragment {
      SegmentedControl(
        "Period",
        ["Day", "Week", "Year"].enumerated().map {
          Option(id: $0.offset, title: $0.element, isSelected: $0.offset == chosen.value)
        }
      ) {
        $0.title
      } isSelected: {
        $0.isSelected
      } onSelect: {
        chosen.value = $0
      }
    }
  }

  @Test("they are radio buttons of one group with a name")
  func group() {
    let page = page(Field(1))
    let html = page.html
    #expect(html.contains(#"<div aria-label="Period" class="segmented" role="radiogroup">"#))
    #expect(html.split(separator: #"name="Period~1" type="radio""#).count == 4)
    #expect(html.contains("<span>Week</span>"))
    let radios = page.browser.root.all.filter { $0.name == "input" }
    #expect(radios.map(\.value) == ["", "1", ""])
  }

  @Test("another one is chosen")
  func choose() throws {
    let chosen = Field(1)
    let page = page(chosen)
    let radios = page.browser.root.all.filter { $0.name == "input" }
    #expect(page.act("change", on: radios[2], payload: "1"))
    #expect(chosen.value == 2)
    page.update()
    #expect(page.act("change", on: radios[0], payload: "1"))
    #expect(chosen.value == 0)
    // No browser says so, but if one does, nothing else is chosen.
    #expect(page.act("change", on: radios[0], payload: ""))
    #expect(chosen.value == 0)
  }
}
