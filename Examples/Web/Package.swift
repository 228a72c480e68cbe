// swift-tools-version: 6.3
import PackageDescription

func usher(_ product: String) -> Target.Dependency {
  .product(name: product, package: "usher")
}

func example(_ product: String) -> Target.Dependency {
  .product(name: product, package: "usher-examples")
}

/// An app's picture as SVG and as PNG: the home screens of some systems don't take SVG.
let icon: [Resource] = [.embedInCode("icon.svg"), .embedInCode("icon.png")]

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser",
  package: "swift-argument-parser"
)
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let serviceLifecycle = Target.Dependency.product(
  name: "ServiceLifecycle",
  package: "swift-service-lifecycle"
)

// Views are in a package of their own, so the `package` members of view models don't exist here.
let package = Package(
  name: "usher-examples-web",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "hello", targets: ["Hello"]),
    .executable(name: "nodes", targets: ["Nodes"]),
    .executable(name: "notes", targets: ["Notes"]),
    .executable(name: "showcase", targets: ["Showcase"]),
    .executable(name: "starter", targets: ["StarterServer"]),
    .executable(name: "tool-library", targets: ["ToolLibraryServer"]),
  ],
  dependencies: [
    .package(
      name: "usher",
      path: "../..",
      traits: ["Accounts", "Hummingbird", "PostgreSQL", "SQLite", "TLS"]
    ),
    .package(name: "usher-examples", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    // The views of each app. They import its view models and their host.
    .target(
      name: "CloudyWeb",
      dependencies: [usher("UsherWeb"), example("CloudyViewModels")],
      path: "Cloudy",
      resources: icon
    ),
    .target(
      name: "GalleryWeb",
      // Its parts have parameters of types of the core: `Loadable`, bindings.
      dependencies: [usher("Usher"), usher("UsherWeb"), example("GalleryViewModels")],
      path: "Gallery",
      resources: icon + [.embedInCode("Sketch/pad.js"), .embedInCode("Sketch/sketch.js")]
    ),
    .target(
      name: "MatchesWeb",
      dependencies: [usher("UsherWeb"), example("MatchesViewModels")],
      path: "Matches",
      resources: icon
    ),
    .target(
      name: "PhotosWeb",
      dependencies: [usher("UsherWeb"), example("PhotosViewModels")],
      path: "Photos",
      resources: icon
    ),
    .target(
      name: "RedGreenWeb",
      dependencies: [usher("UsherWeb"), example("RedGreenViewModels")],
      path: "RedGreen",
      resources: icon
    ),
    .target(
      name: "SurveyWeb",
      dependencies: [usher("UsherWeb"), example("SurveyViewModels")],
      path: "Survey",
      resources: icon
    ),
    .target(
      name: "UsersWeb",
      // One of its views is a `ViewModelDelegate`, a protocol of the core.
      dependencies: [usher("Usher"), usher("UsherWeb"), example("UsersViewModels")],
      path: "Users",
      resources: icon
    ),
    // Tests of each view in each state, of values that views compute (a plot, a picture's name), and of a view that is a
    // delegate.
    .testTarget(
      name: "ViewTests",
      dependencies: [
        usher("Usher"), usher("UsherPreviews"), usher("UsherTesting"), usher("UsherWeb"),
        usher("UsherWebTesting"), example("CloudyFixtures"), example("CloudyModel"),
        example("CloudyViewModels"), example("MatchesFixtures"), example("PhotosFixtures"),
        example("RedGreenFixtures"), example("SurveyFixtures"), example("UsersFixtures"),
        example("UsersModel"), example("UsersTestSupport"), example("UsersViewModels"),
        "CloudyWeb", "GalleryWeb", "MatchesWeb", "PhotosWeb", "RedGreenWeb", "SurveyWeb",
        "UsersWeb",
      ],
      path: "Tests"
    ),

    // All apps in one process.
    .executableTarget(
      name: "Showcase",
      dependencies: [
        usher("PostgresClient"), usher("Usher"), usher("UsherHummingbird"), usher("UsherInspector"),
        usher("UsherPostgres"), usher("UsherPreviews"), usher("UsherSQLite"),
        usher("UsherWeb"), example("Cloudy"), example("CloudyFixtures"), example("CloudyModel"),
        example("CloudyService"), "CloudyWeb",
        example("Gallery"),
        "GalleryWeb", example("Goalbase"), example("GoalbasePostgres"), example("Listening"),
        example("Matches"), example("MatchesFixtures"), example("MatchesModel"),
        example("MatchesPostgres"), "MatchesWeb", example("Photos"), example("PhotosFixtures"),
        example("PhotosModel"), example("PhotosPostgres"), "PhotosWeb", example("RedGreen"),
        example("RedGreenFixtures"), "RedGreenWeb", example("ServiceKit"), example("Survey"),
        example("SurveyFixtures"), example("SurveyModel"), example("SurveyPostgres"), "SurveyWeb",
        example("Users"), example("UsersFixtures"), example("UsersModel"),
        example("UsersService"), "UsersWeb", argumentParser, crypto, serviceLifecycle,
      ],
      path: "Showcase"
    ),
    // The program of the README.
    .executableTarget(
      name: "Hello",
      dependencies: [usher("Usher"), usher("UsherHummingbird"), usher("UsherWeb")],
      path: "Hello"
    ),
    // One of several processes that share a database, for the tests of them.
    .executableTarget(
      name: "Nodes",
      dependencies: [
        usher("Usher"), usher("UsherHummingbird"), usher("UsherPostgres"), usher("UsherWeb"),
      ],
      path: "Nodes"
    ),
    // The app of the articles in Documentation, and the rest of their code.
    .executableTarget(
      name: "Notes",
      dependencies: [
        usher("Usher"), usher("UsherHummingbird"), usher("UsherInspector"), usher("UsherSQLite"),
        usher("UsherWeb"),
      ],
      path: "Notes"
    ),
    // What `scripts/new` copies, with the manifest that lies beside it.
    .target(
      name: "StarterModel",
      dependencies: [usher("UsherPubSub")],
      path: "Starter/Sources/Model"
    ),
    .target(
      name: "StarterViewModels",
      dependencies: ["StarterModel", usher("Usher")],
      path: "Starter/Sources/ViewModels"
    ),
    .target(
      name: "StarterFlows",
      dependencies: ["StarterModel", "StarterViewModels", usher("Usher")],
      path: "Starter/Sources/Flows"
    ),
    .target(
      name: "StarterViews",
      dependencies: ["StarterViewModels", usher("UsherWeb")],
      path: "Starter/Sources/Views",
      packageAccess: false
    ),
    .target(
      name: "StarterPreviews",
      dependencies: [
        "StarterModel", "StarterViewModels", usher("Usher"), usher("UsherPreviews"),
      ],
      path: "Starter/Sources/Previews"
    ),
    .executableTarget(
      name: "StarterServer",
      dependencies: [
        "StarterFlows", "StarterModel", "StarterPreviews", "StarterViews",
        usher("UsherHummingbird"),
        usher("UsherInspector"), usher("UsherSQLite"), usher("UsherWeb"),
      ],
      path: "Starter/Sources/Server"
    ),
    .testTarget(
      name: "StarterModelTests",
      dependencies: ["StarterModel"],
      path: "Starter/Tests/Model"
    ),
    .testTarget(
      name: "StarterFlowTests",
      dependencies: [
        "StarterFlows", "StarterModel", "StarterViewModels", usher("Usher"), usher("UsherTesting"),
      ],
      path: "Starter/Tests/Flows"
    ),
    .testTarget(
      name: "StarterViewTests",
      dependencies: [
        "StarterModel", "StarterPreviews", "StarterViewModels", "StarterViews", usher("Usher"),
        usher("UsherPreviews"), usher("UsherTesting"), usher("UsherWebTesting"),
      ],
      path: "Starter/Tests/Views"
    ),
    // The app of the tutorial, which begins as a copy of the one before.
    .target(
      name: "ToolLibraryModel",
      dependencies: [usher("UsherAccounts"), usher("UsherPubSub")],
      path: "ToolLibrary/Sources/Model"
    ),
    .target(
      name: "ToolLibraryViewModels",
      dependencies: ["ToolLibraryModel", usher("Usher"), usher("UsherAccounts")],
      path: "ToolLibrary/Sources/ViewModels"
    ),
    .target(
      name: "ToolLibraryFlows",
      dependencies: ["ToolLibraryModel", "ToolLibraryViewModels", usher("Usher")],
      path: "ToolLibrary/Sources/Flows"
    ),
    .target(
      name: "ToolLibraryViews",
      dependencies: ["ToolLibraryViewModels", usher("UsherWeb")],
      path: "ToolLibrary/Sources/Views",
      packageAccess: false
    ),
    .executableTarget(
      name: "ToolLibraryServer",
      dependencies: [
        "ToolLibraryFlows", "ToolLibraryModel", "ToolLibraryViews", usher("UsherHummingbird"),
        usher("UsherInspector"), usher("UsherSQLite"), usher("UsherWeb"),
      ],
      path: "ToolLibrary/Sources/Server"
    ),
    .testTarget(
      name: "ToolLibraryModelTests",
      dependencies: ["ToolLibraryModel"],
      path: "ToolLibrary/Tests/Model"
    ),
    .testTarget(
      name: "ToolLibraryFlowTests",
      dependencies: [
        "ToolLibraryFlows", "ToolLibraryModel", "ToolLibraryViewModels", usher("Usher"),
        usher("UsherTesting"),
      ],
      path: "ToolLibrary/Tests/Flows"
    ),
    .testTarget(
      name: "ToolLibraryViewTests",
      dependencies: [
        "ToolLibraryModel", "ToolLibraryViewModels", "ToolLibraryViews", usher("Usher"),
        usher("UsherTesting"),
        usher("UsherWebTesting"),
      ],
      path: "ToolLibrary/Tests/Views"
    ),
    .testTarget(
      name: "SnippetTests",
      dependencies: [
        usher("PostgresClient"), usher("Usher"), usher("UsherAccounts"), usher("UsherDevelopment"),
        usher("UsherHummingbird"), usher("UsherInspector"), usher("UsherPostgres"),
        usher("UsherPubSub"), usher("UsherSQLite"), usher("UsherTesting"), usher("UsherWeb"),
        usher("UsherWebTesting"), hummingbird, "Notes",
      ],
      path: "SnippetTests",
      exclude: ["Comments"]
    ),
    // The examples in comments: each file has types of its own, whose names are those of others, too.
    .testTarget(
      name: "CommentSnippets",
      dependencies: [
        usher("PostgresClient"), usher("Usher"), usher("UsherAccounts"), usher("UsherDevelopment"),
        usher("UsherHummingbird"), usher("UsherInspector"), usher("UsherPostgres"),
        usher("UsherPreviews"),
        usher("UsherPubSub"), usher("UsherSQLite"), usher("UsherTesting"), usher("UsherWeb"),
        usher("UsherWebTesting"), hummingbird,
      ],
      path: "SnippetTests/Comments"
    ),

    // Tests of the sources of all packages: imports, code that the compiler must refuse, code in documents.
    .testTarget(
      name: "ProjectTests",
      // The host, its server and its store aren't imported; the tests compile sources against them.
      dependencies: [
        usher("UsherHummingbird"), usher("UsherSQLite"), usher("UsherTesting"), usher("UsherWeb"),
        example("CloudyViewModels"), example("Photos"), example("PhotosModel"),
        example("PhotosViewModels"),
      ],
      path: "ProjectTests",
      // A test compiles each file alone.
      exclude: ["Mistakes"]
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
