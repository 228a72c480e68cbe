import Foundation
import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("The button that submits a form")
struct SubmitButtonTests {
  private let name = Field("", .required("Please enter your name."))
  private let mail = Field("", .required("Please enter your address."))

  private func page(_ form: FormGroup, isRunning: Bool = false) -> TestFragment<some HTML> {
    TestFragment {
      UsherWeb.form {
        TextField("Name", name)
        TextField("Mail", mail)
        SubmitButton("Send", form, isRunning: isRunning)
      }
    }
  }

  @Test("it says nothing before the form was refused")
  func silent() {
    let page = page(FormGroup(name, mail))
    #expect(page.html.contains(#"class="problems" data-refused="0" role="alert"></div>"#))
    #expect(!page.html.contains("attention"))
  }

  @Test("it says how many fields need attention, as long as any does, and counts the refusals")
  func refused() async {
    let form = FormGroup(name, mail)
    let page = page(form)
    #expect(await !form.validate())
    #expect(page.html.contains("2 fields need attention."))
    #expect(page.html.contains(#"data-refused="1""#))
    name.value = "Ada"
    #expect(page.html.contains("1 field needs attention."))
    #expect(await !form.validate())
    #expect(page.html.contains(#"data-refused="2""#))
    mail.value = "ada@example.org"
    #expect(!page.html.contains("attention"))
    #expect(await form.validate())
    #expect(page.html.contains(#"data-refused="2""#))
  }

  @Test("a rule between fields is told in its own words when nothing else is wrong")
  func ruleBetween() async {
    name.value = "a"
    mail.value = "b"
    let form = FormGroup(name, mail).rule { [name, mail] in
      name.value == mail.value ? nil : "They differ."
    }
    let page = page(form)
    #expect(await !form.validate())
    #expect(page.html.contains("They differ."))
    #expect(!page.html.contains("attention"))
  }

  @Test("a rule between fields isn't counted as a field, and is told beside them")
  func ruleBesideField() async {
    mail.value = "b"
    let form = FormGroup(name, mail).rule { "They differ." }
    let page = page(form)
    #expect(await !form.validate())
    #expect(page.html.contains("1 field needs attention. They differ."))
  }

  @Test("a rule of a form within the form isn't counted as a field either")
  func ruleWithin() async {
    mail.value = "b"
    let inner = FormGroup(mail).rule { "Too late." }
    let form = FormGroup(name, inner)
    let page = page(form)
    #expect(await !form.validate())
    #expect(page.html.contains(">1 field needs attention. Too late.<"))
    name.value = "Ada"
    #expect(page.html.contains(">Too late.<"))
  }

  @Test("while it is submitted it keeps the focus, says so, and takes no press")
  func running() {
    let html = page(FormGroup(name, mail), isRunning: true).html
    #expect(html.contains(#"aria-busy="true" aria-disabled="true""#))
    #expect(!html.contains(#" disabled"#))
  }

  @Test("fields say which of them can't be left empty")
  func required() {
    let optional = Field("")
    let page = TestFragment {
      TextField("Name", name)
      TextArea("Remarks", optional)
    }
    #expect(page.html.components(separatedBy: "aria-required").count == 2)
  }
}

@Suite("Buttons that work")
struct BusyTests {
  @Test("a press on a button that works does nothing, whatever the browser sends")
  func refuses() {
    var isBusy = false
    var presses = 0
    let page = TestFragment {
      button { "Buy" }.busy(isBusy).on(.click) { presses += 1 }
    }
    #expect(page.act("click", "button", "Buy"))
    isBusy = true
    page.fragment.setNeedsPatch()
    #expect(page.html.contains(#"aria-disabled="true""#))
    #expect(!page.act("click", "button", "Buy"))
    isBusy = false
    page.fragment.setNeedsPatch()
    #expect(page.html == page.fresh)
    #expect(page.act("click", "button", "Buy"))
    #expect(presses == 2)
  }
}
