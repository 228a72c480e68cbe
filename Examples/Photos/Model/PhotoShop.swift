package import Foundation
import Synchronization
package import UsherAccounts
import UsherPubSub

/// The model of the app, shared by all visitors: it offers photos, keeps the sign-ins, and sells.
///
/// A visitor is a browser. Its name is a secret that can't be guessed.
public final class PhotoShop: Sendable {
  let store: any PhotoStore
  let gateway: any PaymentGateway
  let pause: @Sendable () async throws -> Void
  let now: @Sendable () -> Date
  /// The work of hashing a password, smaller only in tests.
  let passwordWork: PasswordWork
  /// Five wrong passwords of an account in a row; then a minute passes.
  let attempts = AttemptLimit<String>(5, wait: 60)
  /// All attempts of a browser: hashing is much work.
  let browsers = AttemptLimit<String>(20, wait: 60)
  let changes = Subscribers<PhotoChange>()
  let signIns: SignIns<Account>
  /// The running payments, by account and photo.
  let payments = Mutex<[String: Task<Purchase, any Error>]>([:])
  private let pictures: any PictureStore
  /// Receives the changes of other processes.
  private let following = Mutex<Task<Void, Never>?>(nil)

  /// - Parameter pause: awaited before signing in and buying. The original app pauses there to show its spinners. There
  ///   is no pause by default.
  public convenience init(
    store: SQLitePhotoStore,
    pictures: PictureFiles,
    pause: @escaping @Sendable () async throws -> Void = {}
  ) {
    self.init(store: store as any PhotoStore, pictures: pictures as any PictureStore, pause: pause)
  }

  package init(
    store: any PhotoStore,
    pictures: any PictureStore,
    gateway: any PaymentGateway = ApprovingGateway(),
    pause: @escaping @Sendable () async throws -> Void = {},
    now: @escaping @Sendable () -> Date = { Date() },
    passwordWork: PasswordWork = .standard
  ) {
    self.store = store
    self.pictures = pictures
    self.gateway = gateway
    self.pause = pause
    self.now = now
    self.passwordWork = passwordWork
    signIns = SignIns(PhotoSignIns(store: store))
  }

  deinit { following.withLock(\.self)?.cancel() }

  /// Loads the sign-ins, offers the photos of the picture store, and creates the demo account if it doesn't exist. Call
  /// once, before any other function.
  ///
  /// - Throws: an error of the store.
  public func open() async throws {
    try await store.setCatalogue(pictures.photos)
    // What changes after this was subscribed to is read again.
    let changes = store.changes()
    try await signIns.open()
    if let changes { follow(changes) }
    guard try await store.account(named: Account.demo.username) == nil else { return }
    let hash = try await PasswordHash.of(Account.demo.password, work: passwordWork)
    do {
      _ = try await store.createAccount(Account.demo.username, passwordHash: hash.text)
    } catch PhotosError.usernameTaken {
      // Another process has created it meanwhile.
    }
  }

  private func follow(_ changes: Subscription<PhotoChange>) {
    let task = Task { [weak self] in
      for await delivery in changes {
        // While the database is away, later changes wait.
        while let isDone = await self?.receive(delivery), !isDone {
          do { try await Task.sleep(for: .seconds(1)) } catch { return }
        }
      }
    }
    following.withLock { $0 = task }
  }

  /// Takes over what another process has changed, and then tells the pages of this one.
  ///
  /// - Returns: whether the store could be read.
  private func receive(_ delivery: Delivery<PhotoChange>) async -> Bool {
    do {
      switch delivery {
      case .value(let change):
        if case .signIn(let key) = change { try await signIns.read(key) }
        changes.send(change)
      case .missed:
        try await signIns.readAll()
        changes.sendMissed()
      }
      return true
    } catch {
      return false
    }
  }

  /// Emits when a visitor signed in or out, or when their account bought something in any browser. Without a visitor,
  /// emits for everybody. Ends with the task that listens.
  package func changes(of visitor: String? = nil) -> AsyncStream<Void> {
    guard let visitor else { return changes.changes() }
    return changes(of: { visitor })
  }

  /// Emits for a visitor whose name can change: it is asked for at each change, on any thread.
  package func changes(of visitor: @escaping @Sendable () -> String) -> AsyncStream<Void> {
    // The hash is made once for each name, and not at each change for each page.
    let known = Mutex<(name: String, key: String)?>(nil)
    return changes.changes { [weak self] change in
      let name = visitor()
      switch change {
      case .signIn(let changed):
        return known.withLock { known in
          if known?.name != name { known = (name, SignIns<Account>.key(of: name)) }
          return known?.key == changed
        }
      case .purchases(let account): return self?.account(of: name)?.id == account
      }
    }
  }

  package func photos() async throws -> [Photo] { try await store.photos() }

  package func photo(_ id: Photo.ID) async throws -> Photo {
    guard let photo = try await store.photo(id) else { throw PhotosError.unknownPhoto }
    return photo
  }

  /// Returns the name of the file of the whole picture, for example "Misery Ridge.jpg".
  ///
  /// - Throws: `unknownPhoto`.
  public func fileName(_ id: String) async throws -> String {
    let picture = try await pictures.original(id)
    let suffix = picture.contentType == "image/png" ? "png" : "jpg"
    return "\(try await photo(id).title).\(suffix)"
  }

  /// Returns a reduced picture, for everybody.
  ///
  /// - Throws: `unknownPhoto`.
  public func preview(_ id: String, _ size: PreviewSize) async throws -> Picture {
    try await pictures.preview(id, size)
  }

  /// Returns the whole picture to visitors whose account has bought it.
  ///
  /// - Throws: `notBought` for everybody else.
  public func picture(_ id: String, visitor: String) async throws -> Picture {
    guard try await hasBought(id, visitor: visitor) else { throw PhotosError.notBought }
    return try await pictures.original(id)
  }
}
