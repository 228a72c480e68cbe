import Usher

// What a page gets from its browser.
extension Page {
  /// Applies an event of the browser. Events that are malformed, or for something that isn't on the screen
  /// any more, are ignored.
  ///
  /// - Throws: the reason why the socket has to be closed; then the event has changed nothing.
  func receive(_ reader: inout ByteReader) throws(SocketRefusal) {
    told = nil
    guard let fragment = reader.varint() else { return }
    if fragment == 0 { return try receiveControl(&reader) }
    guard let count = reader.varint(), (1...32).contains(count) else { return }
    var address: [Int] = []
    for _ in 0..<count {
      guard let step = reader.varint() else { return }
      address.append(step)
    }
    let payload = reader.rest()
    guard
      let handler = stage.fragment(fragment)?.handler(
        at: address,
        payload: payload,
        file: files?.file
      )
    else { return }
    if handler.isRequestForRows {
      handler.action()
      stage.fragment(fragment)?.setNeedsPatch()
      return
    }
    if handler.isPrivate { recorder?.hideSize() }
    let field = TypedTexts.Field(fragment: fragment, path: address)
    let hasRoom = typedTexts.admit(payload.utf8.count, in: field) { stage.exists($0.fragment) }
    guard hasRoom else { return refusedText = true }
    if handler.isPrivate {
      // Those of a page that is stored are forgotten after its record has been compared with them.
      if onPrivateText == nil { privateTexts.forget(unless: stage.exists) }
      privateTexts.add(payload, fragment: fragment, path: address)
    }
    guard let shown = stage.shown(fragment) else { return handler.action() }
    if let viewModel = shown.screen.viewModel {
      handled = HandledEvent(
        name: handler.event,
        element: handler.element,
        viewModel: type(of: viewModel)
      )
    }
    guard shown.screen.perform(handler.action) else { return }
    shown.afterwards?(navigation)
    shown.afterwards = nil
  }

  private func receiveControl(_ reader: inout ByteReader) throws(SocketRefusal) {
    guard let event = reader.varint().flatMap(PageEvent.init) else { return }
    told = event
    switch event {
    case .location, .stuck:
      guard let report = try HistoryReport(&reader) else { return }
      if event == .location { browserMoved(report) } else { browserIsStuck(report) }
    case .link: followLink(try reader.address())
    case .room: if let isWide = reader.byte() { setHasRoom(isWide == 1) }
    case .fileFailed: if let number = reader.varint() { files?.fail(number) }
    case .position:
      guard let number = reader.varint(), let status = reader.byte() else { return }
      device.answer(number, status: status, reader.rest())
    case .cameBack: navigation.device.activate()
    case .left: navigation.device.deactivate()
    case .scriptError: scriptError = reader.rest()
    case .returned: personReturned(try reader.address())
    case .clock: if let clock = ClockReport(reader.rest()) { setClock(clock) }
    }
  }

  private func setClock(_ clock: ClockReport) {
    guard locale.clock != clock else { return }
    locale.clock = clock
    navigation.device.set(locale)
    setNeedsStoring()
  }

  /// Takes note of an event that isn't applied, because it ended earlier processes. If the browser has moved in its
  /// history, it returns to the screens that are shown.
  func skip(_ reader: inout ByteReader) {
    guard reader.varint() == 0, let event = reader.varint().flatMap(PageEvent.init),
      event == .location || event == .stuck,
      let report = (try? HistoryReport(&reader)) ?? nil
    else { return }
    _ = history.moved(to: report.index, at: report.url, after: report.step)
    followScreens()
  }

  /// The event that was applied last, for an inspector; `nil` if it was for nothing on the screen.
  var eventName: String? { handled?.description ?? told.map { "\($0)" } }

  /// Returns the event that a screen has handled since the last call; `nil` if there was none.
  func takeEvent() -> HandledEvent? {
    defer { handled = nil }
    return handled
  }

  /// Returns whether the text of an event since the last call wasn't taken.
  func takeRefusedText() -> Bool {
    defer { refusedText = false }
    return refusedText
  }

  /// Returns the error of a script that the browser has told since the last call; `nil` if there was none. What was typed
  /// into a private field isn't in it.
  func takeScriptError() -> String? {
    defer { scriptError = nil }
    return scriptError.map { privateTexts.hides($0) ? "…" : $0 }
  }
}
