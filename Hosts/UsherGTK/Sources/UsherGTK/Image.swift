import GTK
import Usher

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
        let frame = Box(isVertical: true)
        frame.append(picture)
        frame.align(vertically: .center)
        if width >= 0 {
          picture.request(width: width, height: height)
          frame.align(horizontally: .center)
        }
        frame.wish(width: max(0, width), height: height, followsText: false)
        context.bind(description) { picture.setName($0) }
        let loading = Loading()
        context.onEnd { loading.task?.cancel() }
        context.bind(path) { [weak context] path in
          // A row that is used again has another picture: the old one must not come late.
          loading.task?.cancel()
          picture.show([])
          loading.task = context?.task { [weak context] in
            guard let content = try? await context?.resource(path), !Task.isCancelled else {
              return
            }
            picture.show(content)
          }
        }
        return frame
      }
    ]
  }
}

@MainActor private final class Loading {
  var task: ScopeTask?
}
