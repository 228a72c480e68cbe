import Foundation
import GTK
import Usher

/// A button that saves one of the app's resources, such as a picture, as a file of the person's.
///
/// ```swift
/// SaveButton("Download", photo.download, as: photo.fileName)
/// ```
///
/// If the resource can't be read, or the file can't be written, the reason is shown below the button.
public struct SaveButton: Content {
  private let title: () -> String
  private let path: () -> String
  private let name: () -> String

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: the title of the button, and of the dialog.
  ///   - path: the path of the resource, see ``WindowSetup``.
  ///   - name: the name of the file, which the person can change.
  public init(
    _ title: @autoclosure @escaping () -> String,
    _ path: @autoclosure @escaping () -> String,
    as name: @autoclosure @escaping () -> String
  ) {
    (self.title, self.path, self.name) = (title, path, name)
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [title, path, name] context in
        let (box, button) = (Box(isVertical: true, spacing: 4), GTK.Button())
        let problem = Label(wraps: true)
        problem.addStyle("error")
        problem.isVisible = false
        button.align(horizontally: .start)
        box.append(button)
        box.append(problem)
        context.bind(title) { button.title = $0 }
        var chooser: FileChooser?
        context.onEnd { chooser?.end() }
        context.on(button, "clicked") { [weak context] in
          guard let context, let window = context.acts.window() else { return }
          problem.isVisible = false
          chooser?.end()
          let accept = context.acts.words[.saveFile]
          chooser = FileChooser(over: window, title: title(), accept: accept, savingAs: name())
          let resource = path()
          chooser?.show { [weak context] paths in
            chooser = nil
            guard let target = paths.first else { return }
            _ = context?.task { [weak context] in
              do {
                // A screen that has left saves nothing: a file that is there must not become an empty one.
                guard let content = try await context?.resource(resource) else { return }
                let isNew = !FileManager.default.fileExists(atPath: target)
                try Data(content).write(to: URL(fileURLWithPath: target), options: .atomic)
                // What the person saves is as what they save by other programs.
                if isNew { chmod(target, 0o666 & ~FileMask.ofPerson) }
              } catch {
                problem.text = error.userMessage
                problem.isVisible = true
              }
            }
          }
        }
        return box
      }
    ]
  }
}
