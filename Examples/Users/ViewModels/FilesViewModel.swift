public import Observation
package import UsersModel
public import Usher

/// The files of one user. The model limits their size; this view model explains the limit in words.
@Observable
public final class FilesViewModel: ViewModel {
  /// A file as a row of the list.
  public struct Row: Identifiable, Equatable, Sendable {
    public let id: String
    public let name: String
    public let size: String
    /// The path of the file within the app's own resources.
    public let download: String
  }

  /// The owner of the files; `.failed` if there is no such user.
  public private(set) var owner = Loadable<UserItemModel>.idle
  public internal(set) var files = Loadable<[Row]>.idle
  package private(set) var isPremium = false
  /// The files that are on their way, in the order in which they were chosen.
  public let transfers = FileTransfers()
  /// The deleted files that can be restored, in the order of their deletion.
  var deleted: [DeletedFile] = []
  let user: User.ID
  let store: any UserFiles
  private let dataSource: any UsersDataSource
  private let screen: Screen<Event>
  private let loading = Command(.again)
  private let changingPlan = Command(.queue)
  /// Runs the changes one after the other, and drops none.
  private let changing = Command(.queue)

  /// An event that the screen sends to its coordinator.
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

  /// The title, for example “Files of Clementine Bauch”, or “Files” while the name isn't known.
  public var title: String {
    guard let name = owner.value?.name, !name.isEmpty else { return "Files" }
    return "Files of \(name)"
  }
  /// Whether the user pays. A change also changes the allowed size of files.
  public var premium: ValueBinding<Bool> {
    ValueBinding(get: { self.isPremium }, set: { self.setPremium($0) })
  }
  /// The reason why the last change of the plan or of a file failed; `nil` if none failed.
  public var message: String? { changingPlan.message ?? changing.message }
  /// A sentence about the allowed size of files.
  public var hint: String {
    isPremium
      ? "As a premium customer you may store files of any size."
      : "You may store files up to \(FileSize.text(of: StorageRule.freeLimit))."
  }
  /// The title of the button that leads away when there is no such user.
  public let leaveButtonTitle = "All Users"

  /// Call when a file was chosen. It is stored after the files that were chosen before it.
  public func fileChosen(_ file: IncomingFile) {
    transfers.add(file, screen, of: self) { try await $0.upload($1) }
  }

  /// Call when the person wants to repeat the failed request.
  public func retryButtonTapped() { reload() }

  /// Call when the person wants to see the users instead.
  public func leaveButtonTapped() { screen.send(.didLeave) }

  private func setPremium(_ isPremium: Bool) {
    guard isPremium != self.isPremium else { return }
    self.isPremium = isPremium
    let plan: Plan = isPremium ? .premium : .free
    changingPlan(screen, of: self) { model in
      // The switch shows the stored plan, also after a failure.
      defer { model.reload() }
      try await model.store.setPlan(plan, of: model.user)
    }
  }

  /// Makes a change of the files, after all earlier changes.
  func change(_ change: FileChange) {
    changing(screen, of: self) { model in
      defer { model.reload() }
      try await model.make(change)
    }
  }

  private func upload(_ file: IncomingFile) async throws {
    // The transfer counts by itself what is read.
    _ = try await store.store(
      file.name,
      size: file.size,
      chunks: file.chunks,
      of: user,
      progress: { _ in }
    )
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
