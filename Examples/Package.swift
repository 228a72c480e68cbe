// swift-tools-version: 6.3
import PackageDescription

let usher = Target.Dependency.product(name: "Usher", package: "usher")
let accounts = Target.Dependency.product(name: "UsherAccounts", package: "usher")
let pubSub = Target.Dependency.product(name: "UsherPubSub", package: "usher")
let usherPostgres = Target.Dependency.product(name: "UsherPostgres", package: "usher")
let usherPreviews = Target.Dependency.product(name: "UsherPreviews", package: "usher")
let usherTesting = Target.Dependency.product(name: "UsherTesting", package: "usher")

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser",
  package: "swift-argument-parser"
)
let asyncHTTPClient = Target.Dependency.product(
  name: "AsyncHTTPClient",
  package: "async-http-client"
)
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioHTTP1 = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioSSL = Target.Dependency.product(name: "NIOSSL", package: "swift-nio-ssl")
let postgresClient = Target.Dependency.product(name: "PostgresClient", package: "usher")
let postgresTesting = Target.Dependency.product(name: "PostgresTesting", package: "usher")
let serviceLifecycle = Target.Dependency.product(
  name: "ServiceLifecycle",
  package: "swift-service-lifecycle"
)
let unixSignals = Target.Dependency.product(name: "UnixSignals", package: "swift-service-lifecycle")

/// What other packages show: of each app its flows, its view models, its view models in their states, and its model where
/// it has one.
let apps = [
  "Cloudy", "CloudyFixtures", "CloudyModel", "CloudyViewModels",
  "Gallery", "GalleryViewModels",
  "Matches", "MatchesFixtures", "MatchesModel", "MatchesPostgres", "MatchesViewModels",
  "Photos", "PhotosFixtures", "PhotosModel", "PhotosPostgres", "PhotosViewModels",
  "RedGreen", "RedGreenFixtures", "RedGreenViewModels",
  "Survey", "SurveyFixtures", "SurveyModel", "SurveyPostgres", "SurveyViewModels",
  "Users", "UsersFixtures", "UsersModel", "UsersTestSupport", "UsersViewModels",
]

/// What a program serves beside them.
let services = [
  "CloudyService", "Goalbase", "GoalbasePostgres", "Listening", "ServiceKit", "UsersService",
]

let package = Package(
  name: "usher-examples",
  platforms: [.macOS(.v15)],
  products: (apps + services).map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "goalbase", targets: ["GoalbaseServer"])
  ],
  dependencies: [
    // With what hosts of ours ask for, too, so that it is compiled once for all of them.
    .package(
      name: "usher",
      path: "..",
      traits: ["Accounts", "Hummingbird", "PostgreSQL", "SQLite", "TLS"]
    ),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    // Red & Green: the smallest app with coordinators.
    .target(name: "RedGreenViewModels", dependencies: [usher], path: "RedGreen/ViewModels"),
    .target(
      name: "RedGreen",
      dependencies: [usher, "RedGreenViewModels"],
      path: "RedGreen/Flows"
    ),
    .target(
      name: "RedGreenFixtures",
      dependencies: [usherPreviews, "RedGreenViewModels"],
      path: "RedGreen/Fixtures"
    ),
    .testTarget(
      name: "RedGreenTests",
      dependencies: [usher, usherTesting, "RedGreen", "RedGreenViewModels"],
      path: "RedGreen/Tests"
    ),

    // Photos: tabs, one purchase flow in two ways, accounts.
    .target(
      name: "PhotosModel",
      dependencies: [accounts, pubSub, "CGD", grdb],
      path: "Photos/Model",
      resources: [.copy("Resources/pictures")]
    ),
    .target(
      name: "PhotosPostgres",
      dependencies: [pubSub, postgresClient, usherPostgres, "PhotosModel"],
      path: "Photos/Postgres"
    ),
    .target(
      name: "PhotosViewModels",
      dependencies: [usher, "PhotosModel"],
      path: "Photos/ViewModels"
    ),
    .target(
      name: "Photos",
      dependencies: [usher, "PhotosModel", "PhotosViewModels"],
      path: "Photos/Flows"
    ),
    .target(
      name: "PhotosFixtures",
      dependencies: [accounts, pubSub, usher, usherPreviews, "PhotosModel", "PhotosViewModels"],
      path: "Photos/Fixtures"
    ),
    .testTarget(
      name: "PhotosModelTests",
      dependencies: [
        accounts, pubSub, "ModelTestSupport", "PhotosFixtures", "PhotosModel", "PhotosPostgres",
        "PostgresTestSupport", postgresTesting,
      ],
      path: "Photos/ModelTests"
    ),
    .testTarget(
      name: "PhotosTests",
      dependencies: [
        usher, usherTesting, "Photos", "PhotosFixtures", "PhotosModel", "PhotosViewModels",
      ],
      path: "Photos/Tests"
    ),
    // The library that draws and scales its pictures, and the program that drew them.
    .systemLibrary(
      name: "CGD",
      path: "Photos/CGD",
      providers: [.apt(["libgd-dev"]), .brew(["gd"])]
    ),
    .executableTarget(name: "PhotosDrawing", dependencies: ["CGD"], path: "Photos/Drawing"),

    // Users: a REST service, endless lists, the delegate style, accounts, uploads.
    .target(
      name: "UsersModel",
      dependencies: [accounts, pubSub, "RESTClient", "RESTErrors", grdb, nioHTTP1],
      path: "Users/Model"
    ),
    .target(
      name: "UsersViewModels",
      dependencies: [usher, "RESTErrors", "UsersModel"],
      path: "Users/ViewModels"
    ),
    .target(
      name: "Users",
      dependencies: [usher, "UsersModel", "UsersViewModels"],
      path: "Users/Flows"
    ),
    .target(
      name: "UsersFixtures",
      dependencies: [
        accounts, usher, usherPreviews, "RESTErrors", "UsersModel", "UsersViewModels",
      ],
      path: "Users/Fixtures"
    ),
    .target(
      name: "UsersTestSupport",
      dependencies: [
        usher, usherTesting, "Users", "UsersFixtures", "UsersModel", "UsersViewModels",
      ],
      path: "Users/TestSupport"
    ),
    .testTarget(
      name: "UsersModelTests",
      dependencies: [
        accounts, pubSub, "FaultyServer", "ModelTestSupport", "RESTErrors", "RESTSourceChecks",
        "UsersFixtures", "UsersModel", grdb,
      ],
      path: "Users/ModelTests"
    ),
    .testTarget(
      name: "UsersTests",
      dependencies: [
        usher, usherTesting, "RESTErrors", "UsersFixtures", "UsersModel", "UsersTestSupport",
        "UsersViewModels",
      ],
      path: "Users/Tests"
    ),

    // Cloudy: places, the weather there, and where the person is.
    .target(
      name: "CloudyModel",
      dependencies: [pubSub, "RESTClient", "RESTErrors", grdb, nioHTTP1],
      path: "Cloudy/Model",
      resources: [.copy("Resources/gazetteer")]
    ),
    .target(
      name: "CloudyViewModels",
      dependencies: [usher, "CloudyModel", "RESTErrors"],
      path: "Cloudy/ViewModels"
    ),
    .target(
      name: "Cloudy",
      dependencies: [usher, "CloudyModel", "CloudyViewModels"],
      path: "Cloudy/Flows"
    ),
    .target(
      name: "CloudyFixtures",
      dependencies: [usher, usherPreviews, "CloudyModel", "CloudyViewModels", "RESTErrors"],
      path: "Cloudy/Fixtures"
    ),
    .testTarget(
      name: "CloudyModelTests",
      dependencies: [
        pubSub, "CloudyModel", "FaultyServer", "ModelTestSupport", "RESTErrors",
        "RESTSourceChecks", grdb,
      ],
      path: "Cloudy/ModelTests"
    ),
    .testTarget(
      name: "CloudyTests",
      dependencies: [
        usher, usherTesting, "Cloudy", "CloudyModel", "CloudyViewModels", "RESTErrors",
      ],
      path: "Cloudy/Tests"
    ),
    // Its search for places beside a linear scan: Benchmarks/run-places.
    .executableTarget(
      name: "Places",
      dependencies: ["CloudyModel", "RandomNumbers", grdb],
      path: "Cloudy/Benchmark"
    ),

    // Matches: a logbook, kept here or by its server, Goalbase.
    .target(
      name: "MatchesModel",
      dependencies: [pubSub, "RESTClient", "RESTErrors", grdb, nioHTTP1],
      path: "Matches/Model"
    ),
    .target(
      name: "MatchesPostgres",
      dependencies: [pubSub, postgresClient, usherPostgres, "MatchesModel"],
      path: "Matches/Postgres"
    ),
    .target(
      name: "MatchesViewModels",
      dependencies: [usher, "MatchesModel", "RESTErrors"],
      path: "Matches/ViewModels"
    ),
    .target(
      name: "Matches",
      dependencies: [usher, "MatchesModel", "MatchesViewModels"],
      path: "Matches/Flows"
    ),
    .target(
      name: "MatchesFixtures",
      dependencies: [usher, usherPreviews, "MatchesModel", "MatchesViewModels", "RESTErrors"],
      path: "Matches/Fixtures"
    ),
    .testTarget(
      name: "MatchesModelTests",
      dependencies: [
        pubSub, "FaultyServer", "Goalbase", "MatchesModel", "MatchesPostgres", "ModelTestSupport",
        "PostgresTestSupport", postgresTesting, "RESTErrors", "RESTSourceChecks",
        "ServiceTestSupport", logging, nioCore, nioHTTP1,
        nioPosix,
      ],
      path: "Matches/ModelTests"
    ),
    .testTarget(
      name: "MatchesTests",
      dependencies: [
        usher, usherTesting, "FaultyServer", "Matches", "MatchesModel", "MatchesViewModels",
        "RESTErrors",
      ],
      path: "Matches/Tests"
    ),
    // Its store beside what one would write first: Benchmarks/run-matches.
    .executableTarget(
      name: "MatchLog",
      dependencies: ["Goalbase", "MatchesModel", grdb],
      path: "Matches/Benchmark"
    ),

    // Survey: a form that goes both ways, drafts, a chart.
    .target(name: "SurveyModel", dependencies: [pubSub, grdb], path: "Survey/Model"),
    .target(
      name: "SurveyPostgres",
      dependencies: [pubSub, postgresClient, usherPostgres, "SurveyModel"],
      path: "Survey/Postgres"
    ),
    .target(
      name: "SurveyViewModels",
      dependencies: [usher, "SurveyModel"],
      path: "Survey/ViewModels"
    ),
    .target(
      name: "Survey",
      dependencies: [usher, "SurveyModel", "SurveyViewModels"],
      path: "Survey/Flows"
    ),
    .target(
      name: "SurveyFixtures",
      dependencies: [usher, usherPreviews, "SurveyModel", "SurveyViewModels"],
      path: "Survey/Fixtures"
    ),
    .testTarget(
      name: "SurveyTests",
      dependencies: [
        usher, usherTesting, "ModelTestSupport", "PostgresTestSupport", postgresTesting, "Survey",
        "SurveyModel", "SurveyPostgres", "SurveyViewModels",
      ],
      path: "Survey/Tests"
    ),

    // Gallery: the components of a host, in all their states.
    .target(name: "GalleryViewModels", dependencies: [usher], path: "Gallery/ViewModels"),
    .target(name: "Gallery", dependencies: [usher, "GalleryViewModels"], path: "Gallery/Flows"),
    .testTarget(
      name: "GalleryTests",
      dependencies: [usher, usherTesting, "Gallery", "GalleryViewModels"],
      path: "Gallery/Tests"
    ),

    // How models ask services over HTTP.
    .target(
      name: "RESTClient",
      dependencies: ["RESTErrors", asyncHTTPClient, nioCore, nioHTTP1, nioPosix, nioSSL],
      path: "Shared/RESTClient"
    ),
    // How asking fails, and the words for it, once for all services: view models have it without
    // the client.
    .target(name: "RESTErrors", path: "Shared/RESTErrors"),
    .testTarget(
      name: "RESTClientTests",
      dependencies: [
        "FaultyServer", "RESTClient", "RESTErrors", asyncHTTPClient, nioCore, nioHTTP1, nioPosix,
        nioSSL,
      ],
      path: "Shared/RESTClientTests"
    ),

    // Random numbers that are the same on every machine.
    .target(name: "RandomNumbers", path: "Shared/RandomNumbers"),

    // Where a service in this process listens.
    .target(name: "Listening", path: "Services/Listening"),
    // What the servers of this process share: how one runs, and how it reads parameters.
    .target(
      name: "ServiceKit",
      dependencies: ["Listening", httpTypes, hummingbird, logging, nioCore, serviceLifecycle],
      path: "Services/ServiceKit/Sources"
    ),
    .testTarget(
      name: "ServiceKitTests",
      dependencies: [
        "Listening", "ServiceKit", "ServiceTestSupport", hummingbird, logging, nioCore,
      ],
      path: "Services/ServiceKit/Tests"
    ),
    // The service of the Users app.
    .target(
      name: "UsersService",
      dependencies: [
        "RandomNumbers", "ServiceKit", grdb, httpTypes, hummingbird, logging, nioCore,
      ],
      path: "Services/Users/Service"
    ),
    .testTarget(
      name: "UsersServiceTests",
      dependencies: [
        "RESTErrors", "ServiceKit", "ServiceTestSupport", "UsersModel", "UsersService", grdb,
        nioHTTP1,
      ],
      path: "Services/Users/Tests"
    ),
    // The weather for Cloudy, where no real service is asked.
    .target(
      name: "CloudyService",
      dependencies: [
        "RandomNumbers", "ServiceKit", httpTypes, hummingbird, logging, nioCore,
      ],
      path: "Services/Cloudy/Service"
    ),
    .testTarget(
      name: "CloudyServiceTests",
      dependencies: [
        "CloudyModel", "CloudyService", "RESTErrors", "ServiceTestSupport", nioHTTP1,
      ],
      path: "Services/Cloudy/Tests"
    ),
    // Goalbase: the server of a logbook of matches.
    .target(
      name: "Goalbase",
      dependencies: ["ServiceKit", grdb, httpTypes, hummingbird, logging, nioCore],
      path: "Services/Goalbase/Service"
    ),
    // Its store in PostgreSQL.
    .target(
      name: "GoalbasePostgres",
      dependencies: ["Goalbase", postgresClient],
      path: "Services/Goalbase/Postgres"
    ),
    .executableTarget(
      name: "GoalbaseServer",
      dependencies: [
        "Goalbase", "GoalbasePostgres", "ServiceKit", argumentParser, logging, nioCore,
        postgresClient,
        serviceLifecycle, unixSignals,
      ],
      path: "Services/Goalbase/Server"
    ),
    .target(
      name: "GoalbaseFixtures",
      dependencies: [
        "Goalbase", "GoalbasePostgres", "ServiceTestSupport", grdb, logging, nioCore, nioHTTP1,
        postgresClient, postgresTesting,
      ],
      path: "Services/Goalbase/Fixtures"
    ),
    .testTarget(
      name: "GoalbaseTests",
      dependencies: ["Goalbase", "GoalbaseFixtures", "ServiceTestSupport"],
      path: "Services/Goalbase/Tests"
    ),
    .testTarget(
      name: "GoalbasePostgresTests",
      dependencies: [
        "Goalbase", "GoalbaseFixtures", "GoalbasePostgres", "GoalbaseServer",
        "PostgresTestSupport", "ServiceTestSupport", argumentParser, postgresClient,
        postgresTesting,
      ],
      path: "Services/Goalbase/PostgresTests"
    ),

    // A server that answers as tests tell it: late, wrongly, not at all.
    .target(
      name: "FaultyServer",
      dependencies: [nioCore, nioPosix],
      path: "TestSupport/FaultyServer"
    ),
    // A service of ours, run and asked over HTTP, and what is checked of each.
    .target(
      name: "ServiceTestSupport",
      dependencies: [
        "FaultyServer", "RESTClient", "RESTErrors", "ServiceKit", logging, nioHTTP1,
        serviceLifecycle,
      ],
      path: "TestSupport/ServiceTestSupport"
    ),
    // What is checked of each client of a REST service.
    .target(
      name: "RESTSourceChecks",
      dependencies: ["FaultyServer", "RESTErrors"],
      path: "TestSupport/RESTSourceChecks"
    ),
    // Several processes on a database.
    .target(
      name: "PostgresTestSupport",
      dependencies: [postgresClient, postgresTesting, usherPostgres],
      path: "TestSupport/PostgresTestSupport"
    ),
    // Values, folders and streams of the tests of models.
    .target(name: "ModelTestSupport", path: "TestSupport/ModelTestSupport"),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
}
