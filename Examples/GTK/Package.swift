// swift-tools-version: 6.3
import PackageDescription

func usher(_ product: String) -> Target.Dependency {
  .product(name: product, package: "usher")
}

func example(_ product: String) -> Target.Dependency {
  .product(name: product, package: "usher-examples")
}

let usherGTK = Target.Dependency.product(name: "UsherGTK", package: "UsherGTK")

// The views of the apps for the desktop. Their flows, view models and models are those of `Examples`.
let package = Package(
  name: "usher-examples-gtk",
  products: [
    .executable(name: "showcase-gtk", targets: ["ShowcaseGTK"]),
    .executable(name: "photos-gtk", targets: ["PhotosProgram"]),
  ],
  dependencies: [
    .package(
      name: "usher",
      path: "../..",
      traits: ["Accounts", "Hummingbird", "PostgreSQL", "SQLite", "TLS"]
    ),
    .package(name: "UsherGTK", path: "../../Hosts/UsherGTK"),
    .package(name: "usher-examples", path: ".."),
    .package(name: "starter", path: "../Web/Starter"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "RedGreenGTK",
      dependencies: [usherGTK, example("RedGreenViewModels")],
      path: "RedGreen"
    ),
    .target(
      name: "PhotosGTK",
      dependencies: [usher("Usher"), usherGTK, example("PhotosViewModels")],
      path: "Photos"
    ),
    // The app with its views, for both programs below.
    .target(
      name: "PhotosDesktop",
      dependencies: [
        usher("Usher"), usherGTK, "PhotosGTK", example("Photos"), example("PhotosModel"),
      ],
      path: "PhotosApp"
    ),
    .target(
      name: "UsersGTK",
      dependencies: [usher("Usher"), usherGTK, example("UsersViewModels")],
      path: "Users"
    ),
    .target(
      name: "SurveyGTK",
      dependencies: [usher("Usher"), usherGTK, example("SurveyViewModels")],
      path: "Survey"
    ),
    .target(
      name: "MatchesGTK",
      dependencies: [usher("Usher"), usherGTK, example("MatchesViewModels")],
      path: "Matches"
    ),
    .target(
      name: "CloudyGTK",
      dependencies: [usher("Usher"), usherGTK, example("CloudyViewModels")],
      path: "Cloudy"
    ),
    // Each control in its states: for the documentation, and to look at.
    .target(
      name: "GalleryGTK",
      dependencies: [usher("Usher"), usherGTK, example("GalleryViewModels")],
      path: "Gallery"
    ),
    // One app as a program of its own; measured beside a program in C by Benchmarks/run-gtk.
    .executableTarget(
      name: "PhotosProgram",
      dependencies: [
        usher("Usher"), usher("UsherDataFolder"), usherGTK, "PhotosDesktop",
        example("PhotosModel"),
      ],
      path: "PhotosProgram"
    ),
    // The first app of the documentation, as a program of the desktop.
    .executableTarget(
      name: "ReadingListDesktop",
      dependencies: [
        usher("Usher"), usher("UsherDataFolder"), usherGTK,
        .product(name: "StarterApp", package: "starter"),
      ],
      path: "ReadingList"
    ),
    .testTarget(
      name: "ReadingListDesktopTests",
      dependencies: [
        "ReadingListDesktop", usher("Usher"), usherGTK,
        .product(name: "UsherGTKTesting", package: "UsherGTK"),
        .product(name: "StarterApp", package: "starter"),
      ],
      path: "ReadingListTests"
    ),
    // All screens in all their states.
    .testTarget(
      name: "AppsGTKTests",
      dependencies: [
        usher("Usher"), usher("UsherPreviews"), usherGTK,
        .product(name: "UsherGTKTesting", package: "UsherGTK"), "CloudyGTK", "GalleryGTK",
        "MatchesGTK", "PhotosGTK", "RedGreenGTK", "SurveyGTK", "UsersGTK",
        example("CloudyFixtures"),
        example("MatchesFixtures"), example("PhotosFixtures"), example("RedGreenFixtures"),
        example("SurveyFixtures"), example("UsersFixtures"),
        example("Gallery"), example("GalleryViewModels"),
      ],
      path: "Tests"
    ),
    // The apps as one program.
    .executableTarget(
      name: "ShowcaseGTK",
      dependencies: [
        usher("Usher"), usher("UsherDataFolder"), usherGTK, "CloudyGTK", "GalleryGTK",
        "MatchesGTK", "PhotosDesktop", "RedGreenGTK", "SurveyGTK", "UsersGTK",
        example("Cloudy"), example("CloudyModel"), example("CloudyService"), example("Gallery"),
        example("Goalbase"), example("Matches"), example("MatchesModel"), example("PhotosModel"),
        example("RedGreen"), example("ServiceKit"), example("Survey"), example("SurveyModel"),
        example("Users"), example("UsersModel"), example("UsersService"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Showcase"
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
