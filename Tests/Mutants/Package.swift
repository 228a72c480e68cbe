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
  name: "mutants",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "hunt", targets: ["Hunt"])],
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
    .executableTarget(name: "Hunt", dependencies: ["UsherTesting"], swiftSettings: settings),
  ]
)
