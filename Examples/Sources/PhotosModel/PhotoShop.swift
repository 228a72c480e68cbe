import Crypto
public import Foundation
import Synchronization

/// What the app can do, for all its visitors: offer photos, know who is signed in, and sell.
///
/// A visitor is a browser, by a name that can't be guessed.
public final class PhotoShop: Sendable {
  private let store: any PhotoStore
  private let pictures: any PictureStore
  private let gateway: any PaymentGateway
  private let pause: @Sendable () async throws -> Void
  private let now: @Sendable () -> Date
  private let scryptExponent: Int
  private let attempts = SignInAttempts()
  private let listeners = ShopListeners()
  /// Who is signed in where, by ``key(of:)``: asked for at each step, and so kept at hand.
  private let signedIn = Mutex<[String: Account]>([:])

  /// - Parameters:
  ///   - pause: what signing in and buying wait for first, as the original app does to show its
  ///     spinners; nothing by default.
  ///   - scryptExponent: how much work a password takes; less only in tests.
  public init(
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

  /// Says that somebody signed in or out, or bought something; until the listener is gone.
  public func changes() -> AsyncStream<Void> { listeners.stream() }

  public func photos() async throws -> [Photo] { try await store.photos() }

  public func photo(_ id: Photo.ID) async throws -> Photo {
    guard let photo = try await store.photo(id) else { throw PhotosError.unknownPhoto }
    return photo
  }

  // Accounts

  /// Who is signed in.
  public func account(of visitor: String) -> Account? {
    signedIn.withLock { $0[Self.key(of: visitor)] }
  }

  private func setAccount(_ account: Account?, of visitor: String) async throws {
    let key = Self.key(of: visitor)
    try await store.setSignIn(account, key)
    signedIn.withLock { $0[key] = account }
    listeners.notify()
  }

  /// What a cookie holds is never stored as it is: who reads the file can't act as the visitor.
  private static func key(of visitor: String) -> String {
    SHA256.hash(data: Data(visitor.utf8)).map { String($0, radix: 16) }.joined(separator: ".")
  }

  /// - Throws: `PhotosError` when a field is empty, the credentials are wrong, or too often were.
  public func signIn(_ username: String, _ password: String, visitor: String) async throws {
    let username = try Self.checked(username, password)
    try attempts.check(username.lowercased(), now: now())
    try await pause()
    let found = try await store.account(named: username)
    // An unknown name takes as long as a known one.
    let hash = found.map { PasswordHash(text: $0.passwordHash) }
    guard try await (hash ?? Self.nobody(scryptExponent)).matches(password), let found else {
      attempts.failed(username.lowercased(), now: now())
      throw PhotosError.wrongCredentials
    }
    attempts.succeeded(username.lowercased())
    try Task.checkCancellation()
    try await setAccount(found.account, of: visitor)
  }

  /// - Throws: `PhotosError` when a field is empty, the password too short, or the name taken.
  public func createAccount(_ username: String, _ password: String, visitor: String) async throws {
    let username = try Self.checked(username, password)
    guard password.count >= Self.shortestPassword else {
      throw PhotosError.passwordTooShort(minimum: Self.shortestPassword)
    }
    try await pause()
    let hash = try await PasswordHash.of(password, exponent: scryptExponent)
    try Task.checkCancellation()
    let account = try await store.createAccount(username, passwordHash: hash.text)
    try await setAccount(account, of: visitor)
  }

  public func signOut(visitor: String) async throws {
    try await setAccount(nil, of: visitor)
  }

  private static let shortestPassword = 8

  private static func checked(
    _ username: String,
    _ password: String
  ) throws(PhotosError) -> String {
    let username = username.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !username.isEmpty else { throw .emptyUsername }
    guard !password.isEmpty else { throw .emptyPassword }
    return username
  }

  private static func nobody(_ exponent: Int) -> PasswordHash {
    let bytes = Data(count: 32).base64EncodedString()
    return PasswordHash(text: "scrypt:\(exponent):\(bytes):\(bytes)")
  }

  // Purchases

  /// What the visitor's account has bought, newest first; nothing when nobody is signed in.
  public func purchases(of visitor: String) async throws -> [Purchase] {
    guard let account = account(of: visitor) else { return [] }
    return try await store.purchases(of: account)
  }

  public func hasBought(_ id: Photo.ID, visitor: String) async throws -> Bool {
    try await purchases(of: visitor).contains { $0.photoID == id }
  }

  /// Buys a photo; one that was bought before is neither charged nor recorded again.
  ///
  /// Cancelled before the payment, it does nothing; once it is paid, it is recorded whatever happens.
  ///
  /// - Throws: `PhotosError` when nobody is signed in, there is no such photo or price, or the
  ///   payment fails.
  @discardableResult
  public func buy(_ id: Photo.ID, visitor: String) async throws -> Purchase {
    guard let account = account(of: visitor) else { throw PhotosError.notSignedIn }
    let photo = try await photo(id)
    guard let price = photo.price else { throw PhotosError.notForSale }
    let bought = try await store.purchases(of: account).first { $0.photoID == id }
    if let bought { return bought }
    try await pause()
    try Task.checkCancellation()
    try await gateway.charge(price, key: "\(account.id)/\(id)")
    let purchase = Purchase(photoID: id, title: photo.title, price: price, date: now())
    let recorded = try await Task { [store] in
      try await store.record(purchase, of: account)
    }.value
    listeners.notify()
    return recorded
  }

  // Pictures

  /// A reduced picture, for everybody.
  public func preview(_ id: Photo.ID, _ size: PreviewSize) async throws -> Picture {
    try await pictures.preview(id, size)
  }

  /// The whole picture, for who has bought it.
  ///
  /// - Throws: `notBought` for everybody else.
  public func picture(_ id: Photo.ID, visitor: String) async throws -> Picture {
    guard try await hasBought(id, visitor: visitor) else { throw PhotosError.notBought }
    return try await pictures.original(id)
  }
}
