import Usher

// What a session tells the log, those who measure, and developers.
extension WebSession {
  /// Reports leaks, misuse and advice about views at once, in debug builds.
  func watchLeaks(of page: Page) {
    #if DEBUG
    let (monitor, token, app) = (monitor, token, page.app.path)
    func log(_ kind: HostLogEntry.Kind, _ text: String) {
      monitor.log(HostLogEntry(kind, text, session: token, app: app))
    }
    page.navigation.onLeak = { log(.leak, $0.description) }
    page.navigation.onMisuse = { log(.misuse, $0.description) }
    page.onAdvice = { log(.advice, $0) }
    #endif
  }

  /// Reports faults of the app that concern people: of its views, and of what it stores.
  func watchFaults(of page: Page) {
    page.onFault = { [refusals, token, app] name, text in
      refusals.tell(.view, from: nil, key: name, session: token, app: app, text)
    }
    if let observer {
      page.navigation.onError = { [token, app, weak page] error in
        observer.failed(HostFailure(error, app: app, session: token, screen: page?.top?.name))
      }
    }
    guard store != nil else { return }
    page.onPrivateText = { [refusals, token, app] text in
      refusals.tell(.record, from: nil, key: token, session: token, app: app, text)
    }
  }

  /// Moves to the threads for long turns if a turn has taken long, or if a screen is shown that is known for it.
  func turnEnded(after time: Duration) {
    guard let page else { return }
    let event = page.takeEvent()
    page.recorder?.end(after: time)
    observer?.record(.turn(app: page.app.path, time: time))
    tellTop(of: page)
    if time > limits.longTurn, !pace.isSlow { tell(time, of: event, on: page) }
    if pace.becomesSlow(showing: page, threads) { executor.move(to: threads.slow) }
  }

  /// Tells observers if another screen is on top.
  func tellTop(of page: Page) {
    guard wasAttached, let observer, page.screenChanges != toldChanges else { return }
    toldChanges = page.screenChanges
    guard let top = page.top, top.id != toldTop else { return }
    toldTop = top.id
    observer.shown(
      HostScreen(app: page.app.path, session: token, name: top.name, address: page.plainAddress)
    )
  }

  /// Tells the log of a long turn, and all sessions that show the same screen.
  func tell(_ time: Duration, of event: HandledEvent?, on page: Page) {
    let viewModels = event.map { [$0.viewModel] } ?? page.viewModels
    for viewModel in viewModels { threads.addSlow(viewModel) }
    let names = viewModels.map { "\($0)" }.joined(separator: ", ")
    let milliseconds = Int(time / .milliseconds(1))
    refusals.tell(
      .turn,
      from: nil,
      key: names,
      session: token,
      app: page.app.path,
      """
      Session \(token.prefix(8)) worked for \(milliseconds) ms without a pause: \
      \(event?.description ?? "no event, on the screen of \(names)"). From now on, the sessions that show this screen \
      run apart from the others. To fix this, let an actor or a service do the work and `await` it, or declare the view \
      model as a `SlowViewModel`.
      """
    )
  }

  /// Tells the log of an error of a script in the browser, once a minute of each source.
  func tell(scriptError: String, of page: Page) {
    scriptErrors += 1
    guard scriptErrors <= Self.mostScriptErrors else { return }
    observer?.record(.scriptFailed(app: page.app.path))
    refusals.tell(
      .script,
      from: connection?.network,
      session: token,
      app: page.app.path,
      "A script has failed in a browser: \(scriptError.clipped(to: Self.scriptErrorLength))"
    )
  }

  /// Tells the person that the event isn't applied. It counts as applied, so that the browser doesn't send it again.
  func tellOfSkippedEvent(on page: Page) {
    page.tell(.actionSkipped)
    tell(
      .deadly,
      of: page,
      """
      Event \(log.applied) of session \(token.prefix(8)) ended the process \(Deaths.limit) times or more, and isn't \
      tried again.
      """
    )
  }

  /// Tells the person that a text wasn't taken.
  func tellOfRefusedText(on page: Page) {
    page.tell(.tooMuchText)
    refusals.tell(
      .text,
      from: connection?.network,
      session: token,
      app: page.app.path,
      """
      Refused a text: more was typed into one page than \(limits.textBytes) bytes. To fix this, if your app has fields for \
      texts that long, raise SessionLimits.textBytes.
      """
    )
  }

  /// Begins a span, as a part of the event that is being applied; `nil` if nobody follows it.
  func begin(_ kind: HostWork.Kind, of app: WebApp) -> (any HostSpan)? {
    observer?.begin(HostWork(kind, app: app.path, session: token), within: span)
  }
}
