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
  ///   - path: the path of the picture; when it changes, the new picture is loaded. One with more than 40 million pixels isn't
  ///     shown.
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
          picture.show(nil)
          loading.task = context?.task { [weak context] in
            let texture = await context?.texture(path)
            if !Task.isCancelled { picture.show(texture) }
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

extension PartContext {
  /// Loads a picture; `nil` if it can't be had.
  fileprivate func texture(_ path: String) async -> Texture? {
    do {
      return await Texture.reading(try await resource(path))
    } catch let error as ResourceError {
      report(.noResource, error.description)
    } catch {
      // An empty place is all that a person needs to know.
    }
    return nil
  }
}
