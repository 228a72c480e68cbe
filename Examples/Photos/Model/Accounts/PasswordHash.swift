import Crypto
import CryptoExtras
import Foundation

/// The stored form of a password: a hash by scrypt (RFC 7914) with its salt and parameters.
struct PasswordHash: Sendable {
  let text: String

  /// Hashes a password with a new salt. Hashing is slow by design, so it runs outside the caller's actor.
  ///
  /// - Parameter exponent: the work: 2^`exponent` rounds with blocks of 1 KiB. 15 takes about 0.1 s and 32 MiB.
  @concurrent static func of(_ password: String, exponent: Int) async throws -> PasswordHash {
    let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
    let key = try derive(password, salt, exponent)
    return PasswordHash(
      text: "scrypt:\(exponent):\(salt.base64EncodedString()):\(key.base64EncodedString())"
    )
  }

  /// Returns a hash that no password matches. Checking a password against it takes as long as against a real hash.
  static func ofNobody(exponent: Int) -> PasswordHash {
    let bytes = Data(count: 32).base64EncodedString()
    return PasswordHash(text: "scrypt:\(exponent):\(bytes):\(bytes)")
  }

  /// Returns whether the hash is of this password. All wrong passwords take the same time.
  @concurrent func matches(_ password: String) async throws -> Bool {
    let parts = text.split(separator: ":").map(String.init)
    guard parts.count == 4, parts[0] == "scrypt", let exponent = Int(parts[1]),
      let salt = Data(base64Encoded: parts[2]), let key = Data(base64Encoded: parts[3])
    else { return false }
    let other = try Self.derive(password, salt, exponent)
    guard other.count == key.count else { return false }
    return zip(other, key).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func derive(_ password: String, _ salt: Data, _ exponent: Int) throws -> Data {
    let key = try KDF.Scrypt.deriveKey(
      from: Data(password.utf8),
      salt: salt,
      outputByteCount: 32,
      rounds: 1 << exponent,
      blockSize: 8,
      parallelism: 1
    )
    return key.withUnsafeBytes { Data($0) }
  }
}
