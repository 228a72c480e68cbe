public import Observation
package import UsersModel
public import Usher

/// The files of one user. How large they may be is the model's rule; this says it in words.
@Observable
public final class FilesViewModel: ViewModel {
  /// A file as a row shows it.
  public struct Row: Identifiable, Equatable, Sendable {
    public let id: String
    public let name: String
    public let size: String
    /// Where it is, within the app's own resources.
    public let download: String
  }

  /// Whose files they are; who there isn't is told as a failure.
  public private(set) var owner = Loadable<UserItemModel>.idle
  public internal(set) var files = Loadable<[Row]>.idle
  package private(set) var isPremium = false
  /// What was deleted and can come back, the last one at the end.
  var deleted: [DeletedFile] = []
  private var name = ""

  let user: User.ID
  let store: any UserFiles
  private let dataSource: any UsersDataSource
  private let screen: Screen<Event>
  private let loading = Command(.again)
  private let uploading = Command(.queue)
  private let changingPlan = Command(.queue)
  /// One after the other, none is dropped.
  private let changing = Command(.queue)

  /// What the files tell their coordinator.
  package enum Event { case didLeave }

  package init(
    user: User.ID,
    dataSource: any UsersDataSource,
    store: any UserFiles,
    screen: Screen<Event>
  ) {
    self.user = user
    self.dataSource = dataSource
    self.store = store
    self.screen = screen
    reload()
    screen.scope.forEach(store.changes(of: user)) { [weak self] in self?.reload() }
  }

  /// As “Files of Clementine Bauch”, once that is known.
  public var title: String {
    guard let name = owner.value?.name, !name.isEmpty else { return "Files" }
    return "Files of \(name)"
  }
  /// Whether the user pays; changing it changes what may be stored.
  public var premium: ValueBinding<Bool> {
    ValueBinding { self.isPremium } set: { self.setPremium($0) }
  }
  /// What goes on, as “Uploading report.pdf”; `nil` when nothing does.
  public var activity: String? { uploading.isRunning ? "Uploading \(name)" : nil }
  /// How much of it is done, from 0 to 1.
  public var progress: Double { uploading.progress ?? 0 }
  /// Why the last upload, change or deletion failed, if it did.
  public var message: String? { uploading.message ?? changingPlan.message ?? changing.message }
  /// What may be stored.
  public var hint: String {
    isPremium
      ? "As a premium customer you may store files of any size."
      : "You may store files up to \(FileSize.text(of: StorageRule.freeLimit))."
  }
  /// What the button says that leads away from the files of nobody.
  public let leaveButtonTitle = "All Users"

  /// Call when a file was chosen.
  public func fileChosen(_ file: IncomingFile) {
    uploading(screen, of: self) { try await $0.upload(file) }
  }

  /// Call when the upload's Cancel button was pressed.
  public func cancelButtonTapped() { uploading.cancel() }

  /// Call when the person wants to try again what has failed.
  public func retryButtonTapped() { reload() }

  /// Call when the person wants to see the users instead.
  public func leaveButtonTapped() { screen.send(.didLeave) }

  private func setPremium(_ isPremium: Bool) {
    guard isPremium != self.isPremium else { return }
    self.isPremium = isPremium
    let plan: Plan = isPremium ? .premium : .free
    changingPlan(screen, of: self) { model in
      // What shows is what is stored, also when that has failed.
      defer { model.reload() }
      try await model.store.setPlan(plan, of: model.user)
    }
  }

  /// Makes a change of the files, after those before.
  func change(_ change: FileChange) {
    changing(screen, of: self) { model in
      defer { model.reload() }
      try await model.make(change)
    }
  }

  private func upload(_ file: IncomingFile) async throws {
    name = file.name
    let (progress, continuation) = AsyncStream<Int64>.makeStream(
      bufferingPolicy: .bufferingNewest(1)
    )
    let size = max(1, file.size)
    screen.scope.forEach(progress) { [weak self] done in
      self?.uploading.report(progress: Double(done) / Double(size))
    }
    defer { continuation.finish() }
    _ = try await store.store(file.name, size: file.size, chunks: file.chunks, of: user) {
      continuation.yield($0)
    }
    reload()
  }

  private func reload() { loading(screen, of: self) { await $0.load() } }

  private func load() async {
    if owner.value == nil {
      await owner.load(into: { owner = $0 }) { UserItemModel(try await dataSource.user(user)) }
    }
    guard owner.value != nil else { return }
    await files.load(into: { files = $0 }) {
      let files = try await store.files(of: user)
      isPremium = try await store.plan(of: user) == .premium
      return files.map {
        Row(
          id: $0.id,
          name: $0.name,
          size: FileSize.text(of: $0.size),
          download: "files/\(user)/\($0.id)"
        )
      }
    }
  }
}
