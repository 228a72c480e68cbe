import Foundation
import PhotosDesktop
import PhotosModel
import Usher
import UsherDataFolder
import UsherGTK

/// The Photos app as a program of its own; its argument is the folder for what it stores.
@main
enum PhotosProgram {
  @MainActor static func main() {
    let program = GTKProgram(
      id: "org.usher.Photos",
      name: "Photos",
      data: CommandLine.arguments.dropFirst().first ?? ".photos"
    ) { folder in
      let shop = PhotoShop(
        store: try SQLitePhotoStore(path: "\(folder.path)/photos.sqlite"),
        pictures: .bundled()
      )
      try await shop.open()
      return [photosApp(shop, Visit(id: "desktop"))]
    }
    exit(program.run(["photos"]))
  }
}
