// swift-tools-version: 6.3
import PackageDescription

let usher = Target.Dependency.product(name: "Usher", package: "usher")
let dataFolder = Target.Dependency.product(name: "UsherDataFolder", package: "usher")

let package = Package(
  name: "usher-gtk",
  products: [
    .library(name: "UsherGTK", targets: ["UsherGTK"]),
    .library(name: "UsherGTKTesting", targets: ["UsherGTKTesting"]),
  ],
  // Only the core and the lock of a folder: no server, no database, nothing to download.
  dependencies: [.package(name: "usher", path: "../..")],
  targets: [
    // GTK 4 as Debian 12 has it: 4.8.
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    // The only target that calls C: widgets, signals and the main loop as Swift types.
    .target(name: "GTK", dependencies: ["CGTK"]),
    // The host: windows of an app, and what its views are made of.
    .target(name: "UsherGTK", dependencies: ["GTK", usher, dataFolder]),
    // For tests of an app's views: pictures of windows, and what is left of a screen that has left.
    .target(name: "UsherGTKTesting", dependencies: ["GTK", "GTKTestLoop", "UsherGTK", usher]),
    // The tests' main thread is GTK's.
    .target(name: "GTKTestLoop", dependencies: ["CGTK"], path: "Tests/GTKTestLoop"),
    .testTarget(
      name: "UsherGTKTests",
      dependencies: [
        "GTK", "GTKTestLoop", "UsherGTK", "UsherGTKTesting", usher, dataFolder,
        .product(name: "UsherTesting", package: "usher"),
      ]
    ),
  ]
)

for target in package.targets where target.type != .system && target.name != "GTKTestLoop" {
  // A protocol of the host's, `View`, has to be without an actor of its own.
  let isPublic = target.name.hasPrefix("UsherGTK") && target.type == .regular
  let isolation = isPublic ? [] : [SwiftSetting.defaultIsolation(MainActor.self)]
  target.swiftSettings =
    isolation + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("ExistentialAny"),
    ]
}
