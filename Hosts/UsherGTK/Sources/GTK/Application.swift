import CGTK

/// A program as the desktop knows it: it runs once for each person, and a second start only tells it what to open.
package final class Application: GObject {
  /// Makes a program.
  ///
  /// - Parameters:
  ///   - id: its identity, such as `org.example.Photos`.
  ///   - name: its name, for screen readers and window managers.
  ///   - isService: whether the desktop has started it, and will tell what to open.
  package init(id: String, name: String, isService: Bool) {
    g_set_prgname(name)
    super.init(owned: usher_application(id))
    if isService { usher_application_serve(raw) }
  }

  /// Makes this process the program, unless another process is it already: see ``isRemote``.
  ///
  /// - Throws: what the session bus says.
  package func register() throws(ApplicationError) {
    guard let message = usher_application_register(raw) else { return }
    defer { g_free(message) }
    throw ApplicationError(description: String(cString: message))
  }

  /// Whether another process is the program. ``run(_:)`` then only tells it what to open.
  package var isRemote: Bool { usher_application_is_remote(raw) != 0 }

  /// Calls an action for each address that the person opens with the program.
  package func onOpen(_ action: @escaping (String) -> Void) {
    let callback = TextCallback(action)
    usher_application_opens(
      raw,
      { data, text in
        let text = String(cString: text)
        let callback = Unmanaged<TextCallback>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { callback.action(text) }
      },
      // The program lives to the end of the process, and so does what it calls.
      Unmanaged.passRetained(callback).toOpaque()
    )
  }

  /// Calls an action for each start of the program: this process's own in ``run(_:)``, and those of other processes.
  package func onStart(_ action: @escaping (Start) -> Void) {
    let callback = StartCallback(action)
    usher_application_starts(
      raw,
      { data, start in
        let start = Start(start)
        let callback = Unmanaged<StartCallback>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { callback.action(start) }
      },
      // As above.
      Unmanaged.passRetained(callback).toOpaque()
    )
  }

  /// Runs the program until its last window is gone; returns the code for the shell.
  package func run(_ arguments: [String]) -> Int32 {
    MainLoop.attach()
    var texts = arguments.map { g_strdup($0) }
    defer { for text in texts { g_free(text) } }
    return texts.withUnsafeMutableBufferPointer { texts in
      texts.withMemoryRebound(to: UnsafeMutablePointer<CChar>.self) { texts in
        guard let first = texts.baseAddress else { return 1 }
        return usher_application_run(raw, Int32(texts.count), first)
      }
    }
  }

  /// Ends ``run(_:)``, whatever is open.
  package func quit() { usher_application_quit(raw) }

  /// Keeps the program running for as long as a window is there.
  package func add(_ window: Window) { usher_application_add(raw, window.gtk) }
}

/// The reason why a process can't be the program.
package struct ApplicationError: Error, CustomStringConvertible {
  package let description: String
}

private final class TextCallback {
  let action: (String) -> Void
  init(_ action: @escaping (String) -> Void) { self.action = action }
}

private final class StartCallback {
  let action: (Start) -> Void
  init(_ action: @escaping (Start) -> Void) { self.action = action }
}
