// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "usher-terminal",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "UsherTerminal", targets: ["UsherTerminal"]),
    .executable(name: "terminal", targets: ["Terminal"]),
  ],
  dependencies: [
    .package(name: "usher", path: "../.."),
    .package(name: "usher-examples", path: ".."),
  ],
  targets: [
    // A host that draws an app in a terminal, line by line.
    .target(
      name: "UsherTerminal",
      dependencies: [.product(name: "Usher", package: "usher")]
    ),
    // Two apps in this host. Their views are here; their coordinators and view models come from `Examples`.
    .executableTarget(
      name: "Terminal",
      dependencies: [
        "UsherTerminal",
        .product(name: "Usher", package: "usher"),
        .product(name: "Photos", package: "usher-examples"),
        .product(name: "PhotosModel", package: "usher-examples"),
        .product(name: "PhotosViewModels", package: "usher-examples"),
        .product(name: "RedGreen", package: "usher-examples"),
        .product(name: "RedGreenViewModels", package: "usher-examples"),
      ]
    ),
    // Tests of both apps by typed and printed lines, and the conformance suite.
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "Terminal", "UsherTerminal",
        .product(name: "Usher", package: "usher"),
        .product(name: "UsherTesting", package: "usher"),
        .product(name: "Photos", package: "usher-examples"),
        .product(name: "PhotosModel", package: "usher-examples"),
        .product(name: "RedGreen", package: "usher-examples"),
      ]
    ),
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
