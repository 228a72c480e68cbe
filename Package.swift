// swift-tools-version: 6.3
import PackageDescription

/// The host's half in the browser, as scripts/client makes it of the sources in Client.
let sent = [
  "icon.png", "usher.css", "usher.js", "usher-early.js", "usher-files.js", "usher-gestures.js",
  "usher-handing.js", "usher-islands.js", "usher-place.js", "usher-reordering.js",
  "usher-windows.js", "usher-choosing.js",
]

/// A library that only the server needs: whoever builds without it resolves nothing.
func server(_ product: String, _ package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: ["Hummingbird"]))
}

let package = Package(
  name: "usher",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Usher", targets: ["Usher"]),
    .library(name: "UsherViewModels", targets: ["UsherViewModels"]),
    .library(name: "UsherDataFolder", targets: ["UsherDataFolder"]),
    .library(name: "UsherPubSub", targets: ["UsherPubSub"]),
    .library(name: "UsherAccounts", targets: ["UsherAccounts"]),
    .library(name: "UsherRouting", targets: ["UsherRouting"]),
    .library(name: "UsherLists", targets: ["UsherLists"]),
    .library(name: "UsherPreviews", targets: ["UsherPreviews"]),
    .library(name: "UsherDevelopment", targets: ["UsherDevelopment"]),
    .library(name: "UsherTesting", targets: ["UsherTesting"]),
    .library(name: "UsherWeb", targets: ["UsherWeb"]),
    .library(name: "UsherWebTesting", targets: ["UsherWebTesting"]),
    .library(name: "UsherInspector", targets: ["UsherInspector"]),
    .executable(name: "usher-watch", targets: ["UsherWatch"]),
    .library(name: "UsherHummingbird", targets: ["UsherHummingbird"]),
    .library(name: "UsherSQLite", targets: ["UsherSQLite"]),
    .library(name: "UsherPostgres", targets: ["UsherPostgres"]),
    .library(name: "PostgresClient", targets: ["PostgresClient"]),
    .library(name: "PostgresTesting", targets: ["PostgresTesting"]),
  ],
  traits: [
    .trait(name: "Hummingbird", description: "Builds UsherHummingbird, the server."),
    .trait(
      name: "TLS",
      description: "Lets the server speak HTTPS itself, without a proxy.",
      enabledTraits: ["Hummingbird"]
    ),
    .trait(name: "Accounts", description: "Builds UsherAccounts, which hashes passwords."),
    .trait(name: "SQLite", description: "Builds UsherSQLite, which needs the system's SQLite."),
    .trait(
      name: "PostgreSQL",
      description: "Builds UsherPostgres, which needs the system's libpq."
    ),
  ],
  // Resolved with a trait only.
  dependencies: [
    .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    // How a list became another.
    .target(name: "UsherLists"),
    .testTarget(name: "UsherListsTests", dependencies: ["UsherLists", "UsherTestSupport"]),

    // What changes for one shows for all.
    .target(name: "UsherPubSub"),
    .testTarget(name: "UsherPubSubTests", dependencies: ["UsherPubSub"]),

    // A folder for one process at a time.
    .target(name: "UsherDataFolder"),
    .testTarget(name: "UsherDataFolderTests", dependencies: ["UsherDataFolder"]),

    // Who is signed in, and the passwords.
    .target(
      name: "UsherAccounts",
      dependencies: [
        "UsherPubSub",
        .product(name: "Crypto", package: "swift-crypto", condition: .when(traits: ["Accounts"])),
        .product(
          name: "CryptoExtras",
          package: "swift-crypto",
          condition: .when(traits: ["Accounts"])
        ),
      ]
    ),
    .testTarget(name: "UsherAccountsTests", dependencies: ["UsherAccounts", "UsherPubSub"]),

    // Enums as addresses.
    .target(name: "UsherRouting"),
    .testTarget(name: "UsherRoutingTests", dependencies: ["UsherRouting"]),

    // Commands, searches, endless lists, forms, bindings, scopes.
    .target(name: "UsherViewModels"),
    .testTarget(
      name: "UsherViewModelsTests",
      // UsherTesting has the test clock.
      dependencies: ["UsherTestSupport", "UsherTesting", "UsherViewModels"]
    ),

    // Flows and navigation.
    .target(name: "Usher", dependencies: ["UsherLists", "UsherRouting", "UsherViewModels"]),
    .testTarget(
      name: "UsherTests",
      dependencies: ["Usher", "UsherTestSupport", "UsherTesting"]
    ),

    // Drawings, a timeline, recordings.
    .target(name: "UsherDevelopment", dependencies: ["Usher"]),
    .testTarget(
      name: "UsherDevelopmentTests",
      dependencies: ["Usher", "UsherDevelopment", "UsherTestSupport", "UsherTesting"]
    ),

    // View models in their states, for hosts to show and tests to try.
    .target(name: "UsherPreviews", dependencies: ["Usher"]),
    .testTarget(
      name: "UsherPreviewsTests",
      dependencies: ["Usher", "UsherPreviews", "UsherTesting"]
    ),

    // The headless host; recordings replay in it.
    .target(name: "UsherTesting", dependencies: ["Usher", "UsherDevelopment", "UsherPreviews"]),
    // What the tests of several targets share.
    .target(name: "UsherTestSupport", path: "Tests/UsherTestSupport"),

    // The live web host, without a server.
    .target(
      name: "UsherWeb",
      dependencies: ["Usher", "UsherDataFolder"],
      exclude: ["Client"],
      resources: (sent.map { "Sent/\($0)" } + ["Development/usher-build.js"]).map {
        .embedInCode($0)
      }
    ),
    // A browser in Swift, for tests.
    .target(name: "WebTesting", dependencies: ["UsherWeb"]),
    .testTarget(
      name: "UsherWebTests",
      dependencies: ["Usher", "UsherTestSupport", "UsherTesting", "UsherWeb", "WebTesting"]
    ),
    // One view by itself, in a test.
    .target(
      name: "UsherWebTesting",
      dependencies: ["Usher", "UsherPreviews", "UsherTesting", "UsherWeb", "WebTesting"]
    ),
    .testTarget(
      name: "UsherWebTestingTests",
      dependencies: ["Usher", "UsherPreviews", "UsherTesting", "UsherWeb", "UsherWebTesting"]
    ),
    // Clients who act at random, for hours.
    .executableTarget(
      name: "Soak",
      dependencies: ["UsherWeb", "WebTesting"],
      path: "IntegrationTests/Soak"
    ),

    // Builds and runs a program again after each change.
    .executableTarget(name: "UsherWatch"),
    .testTarget(name: "UsherWatchTests", dependencies: ["UsherWatch"]),

    // Shows developers its open pages.
    .target(name: "UsherInspector", dependencies: ["Usher", "UsherPreviews", "UsherWeb"]),
    .testTarget(
      name: "UsherInspectorTests",
      dependencies: ["Usher", "UsherInspector", "UsherPreviews", "UsherWeb"]
    ),

    // Its server.
    .target(
      name: "UsherHummingbird",
      dependencies: [
        "UsherWeb",
        server("Configuration", "swift-configuration"),
        server("Crypto", "swift-crypto"),
        server("HTTPTypes", "swift-http-types"),
        server("Hummingbird", "hummingbird"),
        server("HummingbirdCore", "hummingbird"),
        server("Logging", "swift-log"),
        server("Metrics", "swift-metrics"),
        server("NIOCore", "swift-nio"),
        server("NIOEmbedded", "swift-nio"),
        server("NIOHTTP1", "swift-nio"),
        server("NIOHTTPCompression", "swift-nio-extras"),
        server("NIOHTTPTypes", "swift-nio-extras"),
        server("NIOHTTPTypesHTTP1", "swift-nio-extras"),
        server("NIOPosix", "swift-nio"),
        .product(
          name: "NIOSSL",
          package: "swift-nio-ssl",
          condition: .when(traits: ["TLS"])
        ),
        server("NIOWebSocket", "swift-nio"),
        server("ServiceLifecycle", "swift-service-lifecycle"),
        server("Tracing", "swift-distributed-tracing"),
        server("UnixSignals", "swift-service-lifecycle"),
      ]
    ),
    .testTarget(
      name: "UsherHummingbirdTests",
      dependencies: [
        "Usher", "UsherHummingbird", "UsherTestSupport", "UsherWeb",
        server("Crypto", "swift-crypto"),
        server("HTTPTypes", "swift-http-types"),
        server("Hummingbird", "hummingbird"),
        server("InMemoryTracing", "swift-distributed-tracing"),
        server("Logging", "swift-log"),
        server("Metrics", "swift-metrics"),
        server("NIOCore", "swift-nio"),
        server("NIOEmbedded", "swift-nio"),
        server("NIOHTTP1", "swift-nio"),
        server("NIOHTTPCompression", "swift-nio-extras"),
        server("NIOHTTPTypes", "swift-nio-extras"),
        server("NIOHTTPTypesHTTP1", "swift-nio-extras"),
        server("NIOPosix", "swift-nio"),
        server("NIOWebSocket", "swift-nio"),
        server("ServiceLifecycle", "swift-service-lifecycle"),
        server("ServiceLifecycleTestKit", "swift-service-lifecycle"),
        server("Tracing", "swift-distributed-tracing"),
      ]
    ),

    // Open pages in a file.
    .target(
      name: "UsherSQLite",
      dependencies: [
        "UsherWeb",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
      ]
    ),
    .testTarget(name: "UsherSQLiteTests", dependencies: ["UsherSQLite", "UsherWeb"]),

    // PostgreSQL by the system's libpq.
    .systemLibrary(
      name: "CPostgres",
      pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"]), .brew(["libpq"])]
    ),
    .target(
      name: "PostgresClient",
      dependencies: [.target(name: "CPostgres", condition: .when(traits: ["PostgreSQL"]))]
    ),
    // A server and databases for tests.
    .target(name: "PostgresTesting"),
    .testTarget(name: "PostgresClientTests", dependencies: ["PostgresClient", "PostgresTesting"]),

    // Open pages in a database that several processes share.
    .target(name: "UsherPostgres", dependencies: ["PostgresClient", "UsherPubSub", "UsherWeb"]),
    .testTarget(
      name: "UsherPostgresTests",
      dependencies: [
        "PostgresClient", "PostgresTesting", "UsherPostgres", "UsherPubSub", "UsherWeb",
      ]
    ),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
}
