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

let usher = Target.Dependency.product(name: "Usher", package: "usher")
let usherTesting = Target.Dependency.product(name: "UsherTesting", package: "usher")
let usherHummingbird = Target.Dependency.product(name: "UsherHummingbird", package: "usher")
let usherWeb = Target.Dependency.product(name: "UsherWeb", package: "usher")

let package = Package(
  name: "usher-examples",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "showcase", targets: ["Showcase"])],
  dependencies: [
    .package(name: "usher", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // Red & Green: the smallest tutorial.
    .target(name: "RedGreenViewModels", dependencies: [usher], swiftSettings: settings),
    .target(
      name: "RedGreen",
      dependencies: [usher, "RedGreenViewModels"],
      swiftSettings: settings
    ),
    .target(
      name: "RedGreenWeb",
      dependencies: [usherWeb, "RedGreen", "RedGreenViewModels"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RedGreenTests",
      dependencies: [usherTesting, "RedGreen", "RedGreenViewModels"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Showcase",
      dependencies: [
        usherWeb, usherHummingbird, "RedGreenWeb",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
  ]
)
