// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "usher-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "usher", path: "..", traits: ["Hummingbird"]),
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
      ]
    ),
    .executableTarget(
      name: "EchoServer",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ]
    ),
    .executableTarget(name: "Load"),
    .executableTarget(
      name: "Core",
      dependencies: [
        "CMalloc",
        .product(name: "Usher", package: "usher"),
      ]
    ),
    .executableTarget(
      name: "Toolkit",
      dependencies: [
        "CMalloc",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "Usher", package: "usher"),
      ]
    ),
    .systemLibrary(name: "CMalloc"),
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
