// swift-tools-version: 6.3
import PackageDescription

// Apart from the other benchmarks: it needs GTK.
let package = Package(
  name: "usher-gtk-benchmarks",
  dependencies: [
    .package(name: "usher", path: "../.."),
    .package(name: "usher-gtk", path: "../../Hosts/UsherGTK"),
  ],
  targets: [
    // A long list, measured beside `list.c`.
    .executableTarget(
      name: "LongList",
      dependencies: [
        "ListMeasure",
        .product(name: "Usher", package: "usher"),
        .product(name: "UsherGTK", package: "usher-gtk"),
      ],
      path: "LongList"
    ),
    // What measures both.
    .target(
      name: "ListMeasure",
      dependencies: ["CGTK4"],
      path: "ListMeasure",
      publicHeadersPath: "include"
    ),
    .systemLibrary(
      name: "CGTK4",
      path: "CGTK",
      pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"])]
    ),
  ]
)

for target in package.targets where target.name == "LongList" {
  target.swiftSettings = [
    .defaultIsolation(MainActor.self),
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
}
