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
  private var label: (() -> String)?

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: the title of the button, and of the dialog.
  ///   - path: the path of the resource, see ``WindowSetup``.
  ///   - name: the name of the file, which the person can change. Folders and a dot at its beginning are left out.
  public init(
    _ title: @autoclosure @escaping () -> String,
    _ path: @autoclosure @escaping () -> String,
    as name: @autoclosure @escaping () -> String
  ) {
    (self.title, self.path, self.name) = (title, path, name)
  }

  /// Gives the button another name for screen readers, where the title says too little: “Download picture.png”.
  public func label(_ label: @autoclosure @escaping () -> String) -> SaveButton {
    var button = self
    button.label = label
    return button
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [title, path, name, label] context in
        let (box, button) = (Box(isVertical: true, spacing: 4), GTK.Button())
        let problem = Label(wraps: true)
        problem.addStyle("error")
        problem.isVisible = false
        button.align(horizontally: .start)
        box.append(button)
        box.append(problem)
        context.bind(title) {
          button.title = $0
          // GTK calls a button what its title says.
          if let label { button.setName(label()) }
        }
        if let label { context.bind(label) { button.setName($0) } }
        var chooser: FileChooser?
        context.onEnd { chooser?.end() }
        context.on(button, "clicked") { [weak context] in
          guard let context, let window = context.acts.window() else { return }
          problem.isVisible = false
          chooser?.end()
          chooser = FileChooser(
            over: window,
            title: title(),
            accept: context.acts.words[.saveFile],
            savingAs: DiskFile.safeName(name())
          )
          let resource = path()
          chooser?.show { [weak context] files in
            chooser = nil
            guard let file = files.first else { return }
            _ = context?.task { [weak context] in
              guard let message = await context?.save(resource, to: file) else { return }
              problem.text = message
              problem.isVisible = true
            }
          }
        }
        return box
      }
    ]
  }
}

extension PartContext {
  /// Saves one of the app's resources as a file.
  ///
  /// - Returns: what went wrong, for the person; `nil` if nothing did.
  func save(_ resource: String, to file: ChosenFile) async -> String? {
    do {
      try await DiskFile.save(try await self.resource(resource), to: file, acts.words)
      return nil
    } catch let error as ResourceError {
      report(.noResource, error.description)
      return error.userMessage
    } catch {
      return error.userMessage
    }
  }
}
