public import Observation
package import UsersModel
public import Usher

/// The files of the person who is signed in. The model says whose they are and how large one may be; this view model
/// has the words for it.
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

  /// What the coordinator hears.
  package enum Event { case didPressSignIn }

  public internal(set) var files = Loadable<[Row]>.idle
  /// Whether the owner of the files is still signed in. Nothing can be done with them otherwise.
  public private(set) var isSignedIn: Bool
  package private(set) var isPremium: Bool
  /// The files that are on their way, in the order in which they were chosen.
  public let transfers = FileTransfers()
  /// The deleted files that can be restored, in the order of their deletion.
  var deleted: [DeletedFile] = []
  let owner: Account
  let person: Person
  private let screen: Screen<Event>
  private let loading = Command(.again)
  private let changingPlan = Command(.queue)
  private let signingOut = Command()
  /// Runs the changes one after the other, and drops none.
  private let changing = Command(.queue)

  /// - Parameter owner: the account that is signed in. When another one is, or none, nothing of it is shown any more.
  package init(owner: Account, person: Person, screen: Screen<Event>) {
    self.owner = owner
    self.person = person
    self.screen = screen
    isPremium = owner.plan == .premium
    isSignedIn = person.account?.id == owner.id
    reload()
    screen.scope.forEach(person.files.changes(of: owner.id)) { [weak self] in self?.reload() }
    screen.scope.forEach(person.changes) { [weak self] in self?.reload() }
  }

  public let title = "My Files"
  /// Whose files they are.
  public var ownerText: String { "Files of \(owner.email)" }
  /// Whether the person has the premium plan. A change also changes the allowed size of files.
  public var premium: ValueBinding<Bool> {
    ValueBinding(get: { self.isPremium }, set: { self.setPremium($0) })
  }
  /// The reason why the last change of the plan or of a file failed, or signing out; `nil` if none failed.
  public var message: String? { signingOut.message ?? changingPlan.message ?? changing.message }
  /// A sentence about the allowed size of files.
  public var hint: String {
    isPremium
      ? "As a premium customer you may store files of any size."
      : "You may store files up to \(FileSize.text(of: StorageRule.freeLimit))."
  }
  public let priceText = "This is a sample: it takes no money, whichever plan you choose."

  /// Call when a file was chosen. It is stored after the files that were chosen before it.
  public func fileChosen(_ file: IncomingFile) {
    transfers.add(file, screen, of: self) { try await $0.upload($1) }
  }

  /// Call when the person wants to repeat the failed request.
  public func retryButtonTapped() { reload() }

  /// Call when the Sign In button was pressed, which shows in place of all others while the person is signed out.
  public func signInButtonTapped() { screen.send(.didPressSignIn) }

  /// Call when the Sign Out button was pressed.
  public func signOutButtonTapped() {
    signOut { try await $0.signOut() }
  }

  /// Call when the Sign Out Everywhere button was pressed.
  public func signOutEverywhereButtonTapped() {
    signOut { try await $0.signOutEverywhere() }
  }

  /// Begins at once, in a task of its own: a command ends with its screen, and who leaves it in the same moment has signed out
  /// nevertheless.
  private func signOut(_ body: @escaping @Sendable (Person) async throws -> Void) {
    guard signingOut.canRun else { return }
    let person = person
    let ending = Task { try await body(person) }
    signingOut(screen) { try await ending.value }
  }

  private func setPremium(_ isPremium: Bool) {
    guard isPremium != self.isPremium else { return }
    self.isPremium = isPremium
    let plan: Plan = isPremium ? .premium : .free
    changingPlan(screen, of: self) { model in
      // The switch shows the stored plan, also after a failure.
      defer { model.reload() }
      let person = model.person
      try await person.accounts.setPlan(plan, of: model.owner.id, at: person.visitor)
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
    _ = try await person.files.store(
      file.name,
      size: file.size,
      chunks: file.chunks,
      of: owner.id,
      at: person.visitor
    )
    reload()
  }

  private func reload() { loading(screen, of: self) { await $0.load() } }

  private func load() async {
    let account = person.account
    // Signed out: what was somebody's isn't kept on the screen.
    isSignedIn = account?.id == owner.id
    if !isSignedIn { files = .idle }
    isPremium = account?.plan == .premium
    await files.load(into: { files = $0 }) {
      try await person.files.files(of: owner.id, at: person.visitor).map {
        Row(
          id: $0.id,
          name: $0.name,
          size: FileSize.text(of: $0.size),
          download: "files/\($0.id)"
        )
      }
    }
  }
}
