package import Foundation
package import MatchesModel
import Observation
package import Usher

/// Where somebody wants their logbook to be: one for all screens of a page.
@Observable
package final class StorageChoice {
  /// What they have chosen, as it is stored.
  package private(set) var settings = Loadable<StorageSettings>.idle
  /// The server that is asked if they name none.
  package private(set) var defaultURL: URL?
  /// Why the last choice wasn't kept.
  package var message: String?
  /// The store they have chosen.
  package let storage = Storage()

  /// What is typed and not kept yet.
  package private(set) var typedURL: String?
  /// What shows already and is still to be stored.
  private var pending: [Change] = []

  @ObservationIgnored private var lastChange = 0
  private let stores: MatchStores
  private let settingsStore: any SettingsStore
  private let visitor: String
  private let scope: Scope
  private let loading = Command(.again)
  private let storing = Command(.queue)
  // Isn't the screen's: who closes it means what they typed.
  private let typing = Debounce(for: .milliseconds(800))

  package init(
    stores: MatchStores,
    settings: any SettingsStore,
    visitor: String,
    scope: Scope
  ) {
    self.stores = stores
    settingsStore = settings
    self.visitor = visitor
    self.scope = scope
    storage.retry = { [weak self] in self?.reload() }
    storage.open = { [weak self] in self?.store(at: $0) }
    reload()
    scope.forEach(settingsStore.changes(of: visitor)) { [weak self] in self?.reload() }
  }

  /// What they have chosen, as they see it already.
  package var wanted: StorageSettings {
    var wanted = settings.value ?? StorageSettings()
    for change in pending { change.make(&wanted) }
    if let typedURL { wanted.baseURL = typedURL }
    return wanted
  }

  package func setUsesRemoteStore(_ usesRemoteStore: Bool) {
    change { $0.usesRemoteStore = usesRemoteStore }
  }

  /// Call for each letter: the server isn't asked before the person pauses.
  package func typeBaseURL(_ baseURL: String) {
    typedURL = baseURL
    keep(baseURL)
  }

  /// What was typed and isn't kept, to survive the process.
  package var typedAddress: TypedAddress? {
    get { typedURL.map { TypedAddress(text: $0, message: typing.isWaiting ? nil : message) } }
    set {
      guard let newValue else { return }
      typedURL = newValue.text
      message = newValue.message
      if message == nil { keep(newValue.text) }
    }
  }

  /// Keeps at once what was typed.
  package func submitBaseURL() { typing.flush() }

  /// Whether something is still to be stored.
  package var isStoring: Bool { !pending.isEmpty }

  /// Reads anew what is stored.
  package func reload() { loading(scope, of: self) { await $0.load() } }

  private func store(at location: StorageLocation) -> OpenStore? {
    (try? stores.store(at: location)).map { OpenStore(location: location, store: $0) }
  }

  private func load() async {
    var failure: String?
    await settings.load(into: { settings = $0 }) {
      let server = await stores.defaultURL()
      defaultURL = server
      let settings = try await settingsStore.settings(of: visitor)
      // Which store was chosen is known also when it can't be used: another one can be chosen then.
      do { try open(settings.location(default: server)) } catch { failure = error.userMessage }
      return settings
    }
    storage.message = failure ?? settings.message
  }

  private func change(_ make: @escaping (inout StorageSettings) -> Void) {
    message = nil
    lastChange += 1
    pending.append(Change(id: lastChange, make: make))
    storing(scope, of: self) { await $0.keep() }
  }

  private func keep(_ baseURL: String) {
    typing(scope, of: self) { choice in choice.change { $0.baseURL = baseURL } }
  }

  /// Keeps what was changed, in its order; it shows until what is stored does, or doesn't because that has failed.
  private func keep() async {
    while let change = pending.first {
      do {
        // Another page may have changed the other setting meanwhile.
        var settings = try await settingsStore.settings(of: visitor)
        change.make(&settings)
        // One that can't be used isn't kept.
        _ = try stores.store(at: settings.location(default: await stores.defaultURL()))
        try await settingsStore.setSettings(settings, of: visitor)
        // What wasn't taken stays to be corrected.
        if settings.baseURL == typedURL { typedURL = nil }
      } catch {
        message = error.userMessage
      }
      await load()
      pending.removeAll { $0.id == change.id }
    }
  }

  private func open(_ location: StorageLocation) throws {
    guard storage.current?.location != location else { return }
    let store = try stores.store(at: location)
    storage.current = OpenStore(location: location, store: store)
  }

  private struct Change {
    let id: Int
    let make: (inout StorageSettings) -> Void
  }
}
