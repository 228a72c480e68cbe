import Observation
import Testing
import UsherTestSupport
import UsherTesting
import UsherViewModels

@Suite("Fields and forms")
struct FieldTests {
  @Test("its message shows once the person has left it, and goes when it is right")
  func touched() {
    let name = Field("", .required("Please enter your name."), .length(2..., "That is short."))
    #expect(name.message == nil)
    #expect(name.problem == "Please enter your name.")
    #expect(!name.isValid)
    name.value = "B"
    #expect(name.message == nil)
    name.touch()
    #expect(name.message == "That is short.")
    name.value = "Bart"
    #expect(name.message == nil)
    #expect(name.isValid)
    name.value = "  "
    #expect(name.message == "Please enter your name.")
  }

  @Test("it knows whether it differs from where it began, and goes back there")
  func reset() {
    let name = Field("Bart", .required("Please enter your name."))
    name.value = ""
    name.touch()
    #expect(name.isDirty)
    name.reset()
    #expect(name.value == "Bart")
    #expect(!name.isDirty && !name.isTouched)
    name.reset(to: "Lisa")
    #expect(!name.isDirty && name.value == "Lisa")
  }

  @Test("rules for texts, numbers and choices")
  func rules() {
    let code = Field("x1", .matches(/[a-z]\d/, "A letter and a digit."))
    #expect(code.isValid)
    code.value = "x12"
    #expect(code.problem == "A letter and a digit.")
    code.value = ""
    #expect(code.isValid)
    let age = Field(17, .range(18...120, "You must be an adult."))
    #expect(age.problem == "You must be an adult.")
    let choice = Field(Int?.none, .required("Please choose."))
    #expect(choice.problem == "Please choose.")
    choice.value = 1
    #expect(choice.isValid)
  }

  @Test("a rule reads another field, and whoever shows it is told when that changes")
  func crossField() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      let password = Field("secret")
      let again = Field("", Rule { $0 == password.value ? nil : "The passwords differ." })
      var seen: [Bool] = []
      scope.observe {
        again.isValid
      } then: {
        seen.append($0)
      }
      again.value = "secret"
      await settle { seen == [true] }
      password.value = "other"
      await settle { seen == [true, false] }
      #expect(again.problem == "The passwords differ.")
    }
  }

  @Observable
  final class SignUp {
    let name = Field("", .required("Please choose a name."))
    let password = Field("")
    let again = Field("")
    let form: FormGroup
    var taken = ["bart"]

    init() {
      form = FormGroup(name, password, again)
      name.rule(of: self) { $0.taken.contains($1) ? "This name is taken." : nil }
      again.rule(of: self) { $1 == $0.password.value ? nil : "The passwords differ." }
    }
  }

  @Test("a rule of its view model comes after those it began with, and is told of what it reads")
  func ownersRule() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation)
      let model = SignUp()
      #expect(model.name.problem == "Please choose a name.")
      #expect(model.name.isRequired && model.again.isValid)
      model.name.value = "bart"
      #expect(model.form.problems == ["This name is taken."])
      var seen: [Bool] = []
      scope.observe {
        model.form.isValid
      } then: {
        seen.append($0)
      }
      model.taken = []
      await settle { seen == [true] }
      model.password.value = "secret"
      await settle { seen == [true, false] }
      #expect(model.again.problem == "The passwords differ.")
    }
  }

  @Test("a rule doesn't keep its view model; whoever keeps the field alone isn't held up by it")
  func ownersRuleEnds() {
    var model: SignUp? = SignUp()
    weak let freed = model
    let name = model?.name
    name?.value = "bart"
    #expect(name?.problem == "This name is taken.")
    model = nil
    #expect(freed == nil)
    #expect(name?.problem == nil)
  }

  final class Accounts {
    let answers = Answers<String, Bool>()
    let scope: Scope
    let name = Field("", .required("Please choose a name."))
    let form: FormGroup

    init(_ scope: Scope) {
      self.scope = scope
      form = FormGroup(name)
      name.check(scope, of: self) { accounts, name in
        try await accounts.answers(name) ? "This name is taken." : nil
      }
    }
  }

  struct Offline: UserFacingError {
    let userMessage = "You are offline."
  }

  @Test("what is checked elsewhere counts for the value it was asked for only")
  func asynchronous() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let accounts = Accounts(Scope(isolation: isolation, clock: clock))
      accounts.name.touch()
      accounts.name.value = "bart"
      #expect(!accounts.name.isValid)
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(300))
      await settle { accounts.answers.waiting == ["bart"] }
      #expect(accounts.name.isChecking)
      accounts.name.value = "lisa"
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(300))
      await settle { accounts.answers.waiting == ["bart", "lisa"] }
      accounts.answers.answer("lisa", false)
      await settle { accounts.name.isValid }
      accounts.answers.answer("bart", true)
      await settle { !accounts.name.isChecking }
      #expect(accounts.name.message == nil)
      #expect(accounts.name.isValid)
    }
  }

  @Test("nothing is asked elsewhere while a rule is broken")
  func rulesFirst() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let accounts = Accounts(Scope(isolation: isolation, clock: clock))
      accounts.name.value = "b"
      await settle { clock.sleepers == 1 }
      accounts.name.value = ""
      await settle { clock.sleepers == 0 }
      #expect(await accounts.form.validate() == false)
      #expect(accounts.answers.waiting.isEmpty)
      #expect(accounts.name.message == "Please choose a name.")
    }
  }

  @Test("validating waits for what is checked elsewhere, and a check that failed is made again")
  func validate() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation, clock: TestClock())
      let accounts = Accounts(scope)
      accounts.name.value = "bart"
      let outcome = Box<[Bool]>([])
      scope.task { outcome.value.append(await accounts.form.validate()) }
      await settle { accounts.answers.waiting == ["bart"] }
      accounts.answers.fail("bart", Offline())
      await settle { outcome.value == [false] }
      #expect(accounts.name.message == "You are offline.")
      scope.task { outcome.value.append(await accounts.form.validate()) }
      await settle { accounts.answers.waiting == ["bart"] }
      accounts.answers.answer("bart", false)
      await settle { outcome.value == [false, true] }
      #expect(accounts.name.message == nil)
      // It is known now.
      #expect(await accounts.form.validate())
    }
  }

  @Test("the value it began with counts as right until it was checked")
  func untouched() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation, clock: TestClock())
      let answers = Answers<String, Bool>()
      let name = Field("bart")
      name.check(scope, of: answers) { try await $0($1) ? "This name is taken." : nil }
      #expect(name.isValid)
      let outcome = Box<Bool?>(nil)
      scope.task { outcome.value = await name.validate() }
      await settle { answers.waiting == ["bart"] }
      answers.answer("bart", true)
      await settle { outcome.value == false }
      #expect(!name.isValid)
    }
  }

  @Test("a check that failed is made again when the value comes back")
  func uncertain() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let accounts = Accounts(Scope(isolation: isolation, clock: clock))
      accounts.name.value = "bart"
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(300))
      await settle { accounts.answers.waiting == ["bart"] }
      accounts.answers.fail("bart", Offline())
      await settle { accounts.name.problem == "You are offline." }
      accounts.name.value = "barty"
      accounts.name.value = "bart"
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(300))
      await settle { accounts.answers.waiting == ["bart"] }
      accounts.answers.answer("bart", false)
      await settle { accounts.name.isValid }
    }
  }

  @Test(
    "a rule that another field mends sets the check off, also when it broke in the same go",
    arguments: [false, true]
  )
  func mendedElsewhere(heldBefore: Bool) async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let scope = Scope(isolation: isolation, clock: clock)
      let answers = Answers<String, Bool>()
      let isAllowed = Field(heldBefore)
      let name = Field("", Rule { _ in isAllowed.value ? nil : "Not now." })
      name.check(scope, of: answers) { try await $0($1) ? "This name is taken." : nil }
      isAllowed.value = false
      name.value = "bart"
      #expect(name.problem == "Not now.")
      isAllowed.value = true
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(300))
      await settle { answers.waiting == ["bart"] }
      answers.answer("bart", false)
      await settle { name.isValid }
    }
  }

  @Test("what becomes wrong while something else is checked doesn't pass")
  func changedMeanwhile() async throws {
    try await onEachIsolation { isolation in
      let scope = Scope(isolation: isolation, clock: TestClock())
      let accounts = Accounts(scope)
      let mail = Field("a@b.c", .required("Please enter your address."))
      let form = FormGroup(mail, accounts.name)
      accounts.name.value = "bart"
      let outcome = Box<Bool?>(nil)
      scope.task { outcome.value = await form.validate() }
      await settle { accounts.answers.waiting == ["bart"] }
      mail.value = ""
      accounts.answers.answer("bart", false)
      await settle { outcome.value == false }
    }
  }

  @Test("a form has rules between its fields, and forms in it")
  func nested() async {
    let (start, end) = (Field(17), Field(9))
    let hours = FormGroup(start, end).rule {
      start.value < end.value ? nil : "It must end after it starts."
    }
    let name = Field("", .required("Please enter a name."))
    let form = FormGroup(name, hours)
    #expect(!form.isValid)
    #expect(hours.message == nil && name.message == nil)
    #expect(form.problems == ["Please enter a name.", "It must end after it starts."])
    #expect(await form.validate() == false)
    #expect(hours.message == "It must end after it starts.")
    #expect(name.message == "Please enter a name.")
    name.value = "Shop"
    start.value = 8
    #expect(await form.validate())
    #expect(form.isDirty)
    form.reset()
    #expect(!form.isDirty && start.value == 17)
    #expect(hours.message == nil)
  }

  @Test("a form tells problems of fields from broken rules, also of forms within forms")
  func problemsByKind() {
    let name = Field("", .required("Name?"))
    let mail = Field("", .required("Mail?"))
    let inner = FormGroup(mail).rule { "Inner." }
    let middle = FormGroup(inner, OwnPart()).rule { "Middle." }
    let form = FormGroup(name, middle).rule { "Outer." }
    #expect(form.fieldProblems == ["Name?", "Mail?", "Own field."])
    #expect(form.ruleProblems == ["Inner.", "Own rule.", "Middle.", "Outer."])
    #expect(name.fieldProblems == ["Name?"] && name.ruleProblems.isEmpty)
    #expect(Set(form.problems) == Set(form.fieldProblems + form.ruleProblems))
  }

  @Test("a form counts how often it was refused, until it begins anew")
  func refusals() async {
    let name = Field("", .required("Please enter a name."))
    let form = FormGroup(name)
    #expect(form.refusals == 0)
    #expect(await !form.validate())
    #expect(await !form.validate())
    #expect(form.refusals == 2)
    name.value = "Shop"
    #expect(await form.validate())
    #expect(form.refusals == 2)
    form.reset()
    #expect(form.refusals == 0)
  }

  @Test("a field tells beforehand whether it can't be left empty")
  func required() {
    #expect(Field("", .length(...3, "Too long."), .required("Please enter it.")).isRequired)
    #expect(Field(nil as Int?, .required("Please choose one.")).isRequired)
    #expect(!Field("", .length(...3, "Too long.")).isRequired)
  }

  @Test("parts of a form come and go")
  func rows() async throws {
    let people = People()
    let form = FormGroup { people.names }
    #expect(form.isValid)
    people.names.append(Field("", .required("Please enter a name.")))
    #expect(form.problems == ["Please enter a name."])
    people.names.removeLast()
    #expect(form.isValid)
  }

  final class People {
    var names = [Field("Ada", .required("Please enter a name."))]
  }
}

/// A part that an app has written itself.
private final class OwnPart: FormPart {
  let isValid = false
  let isDirty = false
  let isChecking = false
  let problems = ["Own field.", "Own rule."]
  let fieldProblems = ["Own field."]
  let ruleProblems = ["Own rule."]

  func touch() {}
  func reset() {}
  func validate() async -> Bool { false }
}
