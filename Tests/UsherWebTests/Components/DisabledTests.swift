import Testing
import Usher
import WebTesting

@testable import UsherWeb

/// Controls that can't be changed now.
@Suite("Disabled controls")
struct DisabledTests {
  @Test("a text field that is disabled takes nothing, whoever it belongs to")
  func textField() {
    let field = Field("Ada")
    for page in [
      TestFragment { TextField("Name", field, isDisabled: true) },
      TestFragment { TextField("Name", field.binding, isDisabled: true) },
    ] {
      #expect(page.html.contains("disabled"))
      #expect(!page.act("input", "input", "", payload: "Grace"))
    }
    #expect(field.value == "Ada")
    #expect(!TestFragment { TextField("Name", field) }.html.contains("disabled"))
  }

  @Test("a text area that is disabled takes nothing, whoever it belongs to")
  func textArea() throws {
    let field = Field("Fine.")
    for page in [
      TestFragment { TextArea("Comments", field, isDisabled: true) },
      TestFragment { TextArea("Comments", field.binding, isDisabled: true) },
    ] {
      let area = try #require(page.browser.root.all.first { $0.name == "textarea" })
      #expect(!page.act("input", on: area, payload: "No."))
    }
    #expect(field.value == "Fine.")
    #expect(!TestFragment { TextArea("Comments", field) }.html.contains("disabled"))
  }

  @Test("a slider that is disabled stays where it is")
  func slider() {
    let field = Field(20.0)
    let page = TestFragment {
      Slider("Volume", field.binding, in: 0...100, step: 1, isDisabled: true) { "\($0)" }
    }
    #expect(!page.act("input", "input", "Volume", payload: "30"))
    #expect(field.value == 20)
  }

  @Test(
    "of options that are disabled none can be chosen, and of the same ones again once they aren't"
  )
  func segments() throws {
    let (isDisabled, chosen) = (Field(true), Field(0))
    let page = TestFragment {
      SegmentedControl(
        "Side",
        [Side(id: 0), Side(id: 1)],
        isDisabled: isDisabled.value
      ) {
        "Side \($0.id)"
      } isSelected: {
        $0.id == chosen.value
      } onSelect: {
        chosen.value = $0
      }
    }
    let second = try #require(page.browser.root.all.last { $0.name == "input" })
    #expect(!page.act("change", on: second, payload: "1"))
    #expect(chosen.value == 0)
    isDisabled.value = false
    #expect(page.html == page.fresh)
    let again = try #require(page.browser.root.all.last { $0.name == "input" })
    #expect(page.act("change", on: again, payload: "1"))
    #expect(chosen.value == 1)
  }

  private struct Side: Identifiable, Equatable { let id: Int }
}
