// swift-tools-version: 6.3
import PackageDescription

func usher(_ product: String) -> Target.Dependency { .product(name: product, package: "usher") }

let package = Package(
  name: "starter",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "starter", targets: ["StarterServer"]),
    // For hosts in packages of their own, such as the one of the desktop.
    .library(name: "StarterApp", targets: ["StarterFlows", "StarterModel", "StarterViewModels"]),
    .library(name: "StarterPreviews", targets: ["StarterPreviews"]),
  ],
  dependencies: [
    .package(name: "usher", path: "../../..", traits: ["Hummingbird", "SQLite"])
  ],
  targets: [
    // What the app is about, without screens.
    .target(name: "StarterModel", dependencies: [usher("UsherPubSub")], path: "Sources/Model"),
    // What the screens show and do.
    .target(
      name: "StarterViewModels",
      dependencies: ["StarterModel", usher("Usher")],
      path: "Sources/ViewModels"
    ),
    // Which screen comes when.
    .target(
      name: "StarterFlows",
      dependencies: ["StarterModel", "StarterViewModels", usher("Usher")],
      path: "Sources/Flows"
    ),
    // How the screens look. They see of the view models what is `public`, as a package of their own would.
    .target(
      name: "StarterViews",
      dependencies: ["StarterViewModels", usher("UsherWeb")],
      path: "Sources/Views",
      packageAccess: false
    ),
    // The view models in each of their states, to look at and to test.
    .target(
      name: "StarterPreviews",
      dependencies: [
        "StarterModel", "StarterViewModels", usher("Usher"), usher("UsherPreviews"),
      ],
      path: "Sources/Previews"
    ),
    .executableTarget(
      name: "StarterServer",
      dependencies: [
        "StarterFlows", "StarterModel", "StarterPreviews", "StarterViews",
        usher("UsherHummingbird"),
        usher("UsherInspector"), usher("UsherSQLite"), usher("UsherWeb"),
      ],
      path: "Sources/Server"
    ),
    .testTarget(name: "StarterModelTests", dependencies: ["StarterModel"], path: "Tests/Model"),
    .testTarget(
      name: "StarterFlowTests",
      dependencies: [
        "StarterFlows", "StarterModel", "StarterViewModels", usher("Usher"), usher("UsherTesting"),
      ],
      path: "Tests/Flows"
    ),
    .testTarget(
      name: "StarterViewTests",
      dependencies: [
        "StarterModel", "StarterPreviews", "StarterViewModels", "StarterViews", usher("Usher"),
        usher("UsherPreviews"), usher("UsherTesting"), usher("UsherWebTesting"),
      ],
      path: "Tests/Views"
    ),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}
