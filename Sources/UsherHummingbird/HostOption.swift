#if Hummingbird
import UsherWeb

/// A setting of a server or its host that has a name, for flags, environment variables and files.
///
/// The option `limits.connections` is `--set limits.connections=5000` for a program that takes such flags,
/// `USHER_LIMITS_CONNECTIONS=5000` in the environment, and `{"limits": {"connections": 5000}}` in a JSON file.
public struct HostOption: Sendable {
  /// The type of a value.
  public enum Kind: String, CaseIterable, Sendable {
    /// A whole number.
    case number
    /// A time in seconds, which can have a fraction.
    case seconds
    /// A text.
    case text
    /// Several texts: an array in a file, and separated by commas elsewhere.
    case list
  }

  /// The value of an option.
  enum Value: Equatable {
    case number(Int)
    case seconds(Double)
    case text(String)
    case list([String])
  }

  /// The name: its group, and its name within the group.
  public let name: String
  /// The type of the value.
  public let kind: Kind
  /// The default, as text; empty if there is none.
  public let defaultText: String
  /// The purpose of the option, and what happens beyond it if it is a limit.
  public let help: String
  let set: @Sendable (Value, inout HostSettings) -> Bool

  /// The name of the environment variable.
  public var variable: String {
    var name = "USHER_"
    for character in self.name {
      switch character {
      case ".": name += "_"
      case "A"..."Z": name += "_\(character)"
      default: name += character.uppercased()
      }
    }
    return name
  }

  /// All options, in their groups.
  public static var all: [HostOption] { server + limits + sessions + store }

  /// All options with their defaults, for the help of a program.
  public static var helpText: String {
    let entries = all.map { option in
      let value = option.defaultText.isEmpty ? "" : " (default: \(option.defaultText))"
      return "  \(option.name)=<\(option.kind.rawValue)>\(value)\n      \(option.help)"
    }
    return """
      An option is set by --set NAME=VALUE, by an environment variable (limits.idleTime by USHER_LIMITS_IDLE_TIME), or \
      in the file that --configuration names ({"limits": {"idleTime": 30}}). A flag wins over a variable, and a variable \
      over the file.

      \(entries.joined(separator: "\n"))
      """
  }
}

extension HostOption {
  static func number(
    _ name: String,
    _ path: any WritableKeyPath<HostSettings, Int> & Sendable,
    default text: String? = nil,
    in range: ClosedRange<Int> = 0...Int.max,
    _ help: String
  ) -> HostOption {
    let value = HostSettings()[keyPath: path]
    return HostOption(name: name, kind: .number, defaultText: text ?? "\(value)", help: help) {
      guard case .number(let number) = $0, range.contains(number) else { return false }
      $1[keyPath: path] = number
      return true
    }
  }

  static func seconds(
    _ name: String,
    _ path: any WritableKeyPath<HostSettings, Duration> & Sendable,
    _ help: String
  ) -> HostOption {
    let value = HostSettings()[keyPath: path] / .seconds(1)
    let text = value == value.rounded() ? "\(Int(value))" : "\(value)"
    return HostOption(name: name, kind: .seconds, defaultText: text, help: help) {
      // As many as a duration can surely have.
      guard case .seconds(let number) = $0, (0...1e15).contains(number) else { return false }
      $1[keyPath: path] = .seconds(number)
      return true
    }
  }

  static func text(
    _ name: String,
    _ path: any WritableKeyPath<HostSettings, String> & Sendable,
    _ help: String
  ) -> HostOption {
    let value = HostSettings()[keyPath: path]
    return HostOption(name: name, kind: .text, defaultText: value, help: help) {
      guard case .text(let text) = $0 else { return false }
      $1[keyPath: path] = text
      return true
    }
  }

  static func optional(
    _ name: String,
    _ path: any WritableKeyPath<HostSettings, String?> & Sendable,
    _ help: String
  ) -> HostOption {
    HostOption(name: name, kind: .text, defaultText: "", help: help) {
      guard case .text(let text) = $0 else { return false }
      $1[keyPath: path] = text
      return true
    }
  }

  static func list(
    _ name: String,
    _ path: any WritableKeyPath<HostSettings, [String]> & Sendable,
    _ help: String
  ) -> HostOption {
    let value = HostSettings()[keyPath: path].joined(separator: ",")
    return HostOption(name: name, kind: .list, defaultText: value, help: help) {
      guard case .list(let texts) = $0 else { return false }
      $1[keyPath: path] = texts
      return true
    }
  }
}
#endif
