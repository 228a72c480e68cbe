// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "mutants",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "hunt", targets: ["Hunt"])],
  targets: [
    // Copies of the core, each with one bug.
    .target(name: "UsherLists"),
    .target(name: "UsherRouting"),
    .target(name: "UsherViewModels"),
    .target(name: "Usher", dependencies: ["UsherLists", "UsherRouting", "UsherViewModels"]),
    .target(name: "UsherDevelopment", dependencies: ["Usher"]),
    .target(name: "UsherPreviews", dependencies: ["Usher"]),
    .target(name: "UsherTesting", dependencies: ["Usher", "UsherDevelopment", "UsherPreviews"]),
    // Runs the conformance suite until it finds the bug.
    .executableTarget(name: "Hunt", dependencies: ["UsherTesting"]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
}
