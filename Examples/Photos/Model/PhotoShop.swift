import Announcements
package import Foundation
import Synchronization

/// The model of the app, shared by all visitors: it offers photos, keeps the sign-ins, and sells.
///
/// A visitor is a browser. Its name is a secret that can't be guessed.
public final class PhotoShop: Sendable {
  let store: any PhotoStore
  let gateway: any PaymentGateway
  let pause: @Sendable () async throws -> Void
  let now: @Sendable () -> Date
  /// The work of hashing a password, smaller only in tests.
  let scryptExponent: Int
  let attempts = SignInAttempts()
  let listeners = Listeners<String>()
  /// The signed-in accounts by ``key(of:)``, kept in memory because each step needs them.
  let signedIn = Mutex<[String: Account]>([:])
  /// The running payments, by account and photo.
  let payments = Mutex<[String: Task<Purchase, any Error>]>([:])
  private let pictures: any PictureStore

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
    scryptExponent: Int = 15
  ) {
    self.store = store
    self.pictures = pictures
    self.gateway = gateway
    self.pause = pause
    self.now = now
    self.scryptExponent = scryptExponent
  }

  /// Loads the sign-ins, offers the photos of the picture store, and creates the demo account if it doesn't exist. Call
  /// once, before any other function.
  ///
  /// - Throws: an error of the store.
  public func open() async throws {
    try await store.setCatalogue(pictures.photos)
    let signIns = try await store.signIns()
    signedIn.withLock { $0 = signIns }
    guard try await store.account(named: Account.demo.username) == nil else { return }
    let hash = try await PasswordHash.of(Account.demo.password, exponent: scryptExponent)
    _ = try await store.createAccount(Account.demo.username, passwordHash: hash.text)
  }

  /// Emits when a visitor signed in or out, or when their account bought something in any browser. Without a visitor,
  /// emits for everybody. Ends with the task that listens.
  package func changes(of visitor: String? = nil) -> AsyncStream<Void> {
    listeners.stream(of: visitor)
  }

  /// Emits for a visitor whose name can change: it is asked for at each change, on any thread.
  package func changes(of visitor: @escaping @Sendable () -> String) -> AsyncStream<Void> {
    listeners.stream(of: visitor)
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
