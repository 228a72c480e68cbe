import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("Fields and controls")
struct FieldTests {
  private func text(_ value: String = "") -> Field<String> {
    Field(value, .required("Please enter your name."))
  }

  @Test("a field's message shows when it was left, as its description, and goes when it is right")
  func message() {
    let field = text()
    let page = TestFragment { TextField("Your name", field) }
    #expect(!page.html.contains("Please enter"))
    #expect(page.act("input", "input", "", payload: ""))
    #expect(!page.html.contains("Please enter"))
    #expect(page.act("blur", "input", ""))
    #expect(
      page.html.contains(
        #"<p class="field-error" id="about-your-name~1">Please enter your name.</p>"#
      )
    )
    #expect(page.html.contains(#"aria-invalid="true""#))
    #expect(page.html.contains(#"aria-describedby="about-your-name~1""#))
    #expect(page.act("input", "input", "", payload: "Ada"))
    #expect(field.value == "Ada")
    #expect(!page.html.contains("field-error"))
    #expect(!page.html.contains("aria-invalid"))
    #expect(page.html == page.fresh)
  }

  @Test("a text area shows its text and its message")
  func textArea() {
    let field = text("<b>")
    let page = TestFragment { TextArea("Comments", field, rows: 3) }
    let area = page.browser.root.all.first { $0.name == "textarea" }
    #expect(area?.value == "<b>")
    #expect(page.html.contains(#"rows="3""#))
    #expect(area.map { page.act("input", on: $0, payload: "") } == true)
    #expect(area.map { page.act("blur", on: $0) } == true)
    #expect(page.html.contains("Please enter your name."))
  }

  @Test("a switch is one for who can't see it")
  func toggle() {
    let field = Field(false)
    let page = TestFragment { Toggle("Loud", field.binding) }
    #expect(page.html.contains(#"role="switch""#))
    #expect(page.act("change", "input", "", payload: "1"))
    #expect(field.value)
    #expect(page.html == page.fresh)
  }

  @Test("a stepper changes by its step and stops at its ends")
  func stepper() {
    let field = Field(19.0)
    let page = TestFragment {
      Stepper("Years", field.binding, in: 0...20, text: "\(field.value) yrs")
    }
    #expect(page.act("click", "button", "More: Years"))
    #expect(field.value == 20)
    #expect(page.html.contains("20.0 yrs"))
    #expect(!page.act("click", "button", "More: Years"))
    #expect(page.act("click", "button", "Less: Years"))
    #expect(field.value == 19)
  }

  @Test("a stepper that is disabled changes nothing")
  func disabledStepper() {
    let field = Field(19.0)
    let page = TestFragment {
      Stepper("Years", field.binding, in: 0...20, text: "19", isDisabled: true)
    }
    #expect(!page.act("click", "button", "More: Years"))
    #expect(!page.act("click", "button", "Less: Years"))
    #expect(field.value == 19)
  }

  @Test("a field of an address isn't corrected as words are, and tells what is wrong with it")
  func address() {
    let text = Field("")
    let page = TestFragment {
      TextField(
        "Server",
        text.binding,
        kind: .url,
        placeholder: "https://example.com",
        message: text.value == "x" ? "This is no address." : nil
      )
    }
    for attribute in [
      #"autocapitalize="none""#, #"autocorrect="off""#, #"spellcheck="false""#, #"type="url""#,
      #"placeholder="https://example.com""#,
    ] {
      #expect(page.html.contains(attribute))
    }
    #expect(!page.html.contains("aria-invalid"))
    #expect(page.act("input", "input", "", payload: "x"))
    #expect(page.html.contains("This is no address."))
    #expect(page.html.contains(#"aria-describedby="about-server~1" aria-invalid="true""#))
    #expect(page.html == page.fresh)
    let plain = TestFragment { TextField("Name", text.binding) }
    #expect(!plain.html.contains("autocapitalize"))
  }

  @Test("a slider takes steps within its range only, whatever is sent")
  func slider() {
    let field = Field(40_000.0)
    let page = TestFragment {
      Slider(
        "Salary",
        field.binding,
        in: 10_000...100_000,
        step: 1_000,
        ends: ("10k", "100k")
      ) {
        "\($0 / 1000)k"
      }
    }
    // The browser shows what a step is called before the server answers.
    for attribute in [
      #"min="10000""#, #"max="100000""#, #"step="1000""#, "data-texts=\"10.0k\n11.0k\n",
      "\n100.0k\"",
    ] {
      #expect(page.html.contains(attribute))
    }
    for (sent, value) in [
      ("41499", 41_000.0), ("1e9", 100_000), ("-5", 10_000), ("x", 10_000), ("nan", 10_000),
    ] {
      #expect(page.act("input", "input", "Salary", payload: sent))
      #expect(field.value == value)
    }
    #expect(page.html.contains(#"aria-valuetext="10.0k""#))
  }

  @Test("a search field has a name and a role")
  func search() {
    let field = Field("")
    let page = TestFragment { SearchField("Search users", field.binding) }
    #expect(page.html.contains(#"role="search""#))
    #expect(page.act("input", "input", "Search users", payload: "ada"))
    #expect(field.value == "ada")
  }

  @Test("a search field says which letters a keyboard makes large, and whether it takes the focus")
  func searchKeyboard() {
    let field = Field("")
    let plain = TestFragment { SearchField("Search", field.binding) }
    #expect(plain.html.contains(#"autocapitalize="none""#))
    #expect(!plain.html.contains("data-focus"))
    let cities = TestFragment {
      SearchField("City", field.binding, capitalization: .words, hasFocus: true)
    }
    #expect(cities.html.contains(#"autocapitalize="words""#))
    #expect(cities.html.contains("data-focus"))
    #expect(cities.html.contains(#"autocorrect="off""#))
  }

  @Test(
    "the end of a list fetches as one comes near, spins, tells what failed, and is nothing at the end"
  )
  func loadMore() {
    let more = Field(MoreItems.available)
    let calls = Field(0)
    let page = TestFragment { LoadMore(more.value) { calls.value += 1 } }
    #expect(page.act("appear", "button", "Show More"))
    #expect(page.act("click", "button", "Show More"))
    #expect(calls.value == 2)
    more.value = .loading
    #expect(page.html.contains("Loading more"))
    more.value = .failed(message: "You are offline.")
    #expect(page.html.contains("You are offline."))
    #expect(page.act("click", "button", "Try Again"))
    #expect(calls.value == 3)
    more.value = .none
    #expect(!page.html.contains("button"))
  }
}
