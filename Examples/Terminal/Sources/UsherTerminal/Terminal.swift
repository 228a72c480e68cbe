public import Usher

/// Shows a window as text and carries out commands, one for each typed line.
///
/// - `3` presses the button with this number.
/// - `1 bart` types a text into the field with this number.
/// - `b` goes back, `f` goes forward, `x` is Escape.
/// - `t2` selects the second tab.
/// - `o photos/pli` follows a link.
/// - `q` leaves the app.
///
/// ```swift
/// let terminal = Terminal(navigation, views: views) { print($0) }
/// while let line = readLine() { terminal.take(line) }
/// ```
public final class Terminal: WindowHost {
  /// The connection to the window; the host holds nothing else of it.
  public let presenter: Presenter
  /// The current page as text; empty after the end.
  public private(set) var page = ""
  /// Whether the window has ended.
  public private(set) var isEnded = false

  private let views: TerminalViews.Table
  private let write: (String) -> Void
  /// The actions of the current page; number 1 is the first. They are replaced each time the page is drawn.
  private var choices: [(_ text: String) -> Void] = []
  private let scope: Scope
  private var drawing: ObservationToken?
  private var printed = ""

  /// Shows a window that is already started.
  ///
  /// - Parameters:
  ///   - navigation: the window's navigation.
  ///   - views: the views, one for each view model.
  ///   - write: gets each page that differs from the one before.
  public init(
    _ navigation: Navigation,
    views: TerminalViews.Table,
    write: @escaping (String) -> Void
  ) {
    presenter = Presenter(navigation)
    self.views = views
    self.write = write
    scope = navigation.makeScope()
    presenter.attach(self)
  }

  /// Draws the picture now, and again each time a value that was read for it changes.
  public func show(_ picture: Picture, _ change: Change) {
    drawing?.end()
    weak let terminal = self
    drawing = scope.observe {
      terminal?.draw()
      return terminal?.page ?? ""
    } then: { _ in
      terminal?.print()
    }
    print()
  }

  private func print() {
    guard page != printed else { return }
    printed = page
    write(page)
  }

  /// Ends the drawing and releases all view models, because the window has ended.
  public func ended() {
    isEnded = true
    // The actions and the page hold view models.
    choices = []
    page = ""
    scope.end()
  }

  // MARK: Drawing

  private func draw() {
    choices = []
    let picture = presenter.picture
    var rows: [String] = []
    let tabs = picture.layers.first?.tabs ?? []
    if !tabs.isEmpty {
      rows.append(
        tabs.map { $0.isSelected ? "[\($0.title)]" : " \($0.title) " }.joined(separator: " ")
      )
    }
    let titles = picture.layers.map { $0.visible.map(title).joined(separator: ", ") }
    rows.append("= " + titles.joined(separator: " | "))
    if let prompt = presenter.prompt {
      rows += promptRows(prompt)
    } else if let layer = picture.layers.last {
      for screen in layer.visible {
        if layer.visible.count > 1 { rows.append("- " + title(screen)) }
        rows += lines(of: screen)
      }
    }
    page = rows.joined(separator: "\n") + "\n"
  }

  private func title(_ id: NodeID) -> String { presenter.screen(id)?.title ?? "" }

  private func lines(of id: NodeID) -> [String] {
    guard let screen = presenter.screen(id) else { return [] }
    guard let view = views[screen] else { return ["There is no view for \(screen.viewModelName)."] }
    return view(screen).map { line in
      switch line {
      case .text(let text): return "   " + text
      case .button(let title, false, _): return "   (\(title))"
      case .button(let title, true, let action):
        return choice(title) { _ in screen.perform(action) }
      case .field(let label, let text, let isSecret):
        let shown = isSecret ? String(repeating: "*", count: text.value.count) : text.value
        let binding = screen.binding(text)
        return choice("\(label): \(shown)_") { binding.value = $0 }
      }
    }
  }

  private func promptRows(_ prompt: PromptHandle) -> [String] {
    var rows = ["? " + prompt.content.title]
    if !prompt.content.message.isEmpty { rows.append("  " + prompt.content.message) }
    if let field = prompt.content.field {
      rows.append(choice("\(field.label): \(prompt.text)_") { prompt.text = $0 })
      if let message = prompt.message { rows.append("   ! " + message) }
    }
    return rows
      + prompt.content.buttons.enumerated().map { index, button in
        guard prompt.isEnabled(index) else { return "   (\(button.title))" }
        return choice(button.title) { _ in prompt.answer(index) }
      }
  }

  private func choice(_ title: String, _ action: @escaping (_ text: String) -> Void) -> String {
    choices.append(action)
    return "\(choices.count). \(title)"
  }

  // MARK: Commands

  /// Carries out a command and draws the page again.
  ///
  /// - Returns: `false` if the command has no meaning on this page.
  @discardableResult
  public func take(_ command: String) -> Bool {
    let isDone = perform(command)
    // Typed text shows at once.
    if !isEnded { draw() }
    print()
    return isDone
  }

  private func perform(_ command: String) -> Bool {
    let (navigation, picture) = (presenter.navigation, presenter.picture)
    let (layer, isAsked) = (picture.layers.last, picture.prompt != nil)
    let parts = command.split(separator: " ", maxSplits: 1).map(String.init)
    let argument = parts.count > 1 ? parts[1] : ""
    switch parts.first {
    case "b" where picture.canGoBack && !isAsked: navigation.back()
    case "f" where navigation.canGoForward: navigation.forward()
    case "x" where isAsked || layer?.style == .sheet: navigation.escape()
    case "q": navigation.requestClose()
    case "o": return (try? navigation.open(argument)) != nil
    case let name? where name.hasPrefix("t") && !isAsked:
      let tabs = layer?.tabs ?? []
      guard let number = Int(name.dropFirst()), tabs.indices.contains(number - 1) else {
        return false
      }
      navigation.select(tab: tabs[number - 1].id)
    case let name?:
      guard let number = Int(name), choices.indices.contains(number - 1) else { return false }
      choices[number - 1](argument)
    case nil: return false
    }
    return true
  }
}
