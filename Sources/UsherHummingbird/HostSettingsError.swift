#if Hummingbird
/// The reason why settings can't be read.
///
/// ```swift
/// do {
///   try settings.read(file: "usher.json")
/// } catch {
///   print(error)
/// }
/// ```
public struct HostSettingsError: Error, Hashable, CustomStringConvertible {
  /// The kind of a reason.
  public struct Code: Hashable, Sendable {
    private enum Kind { case unknownName, value, file }

    private let kind: Kind

    /// There is no option of this name.
    public static let unknownName = Code(kind: .unknownName)
    /// A value hasn't the type of its option, or can't be a value of it.
    public static let value = Code(kind: .value)
    /// The file can't be read, or isn't JSON.
    public static let file = Code(kind: .file)
  }

  /// The kind of this error.
  public let code: Code
  /// The text for the person who has written the settings: the problem, where it is, and how to fix it. It never has the
  /// value, which may be a secret.
  public let description: String

  static func unknownName(_ name: String, in source: String) -> HostSettingsError {
    HostSettingsError(
      code: .unknownName,
      description: """
        There is no option “\(name)” for \(source). To fix this, take a name from \
        Documentation/Operations.md.
        """
    )
  }

  static func value(of option: HostOption, in source: String) -> HostSettingsError {
    let expected =
      switch option.kind {
      case .number: "a whole number that isn't negative"
      case .seconds: "a number of seconds that isn't negative"
      case .text: "a text"
      case .list: "a list of texts"
      }
    return HostSettingsError(
      code: .value,
      description: """
        The value of “\(option.name)” from \(source) can't be used. To fix this, give \(expected): \(option.help)
        """
    )
  }

  static func flag(_ text: String) -> HostSettingsError {
    HostSettingsError(
      code: .value,
      description: """
        The flag “\(text)” has no “=”. To fix this, write NAME=VALUE.
        """
    )
  }

  static func file(_ path: String, _ reason: String) -> HostSettingsError {
    HostSettingsError(
      code: .file,
      description: """
        The configuration file \(path) can't be used: \(reason). To fix this, give a file with a JSON object, for example \
        {"limits": {"connections": 5000}}.
        """
    )
  }
}
#endif
