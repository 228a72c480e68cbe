#if Accounts
/// How much work it is to hash a password, for the site and for whoever guesses: the parameters of scrypt (RFC 7914).
///
/// ```swift
/// let hash = try await PasswordHash.of("correct horse", work: .tests)
/// ```
public struct PasswordWork: Hashable, Sendable {
  /// The logarithm of the cost N: each lane does 2^`exponent` rounds.
  public let exponent: Int
  /// The number of lanes p, one after the other.
  public let lanes: Int

  /// The bytes of a block, in units of 128: the parameter r.
  static let blockSize = 8
  /// What a stored hash may ask for. More would be an error of the store, and hold up everybody.
  static let exponents = 1...20
  static let laneCounts = 1...16

  /// Makes the parameters. A hash takes 2^`exponent` KiB of memory while it is made.
  ///
  /// - Parameters:
  ///   - exponent: from 1 to 20; another value becomes the nearest of them.
  ///   - lanes: from 1 to 16; another value becomes the nearest of them.
  public init(exponent: Int, lanes: Int) {
    self.exponent = min(max(exponent, Self.exponents.lowerBound), Self.exponents.upperBound)
    self.lanes = min(max(lanes, Self.laneCounts.lowerBound), Self.laneCounts.upperBound)
  }

  /// For people's passwords: 32 MiB, three times; some tenths of a second. One of the equal choices of OWASP's Password
  /// Storage Cheat Sheet.
  public static let standard = PasswordWork(exponent: 15, lanes: 3)

  /// For tests: no time at all, no waiting for others, and no safety.
  public static let tests = PasswordWork(exponent: 4, lanes: 1)
}
#endif
