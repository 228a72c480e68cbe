import Usher

// How a session begins: with a new page, or with the record of one.
extension WebSession {
  /// Starts the app and returns its first page.
  ///
  /// Waits at most ``SessionLimits/firstPageWait`` for data that the screens load when they appear, so that the page is
  /// complete if possible.
  ///
  /// - Throws: `RouteError` if the app has no such address.
  func open(
    _ app: WebApp,
    path: String,
    assets: Assets,
    origin: String? = nil,
    locale: PageLocale? = nil,
    rows: RowsParameter? = nil
  ) async throws(RouteError) -> [UInt8] {
    let visit = makeVisit()
    self.visit = visit
    let page = try Page(
      app,
      path: path,
      visitor: visitor,
      visit: visit,
      locale: locale,
      on: self,
      files: files(),
      wake: wake()
    )
    take(page, at: origin)
    await settle(page)
    defer { mark?.endPage() }
    return page.render(session: token, assets: assets, origin: origin, rows: rows)
  }

  /// Continues this session from the record of an earlier process.
  ///
  /// - Throws: `SnapshotError` if the record can't be used.
  func revive(
    _ record: SessionRecord,
    _ app: WebApp,
    for browser: BrowserState,
    origin: String? = nil
  ) async throws(SnapshotError) {
    let visit = makeVisit()
    self.visit = visit
    let page = try Page(
      app,
      restoring: record,
      for: browser,
      visit: visit,
      on: self,
      files: files(),
      wake: wake()
    )
    take(page, at: origin)
    // It was told when it was shown first.
    toldTop = page.top?.id
    log = FrameLog(applied: record.applied)
    events = StoredEvents(hasStore: store != nil, recorded: record.applied)
    versions = RecordVersions(continuing: record)
    resumption = .awaited
    deadlyEvents = crashLog?.deadlyEvents(of: token) ?? []
    let problems = page.navigation.restorationProblems.map(\.description)
    // A new program can have the same problem with all pages of the old one.
    if !problems.isEmpty {
      tell(.record, of: page, problems.joined(separator: "\n"))
    }
    await settle(page)
    if let mark {
      Task {
        try? await Task.sleep(for: CrashMark.trial)
        mark.endRestoration()
      }
    }
  }

  private func take(_ page: Page, at origin: String?) {
    // What the screens begin at once may send the person to another site, and back.
    page.origin = origin
    page.typedTexts = TypedTexts(limit: limits.textBytes)
    self.page = page
  }

  /// Waits for what the screens load as they appear, and from then on for a browser.
  private func settle(_ page: Page) async {
    watchLeaks(of: page)
    watchFaults(of: page)
    tellStored(to: page)
    await page.navigation.settle(upTo: limits.firstPageWait)
    expire(after: limits.unattached)
  }

  /// Returns the closure that schedules a turn when the page changes without an event.
  private func wake() -> @Sendable () -> Void {
    { [weak self, turn, executor] in
      assert(
        executor.isCurrent,
        """
        A view model was changed outside its actor. To fix this, start asynchronous work by \
        `scope.task(self) { … }` and give its closures no capture list.
        """
      )
      guard turn.schedule() else { return }
      Task(executorPreference: HostExecutor.shared) { await self?.flushOnWake() }
    }
  }

  /// Returns the receiver of the page's files. It makes the browser send a file when the app reads it.
  private func files() -> IncomingFiles {
    let visitor = { @Sendable [weak self] in self?.visitor ?? Visitor(id: "") }
    return IncomingFiles(uploads, of: visitor, startLimit: limits.uploadStart) {
      [weak self] request in
      // Files can be read on any thread.
      guard let self else { return }
      Task(executorPreference: HostExecutor.shared) { await self.tell(request) }
    }
  }

  private func tell(_ request: FileRequest) {
    page?.tell(request)
    flush(answering: false)
  }
}
