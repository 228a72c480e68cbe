import Foundation
import Photos
import PhotosGTK
import PhotosModel
import RedGreen
import RedGreenGTK
import ServiceKit
import Users
import UsersGTK
import UsersModel
import UsersService
import Usher
import UsherDataFolder
import UsherGTK

/// The person at this desktop. There is one for each data folder.
private let person = Visit(id: "desktop")

/// All apps of the program, in the order in which the person can choose them.
@MainActor
func apps(in folder: DataFolder) async throws -> [GTKApp] {
  let folder = URL(fileURLWithPath: folder.path)
  return [
    redGreen(),
    try await photos(folder),
    try await users(folder),
  ]
}

@MainActor
private func redGreen() -> GTKApp {
  GTKApp(
    WindowSetup(name: "Red & Green", views: redGreenViews),
    at: "red-green",
    summary: "Two buttons and two colors: the smallest app with coordinators.",
    styles: redGreenStyles
  ) { navigation, snapshot in
    navigation.start(restoring: snapshot) { MainCoordinator(flow: $0) }
  }
}

@MainActor
private func photos(_ folder: URL) async throws -> GTKApp {
  let shop = PhotoShop(
    store: try SQLitePhotoStore(path: folder.appending(path: "photos.sqlite").path),
    pictures: .bundled()
  )
  try await shop.open()
  let setup = WindowSetup(name: "Photos", views: photosViews) { path in
    try await picture(at: path, of: shop)
  }
  return GTKApp(
    setup,
    at: "photos",
    summary: "Look at photos, sign in, and buy them: one purchase flow, in two ways."
  ) { navigation, snapshot in
    navigation.start(restoring: snapshot) {
      AppCoordinator(shop: shop, visit: person, flow: $0)
    }
  }
}

/// The pictures by the paths that view models name: `thumbnail/pli`.
private func picture(at path: String, of shop: PhotoShop) async throws -> [UInt8] {
  let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
  guard parts.count == 2 else { throw ResourceError(path: path) }
  let picture =
    switch parts[0] {
    case "thumbnail": try await shop.preview(parts[1], .thumbnail)
    case "preview": try await shop.preview(parts[1], .preview)
    case "full": try await shop.picture(parts[1], visitor: person.id)
    default: throw ResourceError(path: path)
    }
  return Array(picture.data)
}

@MainActor
private func users(_ folder: URL) async throws -> GTKApp {
  let store = try UserStore(path: folder.appending(path: "users.sqlite").path)
  let service = UsersService(store: store)
  let accounts = try Accounts(path: folder.appending(path: "accounts.sqlite").path)
  try await store.seed(count: 10)
  try await accounts.open()
  // The service that the app asks is in this program.
  Task.detached { try await service.run() }
  let source = RESTUsersDataSource { try? await service.url() }
  let files = AccountFiles(
    accounts: accounts,
    store: try FolderFileStore(folder: folder.appending(path: "files"))
  )
  return GTKApp(
    WindowSetup(name: "Users", views: usersViews),
    at: "users",
    summary: "Users from a REST service, by observation and by delegate, and files of your own."
  ) { navigation, snapshot in
    navigation.start(restoring: snapshot) {
      UsersCoordinator(dataSource: source, files: files, visit: person, flow: $0)
    }
  }
}
