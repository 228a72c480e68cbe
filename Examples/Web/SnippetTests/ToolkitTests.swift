import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Articles: the view-model toolkit")
struct ToolkitTests {
  let clock = TestClock()
  let window: TestWindow

  init() { window = TestWindow(isolation: MainActor.shared, clock: clock) }

  private func settle(_ hasHappened: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(10)
    var looks = 0
    while !hasHappened(), looks < 1000 || ContinuousClock.now < end {
      looks += 1
      if looks < 100 { await Task.yield() } else { try await Task.sleep(for: .milliseconds(1)) }
    }
    try #require(hasHappened())
  }

  @Test("commands and loading")
  func commands() async throws {
    let model = PhotosViewModel(store: PhotoStore(), screen: window.screen())
    try await settle { model.photos.value?.count == 2 }
    model.isForSale = false
    model.buyButtonTapped()
    #expect(!model.isBusy)
    model.isForSale = true
    model.store.isOffline = true
    model.buyButtonTapped()
    #expect(!model.canBuy)
    try await settle { model.message == "You are offline." }
    model.deleteButtonTapped("pli")
    model.deleteButtonTapped("jyg")
    try await settle { !model.isBusy }
    #expect(model.store.stored.isEmpty)
  }

  @Test("searching")
  func searching() async throws {
    let model = PlacesViewModel(service: PlacesService(), screen: window.screen())
    for query in ["b", "br", "bru"] { model.query = query }
    #expect(model.search.state == .idle)
    try await settle { clock.sleepers == 1 }
    await clock.advance(by: .milliseconds(300))
    try await settle { model.search.state == .loaded([Place(name: "Bruges")]) }
  }

  @Test("saving while the person types")
  func saving() async throws {
    let store = TextStore()
    let model = EditorViewModel(store: store, screen: window.screen())
    model.text = "a"
    model.text = "ab"
    try await settle { clock.sleepers == 1 }
    await clock.advance(by: .seconds(1))
    try await settle { store.saved == ["ab"] }
  }

  @Test("long lists")
  func lists() async throws {
    let model = PeopleViewModel(service: UsersService(), screen: window.screen())
    try await settle { model.users.more == .available }
    model.endReached()
    try await settle { model.users.items.value?.map(\.id) == [1, 2] }
    #expect(model.users.total == 3)
    let table = Table(["a", "b", "c"])
    #expect(table.show(["x", "b", "c", "y"]) == 0)
    #expect(table.rows == ["x", "b", "c", "y"])
    #expect(table.changes(from: ["a"], to: ["b", "a"]) == [0])
  }

  @Test("forms")
  func forms() async throws {
    let model = SignUpViewModel(accounts: Accounts(), screen: window.screen())
    model.submitButtonTapped()
    try await settle { !model.isSubmitting }
    #expect(model.form.problems == ["Please choose a name.", "Please enter your name."])
    model.username.value = "bart"
    model.name.value = "Bart"
    model.password.value = "secret"
    #expect(model.again.problem == "The passwords differ.")
    model.again.value = "secret"
    model.submitButtonTapped()
    try await settle { model.username.message == "This name is taken." }
    model.username.value = "lisa"
    model.submitButtonTapped()
    try await settle { model.isDone }
  }

  @Test("bindings")
  func bindings() async throws {
    let model = SettingsViewModel(screen: window.screen())
    model.watch()
    model.follow()
    SettingsViewModel.rename(model)
    try await settle { model.found == ["bart"] }
    model.yearsText.value = "many"
    #expect(model.years == 2)
    model.yearsText.value = "3"
    #expect(model.years == 3)
  }

  final class Screen: ViewModelDelegate {
    var calls: [String] = []
    func willLoadData() { calls.append("will") }
    func didLoadData() { calls.append("did") }
    func didFail(_ message: String) { calls.append(message) }
  }

  @Test("files")
  func files() async throws {
    func file(_ size: Int64) -> IncomingFile {
      let chunks = AsyncStream { continuation in
        continuation.yield([1, 2] as [UInt8])
        continuation.finish()
      }
      return IncomingFile(name: "a", size: size, contentType: "", chunks: chunks)
    }
    let store = ChunkStore()
    let model = AttachmentsViewModel(store: store, screen: window.screen())
    model.fileChosen(file(2))
    try await settle { store.bytes == [1, 2] }
    model.fileChosen(file(10_000_000))
    #expect(model.message == "Choose a file of less than 10 MB.")
    model.fileChosen(file(3))
    try await settle { model.message == IncomingFileError.cutOff.userMessage }
  }

  @Test("long turns")
  func longTurns() {
    let model = ReportViewModel()
    model.add([1, 2, 3])
    #expect(model.sum == 6)
  }

  @Test("delegates")
  func delegates() async throws {
    let model = TasksViewModel(screen: window.screen())
    var view: Screen? = Screen()
    model.delegate = view
    model.bootstrap()
    try await settle { view?.calls == ["will", "did"] }
    #expect(model.taskNames == ["Write", "Test"])
    view = nil
    #expect(model.delegate == nil)
  }
}
