import CGTK

/// The desktop's dialog for files: to choose some, or to say where one is saved.
package final class FileChooser: GObject {
  private var connection: Connection?

  /// Makes a dialog over a window.
  ///
  /// - Parameters:
  ///   - title: the title of the dialog.
  ///   - accept: the title of the button that chooses; it may have a mnemonic.
  ///   - name: the name under which a file is saved; `nil` to choose files that exist.
  package init(over window: Window, title: String, accept: String, savingAs name: String? = nil) {
    super.init(
      owned: usher_file_chooser(window.gtk, title, accept, name == nil ? 0 : 1)
    )
    if let name {
      usher_file_chooser_name(raw, name)
    } else {
      usher_file_chooser_several(raw)
    }
  }

  /// Shows the dialog; calls the action once, with the files that were chosen: none if the person cancels.
  package func show(_ action: @escaping ([ChosenFile]) -> Void) {
    connection = on("response", .number) { [self] event in
      // Its closure holds the dialog until there is an answer.
      let files = usher_is_accepted(event.number) != 0 ? chosen() : []
      end()
      action(files)
      return false
    }
    usher_file_chooser_show(raw)
  }

  /// Takes the dialog away without an answer.
  package func end() {
    usher_file_chooser_end(raw)
    connection?.end()
    connection = nil
  }

  private func chosen() -> [ChosenFile] {
    let list = FileList()
    usher_file_chooser_files(raw, Unmanaged.passUnretained(list).toOpaque()) { data, name, path in
      let file = ChosenFile(name: String(cString: name), path: path.map { String(cString: $0) })
      let list = Unmanaged<FileList>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { list.files.append(file) }
    }
    return list.files
  }
}

private final class FileList {
  var files: [ChosenFile] = []
}

/// What the person has chosen in the dialog for files.
package nonisolated struct ChosenFile: Sendable {
  /// The name, without folders.
  package var name: String
  /// The path; `nil` if the place has none, such as a server that isn't mounted.
  package var path: String?

  package init(name: String, path: String?) { (self.name, self.path) = (name, path) }
}

/// Files and addresses as the desktop sees them.
package enum Desktop {
  /// The type of a file's content, by its name: `image/jpeg`.
  package static func contentType(of name: String) -> String {
    let type = usher_content_type(name)
    defer { g_free(type) }
    return String(cString: type)
  }

  /// The person's languages, the one that they know best first: `de_AT`, `de`, `C`.
  package static var languages: [String] {
    var names: [String] = []
    guard var name = g_get_language_names() else { return [] }
    while let known = name.pointee {
      names.append(String(cString: known))
      name += 1
    }
    return names
  }

  /// Opens an address of another site with the program that the person has chosen for it.
  package static func open(_ address: String, over window: Window?) {
    usher_show_address(window?.gtk, address)
  }
}
