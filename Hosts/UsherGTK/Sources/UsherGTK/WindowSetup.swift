public import Usher

/// What all windows of an app have in common.
///
/// ```swift
/// let setup = WindowSetup(name: "Photos", views: photosViews) { path in try await pictures.content(at: path) }
/// ```
@MainActor public struct WindowSetup {
  /// The name of the app, in the titles of its windows.
  public let name: String
  /// The width at which a window opens, in pixels.
  public var width = 900
  /// The height at which a window opens, in pixels.
  public var height = 640
  /// The languages of the app's texts, as BCP 47 tags. The person reads the first of theirs that is among these; the first
  /// of these if none is.
  public var languages = ["en"]
  /// The texts of the host itself.
  public var words = [WindowWords.english, .german, .arabic]
  /// Called when a view has a mistake; prints it on standard error at first.
  public var onViewMistake: (ViewMistake) -> Void = { StandardError.print("usher: \($0)") }
  let views: ViewTable<Views.Maker>
  let resource: (String) async throws -> [UInt8]

  /// Makes a setup.
  ///
  /// - Parameters:
  ///   - name: the name of the app.
  ///   - views: the app's views.
  ///   - resource: returns the content of one of the app's own resources, such as a picture, by its path.
  public init(
    name: String,
    views: Views,
    resource: @escaping (String) async throws -> [UInt8] = { throw ResourceError(path: $0) }
  ) {
    self.name = name
    self.views = views.table
    self.resource = resource
  }
}

/// An app has no resource at a path.
public struct ResourceError: UserFacingError, CustomStringConvertible {
  /// The message for the person.
  public let userMessage = "It isn’t there any more."
  /// The path that was asked for.
  public let path: String

  /// Makes the error for a path.
  public init(path: String) { self.path = path }

  /// The path, and how to mend it.
  public var description: String {
    "The app has no resource “\(path)”. To fix this, give `WindowSetup` a closure `resource` that returns it."
  }
}
