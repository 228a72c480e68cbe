import GTK

/// A picture from the app's own resources, see ``WindowSetup``.
///
/// ```swift
/// Image(photo.thumbnail, description: photo.title, height: 48)
/// ```
public struct Image: Content {
  private let path: () -> String
  private let description: () -> String
  private let height: Int
  private let width: Int

  /// Makes a picture that is loaded when it is shown.
  ///
  /// - Parameters:
  ///   - path: the path of the picture; when it changes, the new picture is loaded.
  ///   - description: what the picture shows, for screen readers; empty for one that says nothing.
  ///   - width: the width, in pixels; -1 for that of the picture.
  ///   - height: the height, in pixels.
  public init(
    _ path: @autoclosure @escaping () -> String,
    description: @autoclosure @escaping () -> String,
    width: Int = -1,
    height: Int
  ) {
    (self.path, self.description, self.width, self.height) = (path, description, width, height)
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [self] context in
        let picture = Picture()
        picture.request(width: width, height: height)
        context.bind(description) { picture.setName($0) }
        // The newest load wins, whichever comes last.
        let loading = Loading()
        context.bind(path) { [weak context] path in
          loading.number += 1
          let number = loading.number
          picture.show([])
          context?.task { [weak context] in
            guard let content = try? await context?.resource(path), number == loading.number else {
              return
            }
            picture.show(content)
          }
        }
        return picture
      }
    ]
  }
}

@MainActor private final class Loading {
  var number = 0
}
