// The code of Documentation/ViewModels.md and of the toolkit's documentation comments: compiled here, and used by
// ToolkitTests.

import Observation
import Usher

// MARK: What the view models below work with

struct Photo: Codable, Identifiable, Equatable {
  let id: String
  let price: Int
}

struct Offline: UserFacingError {
  let userMessage = "You are offline."
}

final class PhotoStore {
  var stored = [Photo(id: "pli", price: 25), Photo(id: "jyg", price: 13)]
  var bought: [String] = []
  var isOffline = false

  func photos() async throws -> [Photo] {
    if isOffline { throw Offline() }
    return stored
  }
  func delete(_ id: String) async throws { stored.removeAll { $0.id == id } }
  func buy(_ id: String) async throws {
    if isOffline { throw Offline() }
    bought.append(id)
  }
  func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}

struct Place: Equatable {
  let name: String
}

actor PlacesService {
  func places(matching query: String) async throws -> [Place] {
    ["Bruges", "Brno", "Braga"].filter { $0.lowercased().hasPrefix(query.lowercased()) }
      .map { Place(name: $0) }
  }
}

final class TextStore {
  var saved: [String] = []
  func save(_ text: String) { saved.append(text) }
}

struct User: Identifiable, Equatable {
  let id: Int
}

struct UsersPage {
  let users: [User]
  let next: Int?
  let total: Int
}

actor UsersService {
  func users(page: Int) async throws -> UsersPage {
    UsersPage(users: [User(id: page)], next: page < 3 ? page + 1 : nil, total: 3)
  }
}

actor Accounts {
  func isTaken(_ name: String) async throws -> Bool { name == "bart" }
}

// MARK: Commands and loading

@Observable
final class PhotosViewModel: ViewModel {
  private(set) var photos = Loadable<[Photo]>.idle
  var isForSale = true
  let store: PhotoStore
  private let screen: Screen<Never>
  private let buying = Command()
  private let deleting = Command(.queue)

  init(store: PhotoStore, screen: Screen<Never>) {
    self.store = store
    self.screen = screen
    screen.scope.task(self) { await $0.load() }
    screen.scope.forEach(store.changes()) { [weak self] in self?.refresh() }
    screen.scope.after(.seconds(60)) { [weak self] in self?.refresh() }
  }

  var isBusy: Bool { buying.isRunning || deleting.isRunning }
  var message: String? { buying.message }
  var canBuy: Bool { isForSale && buying.canRun }

  func buyButtonTapped() {
    if canBuy { buying(screen, of: self) { try await $0.purchase() } }
  }

  func deleteButtonTapped(_ id: Photo.ID) {
    deleting(screen, of: self) { try await $0.store.delete(id) }
  }

  func deleteAllButtonTapped(_ ids: [Photo.ID]) {
    let shop = store
    for id in ids { deleting(screen) { try await shop.delete(id) } }
  }

  var count: Loadable<Int> { photos.map(\.count) }

  private func refresh() { screen.scope.task(self) { await $0.load() } }

  private func load() async {
    let shop = store
    await photos.load(into: { photos = $0 }) { try await shop.photos() }
  }

  private func purchase() async throws { try await store.buy("pli") }
}

// MARK: Searching

@Observable
final class PlacesViewModel: ViewModel {
  let search = Latest<String, [Place]>(after: .milliseconds(300))

  var query = "" { didSet { find() } }

  private func find() {
    guard !query.isEmpty else { return search.clear() }
    search(query, screen, of: self) { try await $0.service.places(matching: $1) }
  }

  private let service: PlacesService
  private let screen: Screen<Never>

  init(service: PlacesService, screen: Screen<Never>) {
    self.service = service
    self.screen = screen
  }
}

// MARK: Saving while the person types

@Observable
final class EditorViewModel: ViewModel {
  private let saving = Debounce(for: .seconds(1))

  var text = "" {
    didSet { saving(screen, of: self) { $0.store.save($0.text) } }  // once the person pauses
  }

  private let store: TextStore
  private let screen: Screen<Never>

  init(store: TextStore, screen: Screen<Never>) {
    self.store = store
    self.screen = screen
  }
}

// MARK: Long lists

@Observable
final class PeopleViewModel: ViewModel {
  let users = Pager<User, Int>()
  private let service: UsersService
  private let screen: Screen<Never>

  init(service: UsersService, screen: Screen<Never>) {
    self.service = service
    self.screen = screen
    refresh()
  }

  func refresh() {  // the first part, also for another query
    users.load(screen, of: self) { model, number in
      let page = try await model.service.users(page: number ?? 1)
      return ListPage(page.users, next: page.next, total: page.total)
    }
  }
  func endReached() { users.loadMore() }  // harmless when there is nothing to do

  var footer: String? {
    switch users.more {
    case .none, .available: nil
    case .loading: "Loading …"
    case .failed(let message): message
    }
  }

  // The same for work that has to do something afterwards.
  func reload() async { await users.reload(page) }
  func appendNext() async { await users.appendNext(page) }

  private func page(_ number: Int?) async throws -> ListPage<User, Int> {
    let page = try await service.users(page: number ?? 1)
    return ListPage(page.users, next: page.next, total: page.total)
  }
}

/// A table without a memory of its own.
final class Table {
  private(set) var rows: [String]
  init(_ rows: [String]) { self.rows = rows }
  func removeRow(_ index: Int) { rows.remove(at: index) }
  func insertRow(_ index: Int, _ row: String) { rows.insert(row, at: index) }

  func show(_ new: [String]) -> Int {
    let old = rows
    let (table, changes) = (self, ListChanges(from: old, to: new))
    for index in changes.takenOut { table.removeRow(index) }
    for index in changes.putIn { table.insertRow(index, new[index]) }
    return changes.moved.count
  }

  func changes(from old: [String], to new: [String]) -> [Int] {
    let changes = ListChanges(from: old, to: new)
    return changes.inserted
  }
}

// MARK: Forms

@Observable
final class SignUpViewModel: ViewModel {
  let username = Field(
    "",
    .required("Please choose a name."),
    .length(3..., "Use at least 3 characters.")
  )
  let name = Field("", .required("Please enter your name."))
  let age = Field(18, .range(18...120, "You must be between 18 and 120."))
  let password = Field("")
  let again = Field("")
  let start = Field(9)
  let end = Field(17)
  let hours: FormGroup
  let form: FormGroup
  private(set) var isDone = false
  private let submitting = Command()
  private let accounts: Accounts
  private let screen: Screen<Never>

  init(accounts: Accounts, screen: Screen<Never>) {
    self.accounts = accounts
    self.screen = screen
    hours = FormGroup(start, end).rule { [start, end] in
      start.value < end.value ? nil : "It must end after it starts."
    }
    form = FormGroup(username, name, age, password, again, hours)
    again.rule(of: self) { model, text in
      text == model.password.value ? nil : "The passwords differ."
    }
    username.check(screen, of: self, after: .milliseconds(300)) { model, name in
      try await model.accounts.isTaken(name) ? "This name is taken." : nil
    }
  }

  var isSubmitting: Bool { submitting.isRunning }

  func submitButtonTapped() {
    submitting(screen, of: self) { await $0.signUp() }
  }

  private func signUp() async {
    guard await hours.validate() else { return }  // messages show now
    guard await form.validate() else { return }
    isDone = true
  }
}

@Observable
final class GuestList {
  var names = [Field("", .required("Please enter a name."))]
}

/// A form whose rows come and go.
func makeForm(of guests: GuestList) -> FormGroup {
  let form = FormGroup { guests.names }
  return form
}

// MARK: Bindings

@Observable
final class SettingsViewModel: ViewModel {
  var username = "lisa"
  var years = 2
  private(set) var found: [String] = []
  let seats = Field(4, .must({ $0.isMultiple(of: 2) }, "Use an even number."))
  let nickname = Field("", Rule { $0.contains(" ") ? "Leave out the spaces." : nil })
  private let screen: Screen<Never>

  init(screen: Screen<Never>) { self.screen = screen }

  func follow() {
    let (settings, field) = (self, Field(""))
    screen.scope.bind(settings.bind(\.username), to: field.binding)
  }

  func watch() {
    weak let model = self
    var query: String { model?.username ?? "" }
    func search(_ query: String) { model?.found.append(query) }
    screen.scope.observe {
      query
    } then: {
      search($0)
    }
  }

  func watchForAMoment() {
    weak let model = self
    var years: Int { model?.years ?? 0 }
    func show(_ years: Int) { model?.found.append("\(years)") }
    let token = screen.scope.observe {
      years
    } then: {
      show($0)
    }
    token.end()
  }

  static func rename(_ viewModel: SettingsViewModel) {
    let name = viewModel.bind(\.username)
    name.value = "bart"
  }

  var yearsText: ValueBinding<String> {
    let years = bind(\.years)
    let text = years.compactMap(get: { String($0) }, set: Int.init)
    return text
  }

  var monthsBinding: ValueBinding<Int> {
    let years = bind(\.years)
    let months = years.map(get: { $0 * 12 }, set: { $0 / 12 })
    return months
  }

  var lowercased: ValueBinding<String> {
    ValueBinding(get: { self.username }, set: { self.username = $0.lowercased() })
  }
}

// MARK: Files

final class AttachmentsViewModel: ViewModel {
  private(set) var message: String?
  private let store: ChunkStore
  private let screen: Screen<Never>

  init(store: ChunkStore, screen: Screen<Never>) {
    self.store = store
    self.screen = screen
  }

  func fileChosen(_ file: IncomingFile) {
    guard file.size < 10_000_000 else { return message = "Choose a file of less than 10 MB." }
    screen.scope.task(self) { await $0.add(file) }
  }

  private var adding: ScopeTask?

  func fileDropped(_ file: IncomingFile) {
    adding = screen.scope.task(self) { await $0.add(file) }
  }

  func cancelButtonTapped() { adding?.cancel() }

  private func add(_ file: IncomingFile) async {
    do {
      for try await chunk in file.chunks { try await store.append(chunk) }
    } catch {
      message = error.userMessage
    }
  }
}

final class UploadsViewModel: ViewModel {
  let transfers = FileTransfers()
  private let chunks: ChunkStore
  private let screen: Screen<Never>

  init(store: ChunkStore, screen: Screen<Never>) {
    chunks = store
    self.screen = screen
  }

  func fileChosen(_ file: IncomingFile) {
    transfers.add(file, screen, of: self) { try await $0.store($1) }
  }

  private func store(_ file: IncomingFile) async throws {
    for try await chunk in file.chunks { try await chunks.append(chunk) }
  }
}

final class ChunkStore {
  private(set) var bytes: [UInt8] = []
  func append(_ chunk: [UInt8]) async throws { bytes += chunk }
}

// MARK: Long turns

@Observable
final class ReportViewModel: ViewModel, SlowViewModel {
  private(set) var sum = 0

  func add(_ numbers: [Int]) { sum = numbers.reduce(0, +) }
}

// MARK: Delegates

final class TasksViewModel: ViewModel, ViewModelType {
  weak var delegate: (any ViewModelDelegate)?
  private(set) var taskNames: [String] = []
  private let screen: Screen<Never>
  private let loading = Command(.restart)

  init(screen: Screen<Never>) { self.screen = screen }

  func bootstrap() {
    delegate?.willLoadData()
    loading(screen, of: self) { await $0.load() }
  }

  private func load() async {
    taskNames = ["Write", "Test"]
    delegate?.didLoadData()
  }
}

final class TasksView: ViewModelDelegate {
  private(set) var lines: [String] = []
  private let viewModel: TasksViewModel

  init(_ viewModel: TasksViewModel) {
    self.viewModel = viewModel
    viewModel.delegate = self
    viewModel.bootstrap()
  }

  func willLoadData() { lines = ["Loading …"] }
  func didLoadData() { lines = viewModel.taskNames }
  func didFail(_ message: String) { lines = [message] }
}
