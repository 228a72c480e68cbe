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

  public let title = "Files"
  public private(set) var files = Loadable<[Row]>.idle
  public private(set) var isPremium = false

  @ObservationIgnored private let user: User.ID
  @ObservationIgnored private let store: any UserFiles
  @ObservationIgnored private let scope: Scope
  @ObservationIgnored private lazy var loading = Command(scope, of: self, policy: .again) {
    await $0.load()
  }
  @ObservationIgnored private lazy var uploading = Command(scope, of: self, policy: .queue) {
    (model: FilesViewModel, file: IncomingFile) in
    try await model.upload(file)
  }
  @ObservationIgnored private lazy var changing = Command(scope, of: self, policy: .queue) {
    (model: FilesViewModel, plan: Plan) in
    // What shows is what is stored, also when that has failed.
    defer { model.loading() }
    try await model.store.setPlan(plan, of: model.user)
  }
  @ObservationIgnored private lazy var deleting = Command(scope, of: self, policy: .queue) {
    (model: FilesViewModel, id: StoredFile.ID) in
    try await model.store.delete(id, of: model.user)
    model.loading()
  }
  private var name = ""

  package init(user: User.ID, store: any UserFiles, scope: Scope) {
    self.user = user
    self.store = store
    self.scope = scope
    loading()
    scope.forEach(store.changes(of: user)) { [weak self] in self?.loading() }
  }

  /// Whether the user pays; changing it changes what may be stored.
  public var premium: Binding<Bool> {
    Binding {
      self.isPremium
    } set: {
      self.setPremium($0)
    }
  }

  /// What goes on, as “Uploading report.pdf”; `nil` when nothing does.
  public var activity: String? { uploading.isRunning ? "Uploading \(name)" : nil }
  /// How much of it is done, from 0 to 1.
  public var progress: Double { uploading.progress ?? 0 }
  /// Why the last upload, change or deletion failed, if it did.
  public var message: String? { uploading.message ?? changing.message ?? deleting.message }
  /// What may be stored.
  public var hint: String {
    isPremium
      ? "As a premium customer you may store files of any size."
      : "You may store files up to \(FileSize.text(of: StorageRule.freeLimit))."
  }

  /// Call when a file was chosen.
  public func fileChosen(_ file: IncomingFile) { uploading(file) }

  /// Call when the upload's Cancel button was pressed.
  public func cancelButtonTapped() { uploading.cancel() }

  /// Call when a row's Delete button was pressed.
  public func delete(_ id: Row.ID) { deleting(id) }

  /// Call when the person wants to try again what has failed.
  public func retryButtonTapped() { loading() }

  private func setPremium(_ isPremium: Bool) {
    guard isPremium != self.isPremium else { return }
    self.isPremium = isPremium
    changing(isPremium ? .premium : .free)
  }

  private func upload(_ file: IncomingFile) async throws {
    name = file.name
    let (progress, continuation) = AsyncStream<Int64>.makeStream(
      bufferingPolicy: .bufferingNewest(1)
    )
    let size = max(1, file.size)
    scope.forEach(progress) { [weak self] done in
      self?.uploading.report(progress: Double(done) / Double(size))
    }
    defer { continuation.finish() }
    _ = try await store.store(file.name, size: file.size, chunks: file.chunks, of: user) {
      continuation.yield($0)
    }
    loading()
  }

  private func load() async {
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
