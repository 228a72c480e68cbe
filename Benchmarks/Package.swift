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

let package = Package(
  name: "usher-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "usher", path: ".."),
    .package(name: "usher-examples", path: "../Examples"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .executableTarget(
      name: "PageServer",
      dependencies: [
        .product(name: "Usher", package: "usher"),
        .product(name: "UsherWeb", package: "usher"),
        .product(name: "UsherHummingbird", package: "usher"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "EchoServer",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(name: "Load", swiftSettings: settings),
    .executableTarget(
      name: "Core",
      dependencies: [
        "CMalloc",
        .product(name: "Usher", package: "usher"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Toolkit",
      dependencies: [
        "CMalloc",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "Usher", package: "usher"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Places",
      dependencies: [
        .product(name: "CloudyModel", package: "usher-examples"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MatchLog",
      dependencies: [
        .product(name: "Goalbase", package: "usher-examples"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "MatchesModel", package: "usher-examples"),
      ],
      swiftSettings: settings
    ),
    .systemLibrary(name: "CMalloc"),
  ]
)
