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

let usher = Target.Dependency.product(name: "Usher", package: "usher")
let usherTesting = Target.Dependency.product(name: "UsherTesting", package: "usher")
let usherHummingbird = Target.Dependency.product(name: "UsherHummingbird", package: "usher")
let usherSQLite = Target.Dependency.product(name: "UsherSQLite", package: "usher")
let usherWeb = Target.Dependency.product(name: "UsherWeb", package: "usher")

/// An app's picture, drawn twice: home screens of some systems take no drawing.
let icon: [Resource] = [.embedInCode("icon.svg"), .embedInCode("icon.png")]

let package = Package(
  name: "usher-examples",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "goalbase", targets: ["GoalbaseServer"]),
    .executable(name: "showcase", targets: ["Showcase"]),
    // Apps for other hosts: coordinators, view models and what they are started with.
    .library(name: "Photos", targets: ["Photos", "PhotosModel", "PhotosViewModels"]),
    .library(name: "RedGreen", targets: ["RedGreen", "RedGreenViewModels"]),
    // For the benchmarks.
    .library(name: "CloudyModel", targets: ["CloudyModel"]),
    .library(name: "Goalbase", targets: ["Goalbase"]),
    .library(name: "MatchesModel", targets: ["MatchesModel"]),
  ],
  dependencies: [
    .package(name: "usher", path: "..", traits: ["SQLite"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
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
      dependencies: [usherWeb, "RedGreenViewModels"],
      resources: icon,
      swiftSettings: settings
    ),
    .testTarget(
      name: "RedGreenTests",
      dependencies: [usherTesting, "RedGreen", "RedGreenViewModels"],
      swiftSettings: settings
    ),

    // What the articles in Documentation/ show.
    .executableTarget(
      name: "Notes",
      dependencies: [usher, usherHummingbird, usherSQLite, usherWeb],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SnippetTests",
      dependencies: [usher, usherTesting, "Notes"],
      swiftSettings: settings
    ),

    // What models tell many pages by.
    .target(name: "Announcements", swiftSettings: settings),

    // Asking services over HTTP, what embedded ones are found by, and what tests of both need.
    .target(
      name: "RESTClient",
      dependencies: [
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RESTClientTests",
      dependencies: [
        "FaultyServer", "RESTClient",
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      swiftSettings: settings
    ),
    .target(name: "Listening", swiftSettings: settings),
    .target(
      name: "FaultyServer",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      swiftSettings: settings
    ),

    // Photos: tabs, flows in two ways, accounts, purchases.
    .systemLibrary(name: "CGD", providers: [.apt(["libgd-dev"]), .brew(["gd"])]),
    .target(
      name: "PhotosModel",
      dependencies: [
        "Announcements", "CGD",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
      ],
      resources: [.copy("Resources/pictures")],
      swiftSettings: settings
    ),
    .target(name: "PhotosModelFixtures", dependencies: ["PhotosModel"], swiftSettings: settings),
    .testTarget(
      name: "PhotosModelTests",
      dependencies: ["Announcements", "PhotosModel", "PhotosModelFixtures"],
      swiftSettings: settings
    ),
    .target(
      name: "PhotosViewModels",
      dependencies: [usher, "PhotosModel"],
      swiftSettings: settings
    ),
    .target(
      name: "Photos",
      dependencies: [usher, "PhotosModel", "PhotosViewModels"],
      swiftSettings: settings
    ),
    .target(
      name: "PhotosWeb",
      dependencies: [usherWeb, "PhotosViewModels"],
      resources: icon,
      swiftSettings: settings
    ),
    .testTarget(
      name: "PhotosTests",
      dependencies: [
        usherTesting, "Photos", "PhotosModel", "PhotosModelFixtures", "PhotosViewModels",
      ],
      swiftSettings: settings
    ),
    .executableTarget(name: "PhotosDrawing", dependencies: ["CGD"], swiftSettings: settings),

    // Users: a REST service, endless lists, the delegate style, uploads.
    .target(
      name: "UsersModel",
      dependencies: [
        "Announcements", "RESTClient",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UsersModelTests",
      dependencies: ["Announcements", "FaultyServer", "UsersModel"],
      swiftSettings: settings
    ),
    .target(
      name: "UsersService",
      dependencies: [
        "Listening",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UsersServiceTests",
      dependencies: [
        "FaultyServer", "RESTClient", "UsersService", "UsersModel",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "UsersViewModels",
      dependencies: [usher, "UsersModel"],
      swiftSettings: settings
    ),
    .target(
      name: "Users",
      dependencies: [usher, "UsersModel", "UsersViewModels"],
      swiftSettings: settings
    ),
    .target(
      name: "UsersWeb",
      dependencies: [usher, usherWeb, "UsersViewModels"],
      resources: icon,
      swiftSettings: settings
    ),
    .testTarget(
      name: "UsersTests",
      dependencies: [usher, usherTesting, "Users", "UsersModel", "UsersViewModels", "UsersWeb"],
      swiftSettings: settings
    ),

    // Cloudy: places, the weather there, and where the person is.
    .target(
      name: "CloudyModel",
      dependencies: [
        "Announcements", "RESTClient",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      resources: [.copy("Resources/gazetteer")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CloudyModelTests",
      dependencies: [
        "Announcements", "CloudyModel", "FaultyServer",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "CloudyService",
      dependencies: [
        "Listening",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CloudyServiceTests",
      dependencies: [
        "CloudyModel", "CloudyService", "FaultyServer", "RESTClient",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: settings
    ),

    .target(
      name: "CloudyViewModels",
      dependencies: [usher, "CloudyModel"],
      swiftSettings: settings
    ),
    .target(
      name: "Cloudy",
      dependencies: [usher, "CloudyModel", "CloudyViewModels"],
      swiftSettings: settings
    ),
    .target(
      name: "CloudyWeb",
      dependencies: [usherWeb, "CloudyViewModels"],
      resources: icon,
      swiftSettings: settings
    ),
    .testTarget(
      name: "CloudyTests",
      dependencies: [
        usher, usherTesting, "Cloudy", "CloudyModel", "CloudyViewModels", "CloudyWeb",
      ],
      swiftSettings: settings
    ),

    // Matches: a logbook, kept here or by its server.
    .target(
      name: "MatchesModel",
      dependencies: [
        "Announcements", "RESTClient",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MatchesModelTests",
      dependencies: [
        "Announcements", "FaultyServer", "Goalbase", "MatchesModel",
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: settings
    ),

    .target(
      name: "MatchesViewModels",
      dependencies: [usher, "MatchesModel"],
      swiftSettings: settings
    ),
    .target(
      name: "Matches",
      dependencies: [usher, "MatchesModel", "MatchesViewModels"],
      swiftSettings: settings
    ),
    .target(
      name: "MatchesWeb",
      dependencies: [usherWeb, "MatchesViewModels"],
      resources: icon,
      swiftSettings: settings
    ),
    .testTarget(
      name: "MatchesTests",
      dependencies: [
        usher, usherTesting, "FaultyServer", "Matches", "MatchesModel", "MatchesViewModels",
      ],
      swiftSettings: settings
    ),

    // Goalbase: the server of a logbook of matches.
    .target(
      name: "Goalbase",
      dependencies: [
        "Listening",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: settings
    ),
    // Its store in PostgreSQL is apart: only who uses it needs libpq.
    .systemLibrary(
      name: "CPQ",
      pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"]), .brew(["libpq"])]
    ),
    .target(
      name: "GoalbasePostgres",
      dependencies: ["CPQ", "Goalbase"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "GoalbaseServer",
      dependencies: [
        "Goalbase", "GoalbasePostgres",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "GoalbaseFixtures",
      dependencies: [
        "Goalbase", "GoalbasePostgres",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "GoalbaseTests",
      dependencies: [
        "FaultyServer", "Goalbase", "GoalbaseFixtures", "RESTClient",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "GoalbasePostgresTests",
      dependencies: [
        "Goalbase", "GoalbaseFixtures", "GoalbasePostgres", "GoalbaseServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),

    // Survey: a form that goes both ways, drafts, a chart.
    .target(
      name: "SurveyModel",
      dependencies: ["Announcements", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: settings
    ),
    .target(
      name: "SurveyViewModels",
      dependencies: [usher, "SurveyModel"],
      swiftSettings: settings
    ),
    .target(
      name: "Survey",
      dependencies: [usher, "SurveyModel", "SurveyViewModels"],
      swiftSettings: settings
    ),
    .target(
      name: "SurveyWeb",
      dependencies: [usherWeb, "SurveyViewModels"],
      resources: icon,
      swiftSettings: settings
    ),
    .testTarget(
      name: "SurveyTests",
      dependencies: [usherTesting, "Survey", "SurveyModel", "SurveyViewModels"],
      swiftSettings: settings
    ),

    // Gallery: the components of the web host, in all their states.
    .target(name: "GalleryViewModels", dependencies: [usher], swiftSettings: settings),
    .target(
      name: "Gallery",
      dependencies: [usher, "GalleryViewModels"],
      swiftSettings: settings
    ),
    .target(
      name: "GalleryWeb",
      dependencies: [usher, usherWeb, "GalleryViewModels"],
      resources: icon,
      swiftSettings: settings
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: [usher, usherTesting, usherWeb, "Gallery", "GalleryViewModels", "GalleryWeb"],
      swiftSettings: settings
    ),

    // The program of the README.
    .executableTarget(
      name: "HelloUsher",
      dependencies: [usher, usherWeb, usherHummingbird],
      swiftSettings: settings
    ),

    // Layers, by imports and by what the compiler refuses.
    .testTarget(
      name: "ArchitectureTests",
      dependencies: ["PhotosModel", "PhotosViewModels"],
      swiftSettings: settings
    ),

    // All apps in one process.
    .executableTarget(
      name: "Showcase",
      dependencies: [
        usherWeb, usherHummingbird, usherSQLite, "Cloudy", "CloudyModel", "CloudyService",
        "CloudyWeb", "Gallery", "GalleryWeb", "Goalbase", "Listening", "Matches", "MatchesModel",
        "MatchesWeb", "Photos", "PhotosModel", "PhotosViewModels",
        "PhotosWeb", "RedGreen", "RedGreenWeb", "Survey", "SurveyModel", "SurveyWeb",
        "Users", "UsersModel", "UsersService", "UsersWeb",
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),
  ]
)
