// The examples in the comments of `Sources/UsherWeb` about the host, its stores and what it tells: compiled here.

import Foundation
import Usher
import UsherHummingbird
import UsherInspector
import UsherSQLite
import UsherWeb

private enum EmptyRoute: Route, CaseIterable { case start }

private final class EmptyCoordinator: Coordinator {
  let flow: Flow<EmptyRoute, Never>
  init(flow: Flow<EmptyRoute, Never>) { self.flow = flow }
  func show(_ route: EmptyRoute) { flow.push(EmptyViewModel(), at: route) }
}

private final class EmptyViewModel: ViewModel {}

private struct ShopView: View {
  let viewModel: EmptyViewModel
  var body: some HTML { p { "Shop" } }
}

private let redGreen = WebApp("red-green", title: "Red & Green") { flow, _ in
  EmptyCoordinator(flow: flow)
} views: {
  ShopView.self
}

private let photos = WebApp("photos", title: "Photos") { flow, visit in
  EmptyCoordinator(flow: flow)
} views: {
  ShopView.self
}

private struct ErrorReports: HostObserver {
  func record(_ entry: HostLogEntry) {
    if entry.level == .error { send(entry.text) }
  }

  private func send(_ text: String) {}
}

private func words() -> WebApp {
  let french = HostWords("fr", [.back: "Retour", .tryAgain: "Réessayer"])
  let german = HostWords.german.replacing(.tryAgain, with: "Nochmal")
  let app = WebApp(
    "shop",
    title: "Shop",
    languages: ["en", "de", "fr"],
    words: [german, french]
  ) { flow, _ in
    EmptyCoordinator(flow: flow)
  } views: {
    ShopView.self
  }
  return app
}

private func sources() -> ContentSources {
  ContentSources(
    scripts: ["https://js.stripe.com"],
    frames: ["https://js.stripe.com"]
  )
}

private func hosts(_ mapScript: String) async throws {
  let map = AppFile("map.js", text: mapScript)
  print(map)
  do {
    let host = WebHost([redGreen, photos])
    try await UsherServer(host).run()
  }
  do {
    let host = WebHost([redGreen, photos], inspector: .standard)
    try await UsherServer(host).run()
  }
  do {
    var limits = SessionLimits()
    limits.detached = .seconds(300)
    let host = WebHost([redGreen], limits: limits)
    print(host)
  }
  do {
    let limits = SessionLimits()
    let host = WebHost([redGreen], limits: limits, title: "Examples")
    let request = WebRequest(path: "/photos/pli", visitor: Visitor(id: "someone"))
    let response = await host.respond(to: request)
    print(response)
    if let failure = host.storeStatus?.failure { print(failure) }
  }
  do {
    let log = try CrashLog(path: "data/crashes")
    let host = WebHost([redGreen], crashLog: log)
    print(host)
  }
  do {
    let host = WebHost([redGreen], observer: ErrorReports())
    print(host)
  }
  let service: any WebService = WebHost([redGreen])
  try await UsherServer(service).run()
}

private func stores(_ app: WebApp, _ settings: HostSettings) async throws {
  do {
    let folder = try DataFolder("data")
    let host = WebHost(
      [app],
      store: try SQLiteSessionStore(path: "\(folder.path)/sessions.sqlite")
    )
    print(host)
  }
  do {
    let host = WebHost([redGreen], store: MemorySessionStore())
    print(host)
  }
  do {
    let host = WebHost([redGreen], store: try SQLiteSessionStore(path: "data/sessions.sqlite"))
    print(host)
  }
  do {
    let store = try SQLiteSessionStore(path: "data/sessions.sqlite")
    try await UsherServer(WebHost([app], store: store)).run()
  }
  do {
    let store = try SQLiteSessionStore(path: "data/sessions.sqlite", settings: settings.store)
    let host = WebHost([redGreen], limits: settings.sessions, store: store)
    print(host)
  }
  do {
    let data = try DataFolder("data")
    defer { withExtendedLifetime(data) {} }
    print(data.path)
  }
  let lock = try ProcessLock(path: "data/sessions.sqlite.lock", of: "data/sessions.sqlite")
  print(lock, SessionOwner(node: "a1", fence: 3))
  let owner = SessionOwner(node: "a1", fence: 3)
  print(owner)
}

private func errors() throws {
  let log: CrashLog
  do {
    log = try CrashLog(path: "data/sessions.sqlite")
    print(log)
  } catch {
    print(error)
  }
  let store: SQLiteSessionStore
  do {
    store = try SQLiteSessionStore(path: "data/sessions.sqlite")
    print(store)
  } catch  where error.code == .locked {
    print(error)
  }
}

private func folder() throws {
  let folder: DataFolder
  do {
    folder = try DataFolder("data")
    print(folder)
  } catch  where error.code == .locked {
    print(error)
  }
}

private func locked(_ path: String) throws(SessionStoreError) -> ProcessLock {
  let lock: ProcessLock
  do {
    lock = try ProcessLock(path: path + ".lock", of: path)
  } catch {
    throw SessionStoreError(error)
  }
  return lock
}

private func record(of token: String, in store: any SessionStore) async throws {
  if let record = try await store.record(of: token) { print(record.app, record.applied) }
}

private func claim(
  _ token: String,
  for node: String,
  of visitor: Visitor,
  in store: any SessionStore
) async throws {
  let record = try await store.claim(SessionRequest(token, for: node, of: visitor))
  print(record as Any)
}

private func check(_ path: String) async throws -> Bool {
  let failures = await SessionStoreCheck(try SQLiteSessionStore(path: path)).run()
  return failures.isEmpty
}
