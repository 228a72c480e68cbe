public import Foundation

extension PictureFiles {
  /// The JPEG and PNG files of a folder, by name; titles come from the names. A file that can't be
  /// read is left out and told in ``problems``.
  ///
  /// - Throws: an error of the file system when the folder can't be read.
  @concurrent public static func folder(_ url: URL) async throws -> PictureFiles {
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { ["jpg", "jpeg", "png"].contains(($0 as NSString).pathExtension.lowercased()) }
      .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    var photos: [Photo] = []
    var files: [Photo.ID: URL] = [:]
    var problems: [String] = []
    for name in names {
      let file = url.appendingPathComponent(name)
      do {
        _ = try Image(Data(contentsOf: file))
      } catch let error as ImageError {
        problems.append("\(name): \(error.reason)")
        continue
      } catch {
        problems.append("\(name): it can't be read")
        continue
      }
      let photo = Photo(
        id: freeID(for: name, in: files),
        title: title(of: name),
        price: Catalogue.folderPrice
      )
      photos.append(photo)
      files[photo.id] = file
    }
    return PictureFiles(photos: photos, files: files, problems: problems)
  }

  /// `misty-morning_2.jpg` is “Misty Morning 2”.
  static func title(of name: String) -> String {
    (name as NSString).deletingPathExtension
      .split { $0 == "-" || $0 == "_" || $0 == " " }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  private static func freeID(for name: String, in files: [Photo.ID: URL]) -> Photo.ID {
    let words = (name as NSString).deletingPathExtension.lowercased()
      .split { !$0.isLetter && !$0.isNumber }
    // The app has an address of that name.
    let slug = words.isEmpty ? "photo" : words.joined(separator: "-")
    let base = slug == "profile" || slug == "sign-in" ? "photo-\(slug)" : slug
    var id = base
    var number = 2
    while files[id] != nil {
      id = "\(base)-\(number)"
      number += 1
    }
    return id
  }
}
