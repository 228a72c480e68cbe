#if Accounts
import Crypto
import CryptoExtras
import Foundation

/// The stored form of a password: its hash by scrypt, with the salt and the parameters.
///
/// ```swift
/// let hash = try await PasswordHash.of(password)
/// await store.save(hash.text)
/// …
/// guard try await PasswordHash(text: saved).matches(password) else { throw SignInError.wrongCredentials }
/// ```
///
/// Hashes are made one at a time on a thread of their own, so that people who sign in take at most one core. It can be used
/// on any actor.
public struct PasswordHash: Hashable, Sendable {
  private static let saltSize = 16
  private static let keySize = 32

  /// The longest password, in bytes of UTF-8. Much longer ones would take long to bring into Unicode's form.
  public static let longestPassword = 1024

  /// The text to store: `$scrypt$ln=15,r=8,p=3$`, the salt, `$` and the key, both in Base64 without padding.
  public let text: String

  /// Reads a stored hash. A text that isn't one matches no password.
  public init(text: String) { self.text = text }

  /// Hashes a password with a new salt. Different keyboards write the same letter in different ways: both are the same
  /// password (Unicode's form NFKC).
  ///
  /// - Throws: ``PasswordError`` if the password is too long, or too many wait for theirs; `CancellationError`.
  public static func of(
    _ password: String,
    work: PasswordWork = .standard
  ) async throws -> PasswordHash {
    guard password.utf8.count <= longestPassword else { throw PasswordError.tooLong }
    let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
    let key = try await hashed(password, salt, work)
    return PasswordHash(text: Parts(work: work, salt: salt, key: key).text)
  }

  /// Returns a hash that no password matches. Checking it takes as long as a real one, so that nobody learns from the time
  /// whether an account exists.
  public static func ofNobody(work: PasswordWork = .standard) -> PasswordHash {
    let parts = Parts(work: work, salt: Data(count: saltSize), key: Data(count: keySize))
    return PasswordHash(text: parts.text)
  }

  /// Returns whether the hash is of this password. All wrong passwords take the same time, but those that are longer than
  /// ``longestPassword``, which no hash is of.
  ///
  /// - Throws: ``PasswordError`` if too many wait for theirs; `CancellationError`.
  public func matches(_ password: String) async throws -> Bool {
    guard password.utf8.count <= Self.longestPassword else { return false }
    let isRead = Parts(text) != nil
    // A text that is no hash takes the same time.
    guard let parts = Parts(text) ?? Parts(Self.ofNobody().text) else { return false }
    let other = try await Self.hashed(password, parts.salt, parts.work)
    guard isRead, other.count == parts.key.count else { return false }
    return zip(other, parts.key).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Whether the hash was made with other work than this. Then make a new one, when the person has typed the password.
  public func needsRenewal(for work: PasswordWork = .standard) -> Bool {
    Parts(text)?.work != work
  }

  private static func hashed(
    _ password: String,
    _ salt: Data,
    _ work: PasswordWork
  ) async throws -> Data {
    guard work != .tests else {
      // Hundreds of tests may run at once: they don't wait for each other.
      try Task.checkCancellation()
      return try derive(password, salt, work)
    }
    return try await HashingQueue.shared.perform { try derive(password, salt, work) }
  }

  private static func derive(_ password: String, _ salt: Data, _ work: PasswordWork) throws -> Data
  {
    let key = try KDF.Scrypt.deriveKey(
      from: Data(password.precomposedStringWithCompatibilityMapping.utf8),
      salt: salt,
      outputByteCount: keySize,
      rounds: 1 << work.exponent,
      blockSize: PasswordWork.blockSize,
      parallelism: work.lanes
    )
    return key.withUnsafeBytes { Data($0) }
  }

  /// What a stored hash consists of.
  private struct Parts: Sendable {
    let work: PasswordWork
    let salt: Data
    let key: Data

    init(work: PasswordWork, salt: Data, key: Data) {
      self.work = work
      self.salt = salt
      self.key = key
    }

    init?(_ text: String) {
      let parts = text.split(separator: "$", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 5, parts[0].isEmpty, parts[1] == "scrypt",
        let work = Self.work(parts[2]),
        let salt = Self.data(parts[3]), salt.count == saltSize,
        let key = Self.data(parts[4]), key.count == keySize
      else { return nil }
      self.init(work: work, salt: salt, key: key)
    }

    var text: String {
      let parameters = "ln=\(work.exponent),r=\(PasswordWork.blockSize),p=\(work.lanes)"
      return "$scrypt$\(parameters)$\(Self.text(salt))$\(Self.text(key))"
    }

    private static func work(_ text: String) -> PasswordWork? {
      var values: [Substring: Int] = [:]
      for pair in text.split(separator: ",") {
        let parts = pair.split(separator: "=")
        guard parts.count == 2, let value = Int(parts[1]) else { return nil }
        values[parts[0]] = value
      }
      guard let exponent = values["ln"], PasswordWork.exponents.contains(exponent),
        let lanes = values["p"], PasswordWork.laneCounts.contains(lanes),
        values["r"] == PasswordWork.blockSize
      else { return nil }
      return PasswordWork(exponent: exponent, lanes: lanes)
    }

    private static func text(_ data: Data) -> String {
      String(data.base64EncodedString().prefix { $0 != "=" })
    }

    private static func data(_ text: String) -> Data? {
      let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
      return Data(base64Encoded: text + padding)
    }
  }
}
#endif
