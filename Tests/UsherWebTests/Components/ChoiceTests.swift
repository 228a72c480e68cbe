import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("Choices of one or several")
struct ChoiceTests {
  private struct Option: Identifiable, Equatable {
    let id: Int
    var name: String { "Option \(id)" }
  }

  private let options = (1...3).map { Option(id: $0) }
  private let chosen = Field(2)
  private let open = Field<Int?>(nil, .required("Please choose."))

  private func inputs(_ page: TestFragment<some HTML>) -> [Node] {
    page.browser.root.all.filter { $0.name == "input" }
  }

  @Test("a select shows what is chosen, takes another one, and refuses what no option has")
  func select() throws {
    let page = TestFragment { Select("Kind", options, chosen.binding) { $0.name } }
    let field = try #require(page.browser.root.all.first { $0.name == "select" })
    #expect(field.value == "2")
    #expect(
      page.act("change", on: field, payload: "3") || page.act("input", on: field, payload: "3")
    )
    #expect(chosen.value == 3)
    page.update()
    for text in ["99", "Option 1", ""] {
      _ =
        page.act("change", on: field, payload: text) || page.act("input", on: field, payload: text)
      #expect(chosen.value == 3)
    }
  }

  @Test("a select of a form is empty at first, and its message is told with it")
  func openSelect() throws {
    let page = TestFragment { Select("Kind", options, open) { $0.name } }
    #expect(page.html.contains("Choose …"))
    #expect(!page.html.contains("aria-invalid"))
    open.touch()
    #expect(page.html.contains(#"aria-invalid="true""#))
    #expect(page.html.contains("Please choose."))
    #expect(page.html == page.fresh)
    open.value = 1
    #expect(!page.html.contains("Please choose."))
  }

  @Test("radio buttons of one group choose one, with an explanation for each")
  func radios() {
    let page = TestFragment {
      RadioGroup("Kind", options, chosen.binding) {
        $0.name
      } detail: {
        "About \($0.id)"
      }
    }
    #expect(page.html.contains(#"role="radiogroup""#))
    #expect(page.html.contains("<small>About 3</small>"))
    #expect(inputs(page).map(\.value) == ["", "1", ""])
    #expect(page.act("change", on: inputs(page)[0], payload: "1"))
    #expect(chosen.value == 1)
    #expect(page.html == page.fresh)
    #expect(inputs(page).map(\.value) == ["1", "", ""])
  }

  @Test("radio buttons of a form tell the group's message")
  func openRadios() {
    let page = TestFragment { RadioGroup("Kind", options, open) { $0.name } }
    open.touch()
    #expect(page.html.contains("Please choose."))
    #expect(page.act("change", on: inputs(page)[1], payload: "1"))
    #expect(open.value == 2)
    #expect(!page.html.contains("Please choose."))
  }

  @Test("checkboxes choose any number")
  func checkboxes() {
    let days = Field<Set<Int>>([1])
    let page = TestFragment { CheckboxGroup("Days", options, days.binding) { $0.name } }
    #expect(inputs(page).map(\.value) == ["1", "", ""])
    #expect(page.act("change", on: inputs(page)[2], payload: "1"))
    #expect(page.act("change", on: inputs(page)[0], payload: ""))
    #expect(days.value == [3])
    #expect(page.html == page.fresh)
  }

  @Test("a disabled choice takes nothing")
  func disabled() {
    let page = TestFragment {
      RadioGroup("Kind", options, chosen.binding, isDisabled: true) { $0.name }
    }
    _ = page.act("change", on: inputs(page)[0], payload: "1")
    #expect(chosen.value == 2)
  }

  @Test("a combo box shows the options that fit, and says when none does")
  func combo() throws {
    let (query, found) = (Field(""), Field<Int?>(nil))
    let page = TestFragment {
      ComboBox(
        "Find",
        query.binding,
        options.filter { query.value.isEmpty || $0.name.hasSuffix(query.value) }
      ) {
        $0.name
      } onSelect: {
        found.value = $0
      } onLeave: {
        query.value = found.value.map { "Option \($0)" } ?? ""
      }
    }
    #expect(page.html.contains(#"aria-controls="options-find~1""#))
    #expect(page.html.contains(#"id="options-find~1""#))
    #expect(page.act("input", on: inputs(page)[0], payload: "3"))
    page.update()
    let shown = page.browser.root.all.filter { $0.attributes["role"] == "option" }
    #expect(shown.map(\.text) == ["Option 3"])
    #expect(page.act("click", on: shown[0]))
    #expect(found.value == 3)
    #expect(page.act("input", on: inputs(page)[0], payload: "x"))
    #expect(page.html.contains("Nothing fits."))
    #expect(
      page.browser.root.all.contains {
        $0.attributes["role"] == "status" && $0.text == "Nothing fits."
      }
    )
    #expect(page.html == page.fresh)
    // A text that wasn't chosen isn't one.
    page.update()
    #expect(page.act("blur", on: inputs(page)[0]))
    #expect(query.value == "Option 3")
  }

  @Test("a combo box that is disabled while its list is open takes no choice")
  func disabledCombo() {
    let (query, isDisabled, found) = (Field(""), Field(false), Field<Int?>(nil))
    let page = TestFragment {
      ComboBox("Find", query.binding, options, isDisabled: isDisabled.value) {
        $0.name
      } onSelect: {
        found.value = $0
      }
    }
    let shown = page.browser.root.all.filter { $0.attributes["role"] == "option" }
    isDisabled.value = true
    page.update()
    _ = page.act("click", on: shown[0])
    #expect(found.value == nil)
  }

  @Test(
    "tags come by what is typed, without white space, not twice, not too many, and go by their button"
  )
  func tags() throws {
    let tags = Field(["tea"])
    let page = TestFragment { TagField("Keywords", tags.binding, limit: 4) }
    #expect(page.act("change", on: inputs(page)[0], payload: "  iced tea , tea,coffee ,, "))
    #expect(tags.value == ["tea", "iced tea", "coffee"])
    page.update()
    #expect(page.act("change", on: inputs(page)[0], payload: "a,b,c"))
    #expect(tags.value == ["tea", "iced tea", "coffee", "a"])
    page.update()
    let remove = page.browser.root.all.filter { $0.name == "button" }
    #expect(remove[1].attributes["aria-label"] == "Remove iced tea")
    #expect(page.act("click", on: remove[1]))
    #expect(tags.value == ["tea", "coffee", "a"])
  }
}
