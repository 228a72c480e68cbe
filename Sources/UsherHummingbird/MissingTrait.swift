#if !Hummingbird
/// A server of pages. Unavailable in this build, because the package trait is missing.
@available(
  *,
  unavailable,
  message: "UsherHummingbird needs its trait: .package(…, traits: [\"Hummingbird\"])"
)
public struct UsherServer {
  /// Unavailable in this build.
  public init(_ service: Any, configuration: Any = 0, routes: [Any] = [], services: [Any] = []) {}
  /// Unavailable in this build.
  public func run() async throws {}
}

/// The configuration of a server. Unavailable in this build, because the package trait is missing.
@available(
  *,
  unavailable,
  message: "UsherHummingbird needs its trait: .package(…, traits: [\"Hummingbird\"])"
)
public struct ServerConfiguration {
  /// Unavailable in this build.
  public init(
    hostname: String = "",
    port: Int = 0,
    threads: Int? = nil,
    dataDirectory: String? = nil,
    origins: [String] = [],
    logLevel: Any = 0,
    limits: Any = 0,
    trustedProxies: [String] = [],
    prefix: String = "",
    metricsToken: String? = nil,
    inspectorToken: String? = nil,
    stopTime: Duration = .seconds(10)
  ) {}
}

/// The limits of a server. Unavailable in this build, because the package trait is missing.
@available(
  *,
  unavailable,
  message: "UsherHummingbird needs its trait: .package(…, traits: [\"Hummingbird\"])"
)
public struct ServerLimits {
  /// Unavailable in this build.
  public init() {}
}

/// All settings of a server. Unavailable in this build, because the package trait is missing.
@available(
  *,
  unavailable,
  message: "UsherHummingbird needs its trait: .package(…, traits: [\"Hummingbird\"])"
)
public struct HostSettings {
  /// Unavailable in this build.
  public init() {}
}

/// A path that a server serves itself. Unavailable in this build, because the package trait is missing.
@available(
  *,
  unavailable,
  message: "UsherHummingbird needs its trait: .package(…, traits: [\"Hummingbird\"])"
)
public enum ServerRoute {}
#endif
