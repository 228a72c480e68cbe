import Announcements
package import Foundation
import Synchronization

/// What the app can do, for all its visitors: offer photos, know who is signed in, and sell.
///
/// A visitor is a browser, by a name that can't be guessed.
public final class PhotoShop: Sendable {
  let store: any PhotoStore
  let gateway: any PaymentGateway
  let pause: @Sendable () async throws -> Void
  let now: @Sendable () -> Date
  let scryptExponent: Int
  let attempts = SignInAttempts()
  let listeners = Listeners<String>()
  /// Who is signed in where, by ``key(of:)``: asked for at each step, and so kept at hand.
  let signedIn = Mutex<[String: Account]>([:])
  /// The payments that are under way.
  let payments = Mutex<[String: Task<Purchase, any Error>]>([:])
  private let pictures: any PictureStore

  /// - Parameters:
  ///   - pause: what signing in and buying wait for first, as the original app does to show its
  ///     spinners; nothing by default.
  ///   - scryptExponent: how much work a password takes; less only in tests.
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

  /// Offers the photos there are pictures of, and makes the demo account; once, before anything else.
  public func open() async throws {
    try await store.setCatalogue(pictures.photos)
    let signIns = try await store.signIns()
    signedIn.withLock { $0 = signIns }
    guard try await store.account(named: Account.demo.username) == nil else { return }
    let hash = try await PasswordHash.of(Account.demo.password, exponent: scryptExponent)
    _ = try await store.createAccount(Account.demo.username, passwordHash: hash.text)
  }

  /// Says that a visitor signed in or out, or that their account bought something, in whichever
  /// browser; without a visitor, that anybody did. Ends with the task that listens.
  package func changes(of visitor: String? = nil) -> AsyncStream<Void> {
    listeners.stream(of: visitor)
  }

  package func photos() async throws -> [Photo] { try await store.photos() }

  package func photo(_ id: Photo.ID) async throws -> Photo {
    guard let photo = try await store.photo(id) else { throw PhotosError.unknownPhoto }
    return photo
  }

  /// What the whole picture is called where it is saved, as "Misery Ridge.jpg".
  ///
  /// - Throws: `unknownPhoto`.
  public func fileName(_ id: String) async throws -> String {
    let picture = try await pictures.original(id)
    let suffix = picture.contentType == "image/png" ? "png" : "jpg"
    return "\(try await photo(id).title).\(suffix)"
  }

  /// A reduced picture, for everybody.
  public func preview(_ id: String, _ size: PreviewSize) async throws -> Picture {
    try await pictures.preview(id, size)
  }

  /// The whole picture, for who has bought it.
  ///
  /// - Throws: `notBought` for everybody else.
  public func picture(_ id: String, visitor: String) async throws -> Picture {
    guard try await hasBought(id, visitor: visitor) else { throw PhotosError.notBought }
    return try await pictures.original(id)
  }
}
