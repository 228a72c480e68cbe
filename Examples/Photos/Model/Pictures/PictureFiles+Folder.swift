public import Foundation

extension PictureFiles {
  /// Returns the JPEG and PNG files of a folder, sorted by name. The titles come from the names. A file that can't be
  /// used is left out and listed in ``problems``. Files outside the folder are never read.
  ///
  /// - Throws: an error of the file system when the folder can't be read.
  @concurrent public static func folder(_ url: URL) async throws -> PictureFiles {
    let folder = url.resolvingSymlinksInPath()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { ["jpg", "jpeg", "png"].contains(($0 as NSString).pathExtension.lowercased()) }
      .filter { !$0.hasPrefix(".") }
      .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    var photos: [Photo] = []
    var files: [Photo.ID: URL] = [:]
    var problems: [String] = []
    for name in names {
      let file: URL
      do {
        file = try picture(name, in: folder)
      } catch {
        problems.append("\(name): \(error.reason)")
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

  /// Returns the location of a picture after a check that it can be shown.
  private static func picture(_ name: String, in folder: URL) throws(ImageError) -> URL {
    let file = folder.appendingPathComponent(name).resolvingSymlinksInPath()
    guard file.pathComponents.starts(with: folder.pathComponents) else { throw .outside }
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard let attributes else { throw .unreadable }
    guard attributes[.type] as? FileAttributeType == .typeRegular else { throw .notAFile }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size <= Image.byteLimit else { throw .tooManyBytes }
    guard let data = try? Data(contentsOf: file) else { throw .unreadable }
    _ = try Image(data)
    return file
  }

  /// Returns the title for a file's name: `misty-morning_2.jpg` becomes “Misty Morning 2”.
  static func title(of name: String) -> String {
    let words = (name as NSString).deletingPathExtension
      .split { $0 == "-" || $0 == "_" || $0 == " " }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return words.isEmpty ? "Photo" : words.joined(separator: " ")
  }

  private static func freeID(for name: String, in files: [Photo.ID: URL]) -> Photo.ID {
    let words = (name as NSString).deletingPathExtension.lowercased()
      .split { !$0.isLetter && !$0.isNumber }
    // The app has addresses with these names.
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
