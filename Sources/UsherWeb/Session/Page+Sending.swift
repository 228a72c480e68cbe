import Usher

// What a page sends: itself as a whole, and what has changed of it.
extension Page {
  /// Returns the whole page as HTML, readable without scripts.
  ///
  /// - Parameters:
  ///   - session: the token by which the page's socket finds its session.
  ///   - assets: the URLs of the host's and the app's files.
  ///   - origin: the site's origin, for example `https://example.com`, if it is known.
  ///   - rows: which rows of a long list the page begins with; `nil` for the first ones.
  func render(
    session: String,
    assets: Assets,
    origin: String? = nil,
    rows: RowsParameter? = nil
  ) -> [UInt8] {
    if let origin { self.origin = origin }
    stage.update()
    stage.rowsParameter = rows
    defer { stage.rowsParameter = nil }
    controls.beginAnew()
    asksBeforeClosing = false
    animation = nil
    history = BrowserHistory(path: app.url(navigation.path), in: presenter.picture)
    var renderer = Renderer(.page, source: stage)
    let head = PageHead(
      title: title,
      summary: app.summary,
      files: assets.files(of: app),
      assets: assets,
      locale: locale,
      session: (session, app.base),
      origin: origin
    )
    PageDocument(head: head).render(into: &renderer)
    stage.setSent()
    return renderer.out
  }

  /// Appends the operations that send the complete page to a browser whose content is from an earlier process of the
  /// server.
  ///
  /// - Parameters:
  ///   - historyIndex: the index of the browser's current history entry; `nil` if that doesn't belong to the session.
  ///   - rows: which rows the browser has of long lists, by the number of the fragment.
  func renderAnew(
    at historyIndex: Int?,
    with rows: [Int: [ToldRows]] = [:],
    into out: inout [UInt8]
  ) {
    stage.update()
    stage.resume(rows)
    let path = app.url(navigation.path)
    controls.add(history.resume(at: historyIndex, path: path, in: presenter.picture))
    animation = nil
    var renderer = Renderer(.page, source: stage)
    renderer.fragment(ScreenNumber.shell)
    stage.setSent()
    if tellsLanguage {
      tellsLanguage = false
      out += [0, PageControl.language.rawValue]
      out.append(text: locale.language)
      out.append(text: locale.direction)
      out.append(text: stage.words.scriptWords)
      out.append(text: locale.clock?.text ?? "")
    }
    out += [0, PageControl.reset.rawValue]
    out.append(varint: renderer.out.count)
    out += renderer.out
    asksBeforeClosing = navigation.asksBeforeClosing
    controls.setAsksBeforeClosing(asksBeforeClosing)
    out += controls.take()
  }

  /// How much memory the operations for the browser itself need that wait to be sent, in bytes.
  var waitingBytes: Int { controls.count }

  var hasChanges: Bool {
    updateClosing()
    return !controls.isEmpty || device.areUnasked || animation != nil || stage.needsPatch
  }

  /// Adds an operation if the browser has to change whether it asks before its tab closes. The browser asks by itself,
  /// so it must know this beforehand.
  private func updateClosing() {
    guard navigation.asksBeforeClosing != asksBeforeClosing else { return }
    asksBeforeClosing.toggle()
    controls.setAsksBeforeClosing(asksBeforeClosing)
  }

  /// Appends the operations that bring the browser's content up to date, if any.
  ///
  /// - Parameters:
  ///   - out: the frame.
  ///   - applied: the lowest 8 bits of the newest applied event's number, if that event isn't
  ///     acknowledged yet. They are placed before the operations: so the browser keeps the text in a
  ///     field if the person typed it after that event. `nil` if all applied events are acknowledged.
  ///   - isAnswer: whether `applied` is sent even if there is no operation.
  func patch(into out: inout [UInt8], applied: UInt8? = nil, isAnswer: Bool = false) {
    updateClosing()
    let isChanged = hasChanges
    var operations = controls.take()
    if isChanged {
      device.ask(in: &operations)
      var renderer = Renderer(.patch, templates: templates, source: stage)
      stage.patch(&renderer)
      operations += templates.takeDefinitions()
      operations += renderer.out
    }
    guard isAnswer || animation != nil || !operations.isEmpty else { return }
    if let animation { out += [0, PageControl.animation.rawValue, animation.rawValue] }
    animation = nil
    if let applied { out += [0, PageControl.applied.rawValue, applied] }
    out += operations
  }
}
