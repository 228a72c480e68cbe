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
    // A host: what is drawn in a terminal, line by line.
    .target(
      name: "UsherTerminal",
      dependencies: [.product(name: "Usher", package: "usher")]
    ),
    // Two apps on it, with views of their own and the same coordinators and view models as everywhere.
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
    // Both apps, by what is typed and printed; and the conformance suite.
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
