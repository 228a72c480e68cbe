#if Hummingbird
import Foundation
import Testing
import UsherWeb

@testable import UsherHummingbird

@Suite("Settings from flags, the environment and a file")
struct HostSettingsTests {
  private func inFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
  }

  /// Another value than the default, as it is written in flags and variables, and in JSON.
  private static func other(_ option: HostOption) -> (text: String, json: String) {
    switch (option.kind, option.name) {
    case (.number, "store.sizeLimit"): ("77777", "77777")
    case (.number, _): ("77", "77")
    case (.seconds, _): ("77.5", "77.5")
    case (.text, "server.logLevel"): ("trace", "\"trace\"")
    case (.text, "store.durability"): ("full", "\"full\"")
    case (.text, _): ("some-text-of-20-chars", "\"some-text-of-20-chars\"")
    case (.list, _): ("a,b", "[\"a\", \"b\"]")
    }
  }

  private static func values(_ settings: HostSettings) -> [String: String] {
    var all: [String: String] = [:]
    let server = Mirror(reflecting: settings.server).children.filter { $0.label != "limits" }
    let groups = [
      ("server", server), ("limits", Array(Mirror(reflecting: settings.server.limits).children)),
      ("sessions", Array(Mirror(reflecting: settings.sessions).children)),
      ("store", Array(Mirror(reflecting: settings.store).children)),
    ]
    for (group, children) in groups {
      for child in children { all["\(group).\(child.label ?? "")"] = "\(child.value)" }
    }
    return all
  }

  @Test("each setting has an option, and each option is a setting")
  func complete() {
    let names = HostOption.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names) == Set(Self.values(HostSettings()).keys))
  }

  @Test("each option reaches its setting, and no other, from each source")
  func reach() throws {
    let defaults = Self.values(HostSettings())
    for option in HostOption.all {
      let (text, json) = Self.other(option)
      let parts = option.name.split(separator: ".")
      var (flag, variable, file) = (HostSettings(), HostSettings(), HostSettings())
      try flag.read(flags: ["\(option.name)=\(text)"], environment: [:])
      try variable.read(environment: [option.variable: text])
      try inFile("{\"\(parts[0])\": {\"\(parts[1])\": \(json)}}") { path in
        try file.read(environment: [:], file: path)
      }
      for settings in [flag, variable, file] {
        let changed = Self.values(settings).filter { defaults[$0.key] != $0.value }
        #expect(changed.keys.sorted() == [option.name], "\(option.name)")
      }
      #expect(Self.values(flag) == Self.values(variable))
      #expect(Self.values(flag) == Self.values(file))
    }
  }

  @Test("an empty list is one without anybody in it, from each source")
  func emptyLists() throws {
    var (flag, variable, file) = (HostSettings(), HostSettings(), HostSettings())
    #expect(!flag.server.trustedProxies.isEmpty)
    try flag.read(flags: ["server.trustedProxies="], environment: [:])
    try variable.read(environment: ["USHER_SERVER_TRUSTED_PROXIES": ""])
    try inFile("{\"server\": {\"trustedProxies\": []}}") { path in
      try file.read(environment: [:], file: path)
    }
    for settings in [flag, variable, file] { #expect(settings.server.trustedProxies == []) }
  }

  @Test("a flag wins over a variable, a variable over the file, and the file over the default")
  func precedence() throws {
    try inFile("{\"limits\": {\"connections\": 1, \"idleTime\": 2, \"bodyBytes\": 3}}") { path in
      var settings = HostSettings()
      try settings.read(
        flags: ["limits.connections=10", "limits.connections=11"],
        environment: ["USHER_LIMITS_CONNECTIONS": "20", "USHER_LIMITS_IDLE_TIME": "21"],
        file: path
      )
      #expect(settings.server.limits.connections == 11)
      #expect(settings.server.limits.idleTime == .seconds(21))
      #expect(settings.server.limits.bodyBytes == 3)
      #expect(settings.server.limits.byteBurst == ServerLimits().byteBurst)
    }
  }

  @Test("an error names the option, its place and the remedy, never the value, and changes nothing")
  func errors() throws {
    func error(
      flags: [String] = [],
      _ environment: [String: String] = [:],
      file: String? = nil
    ) -> String {
      var settings = HostSettings()
      var text = ""
      do { try settings.read(flags: flags, environment: environment, file: file) } catch {
        text = "\(error)"
      }
      #expect(Self.values(settings) == Self.values(HostSettings()))
      return text
    }
    #expect(
      error(flags: ["limits.bodyTime=1", "limits.idleTime=soon"]) == """
        The value of “limits.idleTime” from the flag limits.idleTime can't be used. To fix this, give a number of \
        seconds that isn't negative: The time without a request. Then the connection is closed.
        """
    )
    #expect(
      error(["USHER_SERVER_PORT": "70000"]).hasPrefix(
        "The value of “server.port” from the variable USHER_SERVER_PORT can't be used."
      )
    )
    #expect(
      error(["USHER_LIMITS_CONNECTIONS": "-1"]).contains("a whole number that isn't negative")
    )
    #expect(error(["USHER_SERVER_LOG_LEVEL": "loud"]).contains("trace, debug, info"))
    #expect(
      error(["USHER_LIMITS_CONECTIONS": "5"]).hasPrefix(
        "There is no option “USHER_LIMITS_CONECTIONS” for a variable of the environment."
      )
    )
    // Of somebody else.
    #expect(error(["USHER_HOME": "/", "USHERS": "2"]).isEmpty)
    #expect(
      error(flags: ["limits.conections=5"]) == """
        There is no option “limits.conections” for a flag. To fix this, take a name from \
        Documentation/Operations.md.
        """
    )
    #expect(error(flags: ["limits.connections"]).contains("write NAME=VALUE"))
    #expect(
      error(file: "/no/such/file").hasPrefix(
        "The configuration file /no/such/file can't be used: it can't be read. To fix this, "
      )
    )
    try inFile("[1]") { #expect(error(file: $0).contains("it has no JSON object")) }
    try inFile("{\"limits\": {\"colour\": 1}}") { path in
      #expect(
        error(file: path).hasPrefix("There is no option “limits.colour” for the file \(path).")
      )
    }
    try inFile("{\"limits\": 1}") { #expect(error(file: $0).contains("no option “limits”")) }
    try inFile("{\"limits\": {\"connections\": \"many\"}}") { path in
      let text = error(file: path)
      #expect(
        text.hasPrefix("The value of “limits.connections” from the file \(path) can't be used.")
      )
      #expect(!text.contains("many"))
    }
  }

  @Test("the help has each option with its default")
  func help() {
    let text = HostOption.helpText
    for option in HostOption.all {
      #expect(text.contains("  \(option.name)=<\(option.kind.rawValue)>"))
      #expect(text.contains(option.help))
    }
    #expect(text.contains("limits.connections=<number> (default: 20000)\n"))
  }
}
#endif
