public import Usher

/// A handler that is called when the person chooses a file.
public struct FileAttribute: ElementAttributes {
  @usableFromInline let action: (IncomingFile) -> Void

  @inlinable init(_ action: @escaping (IncomingFile) -> Void) { self.action = action }

  /// Marks the element, so that the browser reports the chosen files to the server; the handler itself stays on the
  /// server.
  @inlinable public func render(into renderer: inout Renderer) { renderer.fileHandler(action) }
}
