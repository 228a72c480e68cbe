#if Hummingbird
import Configuration
import Foundation

extension HostSettings {
  /// Reads options, and leaves those alone that are nowhere. A flag wins over an environment variable, and a variable
  /// over the file.
  ///
  /// ```swift
  /// try settings.read(flags: ["limits.connections=5000"], file: "usher.json")
  /// ```
  ///
  /// - Parameters:
  ///   - flags: the texts `NAME=VALUE`; of several with the same name the last one counts.
  ///   - environment: the environment variables; `nil`, as by default, for those of the process.
  ///   - file: the path of a JSON file; `nil` for none.
  /// - Throws: ``HostSettingsError``, which names the option and where its value is. Then no setting has changed.
  public mutating func read(
    flags: [String] = [],
    environment: [String: String]? = nil,
    file: String? = nil
  ) throws(HostSettingsError) {
    let variables = environment ?? ProcessInfo.processInfo.environment
    try Self.checkNames(of: variables)
    var sources = [
      try Self.source(flags), Source(variables: variables) { "the variable \($0.variable)" },
    ]
    if let file { sources.append(try Source(file: file)) }
    var new = self
    for option in HostOption.all {
      for source in sources {
        guard let value = try source.value(of: option) else { continue }
        guard option.set(value, &new) else {
          throw HostSettingsError.value(of: option, in: source.name(option))
        }
        break
      }
    }
    self = new
  }

  /// Variables of other groups can be somebody else's.
  private static func checkNames(of variables: [String: String]) throws(HostSettingsError) {
    let known = Set(HostOption.all.map(\.variable))
    let groups = Set(HostOption.all.compactMap { $0.name.split(separator: ".").first })
      .map { "USHER_\($0.uppercased())_" }
    for name in variables.keys.sorted() where !known.contains(name) {
      guard groups.contains(where: name.hasPrefix) else { continue }
      throw HostSettingsError.unknownName(name, in: "a variable of the environment")
    }
  }

  private static func source(_ flags: [String]) throws(HostSettingsError) -> Source {
    var variables: [String: String] = [:]
    for flag in flags {
      guard let separator = flag.firstIndex(of: "=") else {
        throw HostSettingsError.flag(String(flag.prefix(80)))
      }
      let name = String(flag[..<separator])
      guard let option = HostOption.all.first(where: { $0.name == name }) else {
        throw HostSettingsError.unknownName(name, in: "a flag")
      }
      variables[option.variable] = String(flag[separator...].dropFirst())
    }
    return Source(variables: variables) { "the flag \($0.name)" }
  }

  /// A place where values of options are.
  private struct Source {
    let name: @Sendable (HostOption) -> String
    let value: @Sendable (AbsoluteConfigKey, ConfigType) throws -> ConfigValue?
    let root: [String]
    /// Whether a list is given without a text in it: nobody at all.
    let isEmptyList: @Sendable (HostOption) -> Bool

    init(variables: [String: String], name: @escaping @Sendable (HostOption) -> String) {
      let provider = EnvironmentVariablesProvider(environmentVariables: variables)
      value = { try provider.value(forKey: $0, type: $1).value }
      root = ["usher"]
      isEmptyList = { variables[$0.variable] == "" }
      self.name = name
    }

    init(file path: String) throws(HostSettingsError) {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw HostSettingsError.file(path, "it can't be read")
      }
      try Self.checkNames(data, in: path)
      let snapshot: JSONSnapshot
      do {
        snapshot = try JSONSnapshot(
          data: data.bytes,
          providerName: path,
          parsingOptions: JSONSnapshot.ParsingOptions()
        )
      } catch {
        throw HostSettingsError.file(path, "\(error)")
      }
      value = { try snapshot.value(forKey: $0, type: $1).value }
      root = []
      isEmptyList = { _ in false }
      name = { _ in "the file \(path)" }
    }

    /// A name that is written wrong would have no effect, and nobody would know.
    private static func checkNames(_ data: Data, in path: String) throws(HostSettingsError) {
      guard let groups = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        throw HostSettingsError.file(path, "it has no JSON object")
      }
      let known = Set(HostOption.all.map(\.name))
      for (group, value) in groups.sorted(by: { $0.key < $1.key }) {
        guard let values = value as? [String: Any] else {
          throw HostSettingsError.unknownName(group, in: "the file \(path)")
        }
        for name in values.keys.sorted() where !known.contains("\(group).\(name)") {
          throw HostSettingsError.unknownName("\(group).\(name)", in: "the file \(path)")
        }
      }
    }

    /// Returns the value of an option here; `nil` if it has none.
    func value(of option: HostOption) throws(HostSettingsError) -> HostOption.Value? {
      if option.kind == .list, isEmptyList(option) { return .list([]) }
      let key = AbsoluteConfigKey(root + option.name.split(separator: ".").map { String($0) })
      let content: ConfigContent?
      do {
        content = try value(key, option.kind.type)?.content
      } catch {
        // In a file a time can be a whole number.
        let number = option.kind == .seconds ? try? value(key, .int)?.content : nil
        guard let number else { throw HostSettingsError.value(of: option, in: name(option)) }
        content = number
      }
      switch content {
      case .int(let number):
        return option.kind == .seconds ? .seconds(Double(number)) : .number(number)
      case .double(let number): return .seconds(number)
      case .string(let text): return .text(text)
      case .stringArray(let texts): return .list(texts)
      default: return nil
      }
    }
  }
}

extension HostOption.Kind {
  fileprivate var type: ConfigType {
    switch self {
    case .number: .int
    case .seconds: .double
    case .text: .string
    case .list: .stringArray
    }
  }
}
#endif
