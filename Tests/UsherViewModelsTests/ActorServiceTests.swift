import Observation
import Testing
import UsherTestSupport
import UsherTesting
import UsherViewModels

/// That this compiles is half of what it proves: nothing is `lazy`, and no closure spells out its types.
@Suite("View models whose service is an actor")
struct ActorServiceTests {
  struct Person: Identifiable, Equatable {
    let id: Int
    let name: String
  }

  actor Directory {
    private(set) var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob")]

    func people(matching query: String) throws -> [Person] {
      people.filter { $0.name.hasPrefix(query) }
    }
    func page(_ number: Int) throws -> ListPage<Person, Int> {
      ListPage([people[number - 1]], next: number < people.count ? number + 1 : nil)
    }
    func isTaken(_ name: String) throws -> Bool { people.contains { $0.name == name } }
    func add(_ name: String) throws {
      people.append(Person(id: people.count + 1, name: name))
    }
  }

  @Observable
  final class PeopleViewModel: ViewModel {
    let search = Latest<String, [Person]>(after: .milliseconds(300))
    let people = Pager<Person, Int>()
    let name = Field("", .required("Please enter a name."))
    let again = Field("")
    let form: FormGroup
    var query = "" {
      didSet {
        search(query, scope, of: self) { try await $0.directory.people(matching: $1) }
      }
    }
    var draft = "" {
      didSet {
        typing(scope, of: self) { $0.save($0.draft) }
      }
    }
    private let saving = Command(.queue)
    private let typing = Debounce(for: .seconds(1))
    private let directory: Directory
    private let scope: Scope

    init(_ directory: Directory, scope: Scope) {
      self.directory = directory
      self.scope = scope
      form = FormGroup(name, again)
      again.rule(of: self) { $1 == $0.name.value ? nil : "The names differ." }
      name.check(scope, of: self) { model, name in
        try await model.directory.isTaken(name) ? "This name is taken." : nil
      }
      people.load(scope, of: self) { try await $0.directory.page($1 ?? 1) }
    }

    var isSaving: Bool { saving.isRunning }

    func endReached() { people.loadMore() }
    func save(_ name: String) {
      saving(scope, of: self) { try await $0.directory.add(name) }
    }
  }

  @Test("commands, searches, lists, pauses and fields ask it where they are set off")
  func asks() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let directory = Directory()
      let model = PeopleViewModel(directory, scope: Scope(isolation: isolation, clock: clock))
      await settle { model.people.more == .available }
      model.endReached()
      await settle { model.people.items.value?.map(\.name) == ["Ada", "Bob"] }

      model.query = "B"
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(300))
      await settle { model.search.state == .loaded([Person(id: 2, name: "Bob")]) }

      model.name.value = "Bob"
      #expect(model.again.problem == "The names differ.")
      model.again.value = "Bob"
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(300))
      await settle { model.form.problems == ["This name is taken."] }

      model.draft = "Cy"
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .seconds(1))
      await settle { !model.isSaving }
      #expect(await directory.people.last?.name == "Cy")
    }
  }
}
