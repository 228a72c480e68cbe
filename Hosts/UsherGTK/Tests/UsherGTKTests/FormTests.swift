import GTK
import Observation
import Testing
import Usher
import UsherGTKTesting

@testable import UsherGTK

@Observable
private nonisolated final class AccountModel: ViewModel {
  let title = "Test"
  let name = Field("", .required("Please enter a name."))
  let city = Field("", .required("Please enter a city."))
  let company = Field("", .required("Please enter a company."))
  let (form, companyForm): (FormGroup, FormGroup)
  var hasCompany = false
  var count = 0
  var isSaving = false
  var saveTitle = "Save a_b"

  init() { (form, companyForm) = (FormGroup(name, city), FormGroup(company, name)) }
}

private struct AccountView: View {
  let viewModel: AccountModel

  var body: some Content {
    Form(viewModel.form) {
      TextField("Name", viewModel.name).enabled(!viewModel.isSaving)
      TextField("City", viewModel.city)
      Button(viewModel.saveTitle) {}.label("Save Ada")
      Button(viewModel.saveTitle) {}.mnemonic("B")
    }
  }
}

private struct CompanyView: View {
  let viewModel: AccountModel

  var body: some Content {
    Form {
      Show(when: viewModel.hasCompany) { TextField("Company", viewModel.company) }
      TextField("Name", viewModel.name)
      SubmitButton("Save", viewModel.companyForm)
    }
  }
}

private struct LonelyView: View {
  let viewModel: AccountModel
  var body: some Content { SubmitButton("Save", viewModel.form) }
}

/// A view that begins what its view model does when it is made.
private final class EagerView: View {
  let viewModel: AccountModel

  init(viewModel: AccountModel) {
    self.viewModel = viewModel
    if viewModel.count == 0 { viewModel.count = 1 }
  }

  var body: some Content { Text("\(self.viewModel.count)") }
}

extension GTKTests {
  @Suite("Forms and buttons")
  struct FormTests {
    private func screen<V: View>(
      _ view: V.Type = AccountView.self,
      _ body: (TestScreen<AccountModel>, AccountModel) async throws -> Void
    ) async rethrows where V.Model == AccountModel {
      try await TestScreen.use(Views(view), AccountModel.init, body)
    }

    private func entries(_ screen: TestScreen<AccountModel>) -> [Entry] {
      screen.page?.content.all(Entry.self) ?? []
    }

    @Test("a form that refuses leads to its first wrong field")
    func firstWrongField() async throws {
      try await screen { screen, model in
        screen.window.present()
        await screen.update()
        let entries = entries(screen)
        try #require(entries.count == 2)
        #expect(await model.form.validate() == false)
        await screen.update()
        #expect(entries[0].hasFocus)
        model.name.value = "Ada"
        #expect(await model.form.validate() == false)
        await screen.update()
        #expect(entries[1].hasFocus)
      }
    }

    @Test("a field that comes later is before those below it")
    func laterField() async throws {
      await screen(CompanyView.self) { screen, model in
        screen.window.present()
        await screen.update()
        model.hasCompany = true
        await screen.update()
        #expect(await model.companyForm.validate() == false)
        await screen.update()
        #expect(entries(screen).map(\.hasFocus) == [true, false])
      }
    }

    @Test("a form forgets a field that went")
    func goneField() throws {
      let screen = TestScreen(Views(AccountView.self)) { AccountModel() }
      defer { screen.close() }
      let page = try #require(screen.page)
      let context = PartContext(page.screen, WindowSetup(name: "Test", views: Views([])))
      let fields = FormFields(in: page.content)
      fields.add(Entry(.text), in: context) { true }
      #expect(fields.count == 1)
      context.end()
      #expect(fields.count == 0)
    }

    @Test("a button that submits no form is reported")
    func noForm() async {
      let screen = TestScreen(Views(LonelyView.self)) { AccountModel() }
      defer { screen.close() }
      await screen.update()
      #expect(screen.mistakes.map(\.code) == [.noForm])
      #expect(
        screen.mistakes.first?.description == """
          The button “Save” in the view for AccountModel submits nothing. To fix this, put the `SubmitButton` into the `Form` \
          with its fields.
          """
      )
    }

    @Test("a field that is disabled leaves the keyboard, and has it again afterwards")
    func disabled() async throws {
      try await screen { screen, model in
        screen.window.present()
        await screen.update()
        let entries = entries(screen)
        try #require(entries.count == 2)
        entries[0].takeFocus()
        model.isSaving = true
        await screen.update()
        // Meanwhile the cursor would blink in a field that doesn't know that it has the focus no more.
        #expect(await screen.window.picture() != nil)
        #expect(screen.window.window.focus() == nil)
        model.isSaving = false
        await screen.update()
        #expect(entries[0].hasFocus)
        model.isSaving = true
        await screen.update()
        entries[1].takeFocus()
        model.isSaving = false
        await screen.update()
        #expect(entries[1].hasFocus, "The person has gone on.")
      }
    }

    @Test("a name for screen readers stays when the title changes")
    func label() async throws {
      try await screen { screen, model in
        let button = try #require(screen.page?.content.all(GTK.Button.self).first)
        #expect(button.hasName("Save Ada"))
        model.saveTitle = "Go on"
        await screen.update()
        #expect(button.title == "Go on" && button.hasName("Save Ada"))
      }
    }

    @Test("a title keeps what is in it, and a mnemonic is a letter of it")
    func mnemonic() async throws {
      try await screen { screen, model in
        let buttons = screen.page?.content.all(GTK.Button.self) ?? []
        try #require(buttons.count == 2)
        #expect(buttons.map(\.title) == ["Save a_b", "Save a___b"])
        #expect(buttons.map { $0.bool("use-underline") } == [false, true])
        model.saveTitle = "Go_on"
        await screen.update()
        #expect(buttons.map(\.title) == ["Go_on", "Go_on"])
        #expect(buttons.map { $0.bool("use-underline") } == [false, false])
      }
    }

    @Test("what a view reads while it is made isn't shown, and so isn't old")
    func eager() async throws {
      await screen(EagerView.self) { screen, model in
        model.count = 2
        await screen.update()
        await screen.update()
        #expect(screen.texts == ["2"])
        #expect(screen.mistakes.isEmpty)
      }
    }

    @Test("the window isn't called twice by the app's name")
    func title() {
      let screen = TestScreen(Views(AccountView.self)) { AccountModel() }
      defer { screen.close() }
      #expect(screen.window.window.title == "Test")
    }
  }
}
