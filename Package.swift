// swift-tools-version: 6.2
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
  name: "usher",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Usher", targets: ["Usher"]),
    .library(name: "UsherTesting", targets: ["UsherTesting"]),
    .library(name: "UsherWeb", targets: ["UsherWeb"]),
  ],
  targets: [
    .target(name: "Usher", swiftSettings: settings),
    .target(name: "UsherTesting", dependencies: ["Usher"], swiftSettings: settings),
    .target(
      name: "UsherWeb",
      dependencies: ["Usher"],
      resources: [.embedInCode("Client/usher.js"), .embedInCode("Client/usher.css")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UsherTests",
      dependencies: ["Usher", "UsherTesting"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UsherWebTests",
      dependencies: ["Usher", "UsherWeb"],
      swiftSettings: settings
    ),
  ]
)
