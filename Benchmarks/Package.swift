// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "usher-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(
      name: "usher",
      path: "..",
      traits: ["Accounts", "Hummingbird", "PostgreSQL", "SQLite"]
    ),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // Pages of the web host, to be measured.
    .executableTarget(
      name: "PageServer",
      dependencies: [
        .product(name: "Usher", package: "usher"),
        .product(name: "UsherWeb", package: "usher"),
        .product(name: "UsherHummingbird", package: "usher"),
        .product(name: "UsherPostgres", package: "usher"),
        .product(name: "UsherSQLite", package: "usher"),
      ]
    ),
    // What they are measured beside: an echo on the same NIO stack.
    .executableTarget(
      name: "EchoServer",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ]
    ),
    // The clients of both.
    .executableTarget(name: "Load", dependencies: ["CEpoll"]),
    // The core beside hand-written coordinators.
    .executableTarget(
      name: "Core",
      dependencies: [
        "CMalloc",
        .product(name: "Usher", package: "usher"),
      ]
    ),
    // The view-model toolkit beside OpenCombine and plain Observation.
    .executableTarget(
      name: "Toolkit",
      dependencies: [
        "CMalloc",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "Usher", package: "usher"),
      ]
    ),
    // How much memory is in use.
    .systemLibrary(name: "CMalloc"),
    // Which of many connections have something to read.
    .systemLibrary(name: "CEpoll"),
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
