// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// The host's half in the browser; its modules are joined when a server starts.
let client = [
  "actions.js", "arrows.js", "base.css", "connection.js", "contrast.css", "controls.css",
  "device.js", "events.js", "fields.js", "files.js", "focus.js", "forms.js", "frames.js",
  "guarding.js", "history.js", "icon.png", "images.js", "layers.css", "layers.js", "lists.css",
  "nearing.js", "parts.js", "pulling.js", "reordering.js", "rows.js", "scroll.js", "signs.js",
  "start.js", "status.js", "transitions.css", "viewport.js", "waiting.js", "wire.js",
]

let package = Package(
  name: "usher",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Usher", targets: ["Usher"]),
    .library(name: "UsherViewModels", targets: ["UsherViewModels"]),
    .library(name: "UsherRouting", targets: ["UsherRouting"]),
    .library(name: "UsherLists", targets: ["UsherLists"]),
    .library(name: "UsherDevelopment", targets: ["UsherDevelopment"]),
    .library(name: "UsherTesting", targets: ["UsherTesting"]),
    .library(name: "UsherWeb", targets: ["UsherWeb"]),
    .library(name: "UsherHummingbird", targets: ["UsherHummingbird"]),
    .library(name: "UsherSQLite", targets: ["UsherSQLite"]),
  ],
  traits: [
    .trait(name: "SQLite", description: "Builds UsherSQLite, which needs the system's SQLite.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .target(name: "UsherLists", swiftSettings: settings),
    .target(name: "UsherRouting", swiftSettings: settings),
    .target(name: "UsherViewModels", swiftSettings: settings),
    .target(
      name: "Usher",
      dependencies: ["UsherLists", "UsherRouting", "UsherViewModels"],
      swiftSettings: settings
    ),
    .target(name: "UsherDevelopment", dependencies: ["Usher"], swiftSettings: settings),
    .target(
      name: "UsherTesting",
      dependencies: ["Usher", "UsherDevelopment"],
      swiftSettings: settings
    ),
    .target(
      name: "UsherWeb",
      dependencies: ["Usher"],
      exclude: ["Client/package.json"],
      resources: client.map { .embedInCode("Client/\($0)") },
      swiftSettings: settings
    ),
    .target(
      name: "UsherHummingbird",
      dependencies: [
        "UsherWeb",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "UsherSQLite",
      dependencies: [
        "UsherWeb",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UsherSQLiteTests",
      dependencies: ["UsherSQLite", "UsherWeb"],
      swiftSettings: settings
    ),
    .target(
      name: "UsherTestSupport",
      path: "Tests/UsherTestSupport",
      swiftSettings: settings
    ),
    .testTarget(
      name: "UsherListsTests",
      dependencies: ["UsherLists", "UsherTestSupport"],
      swiftSettings: settings
    ),
    .testTarget(name: "UsherRoutingTests", dependencies: ["UsherRouting"], swiftSettings: settings),
    // The test clock is in UsherTesting.
    .testTarget(
      name: "UsherViewModelsTests",
      dependencies: ["UsherTestSupport", "UsherTesting", "UsherViewModels"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UsherDevelopmentTests",
      dependencies: ["Usher", "UsherDevelopment", "UsherTestSupport", "UsherTesting"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UsherTests",
      dependencies: ["Usher", "UsherTestSupport", "UsherTesting"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UsherHummingbirdTests",
      dependencies: [
        "Usher", "UsherHummingbird", "UsherWeb",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "ServiceLifecycleTestKit", package: "swift-service-lifecycle"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UsherWebTests",
      dependencies: ["Usher", "UsherTesting", "UsherWeb"],
      swiftSettings: settings
    ),
  ]
)
