public import Usher

/// What happens when the person chooses a file.
public struct FileAttribute: ElementAttributes {
  @usableFromInline let action: (IncomingFile) -> Void

  @inlinable init(_ action: @escaping (IncomingFile) -> Void) { self.action = action }

  /// Renders that the element takes files; the handler itself stays in the server.
  @inlinable public func render(into renderer: inout Renderer) { renderer.fileHandler(action) }
}
