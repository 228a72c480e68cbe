package import Foundation
package import MatchesModel
import Observation
package import Usher

/// The person's choice of a location for their logbook, shared by all screens of a page.
@Observable
package final class StorageChoice {
  /// The stored choice.
  package private(set) var settings = Loadable<StorageSettings>.idle
  /// The server that is used if the person enters none.
  package private(set) var defaultURL: URL?
  /// Whether that server is a part of the program, on the person's own machine.
  package var isDefaultHere: Bool { stores.isDefaultHere }
  /// The reason why the last choice wasn't stored.
  package var message: String?
  /// The chosen store.
  package let storage = Storage()

  /// The server's URL that the person has typed and that isn't stored yet; `nil` if there is none.
  package private(set) var typedURL: String?
  /// The changes that are shown but not stored yet.
  private var pending: [Change] = []

  @ObservationIgnored private var lastChange = 0
  private let stores: MatchStores
  private let settingsStore: any SettingsStore
  private let visitor: String
  private let scope: Scope
  private let device: Device
  private let loading = Command(.again)
  private let storing = Command(.queue)
  // The delay isn't bound to the screen: a person who closes it still wants the typed address to be
  // stored.
  private let typing = Debounce(for: .milliseconds(800))

  package init(
    stores: MatchStores,
    settings: any SettingsStore,
    visitor: String,
    device: Device,
    scope: Scope
  ) {
    self.stores = stores
    settingsStore = settings
    self.visitor = visitor
    self.scope = scope
    self.device = device
    storage.words = { device.words }
    storage.retry = { [weak self] in self?.reload() }
    storage.open = { [weak self] in self?.store(at: $0) }
    reload()
    scope.forEach(settingsStore.changes(of: visitor)) { [weak self] in self?.reload() }
  }

  /// The choice as the person sees it: the stored one with the pending changes and the typed
  /// address.
  package var wanted: StorageSettings {
    var wanted = settings.value ?? StorageSettings()
    for change in pending { change.make(&wanted) }
    if let typedURL { wanted.baseURL = typedURL }
    return wanted
  }

  package func setUsesRemoteStore(_ usesRemoteStore: Bool) {
    change { $0.usesRemoteStore = usesRemoteStore }
  }

  /// Call for each change of the text: the address is stored when the person pauses.
  package func typeBaseURL(_ baseURL: String) {
    typedURL = baseURL
    keep(baseURL)
  }

  /// The typed address that isn't stored yet, for restoration after the process died.
  package var typedAddress: TypedAddress? {
    get { typedURL.map { TypedAddress(text: $0, message: typing.isWaiting ? nil : message) } }
    set {
      guard let newValue else { return }
      typedURL = newValue.text
      message = newValue.message
      if message == nil { keep(newValue.text) }
    }
  }

  /// Stores the typed address at once.
  package func submitBaseURL() { typing.flush() }

  /// Whether a change isn't stored yet.
  package var isStoring: Bool { !pending.isEmpty }

  /// Reads the stored choice again.
  package func reload() { loading(scope, of: self) { await $0.load() } }

  private func store(at location: StorageLocation) -> OpenStore? {
    (try? stores.store(at: location)).map { OpenStore(location: location, store: $0) }
  }

  private func load() async {
    var failure: String?
    let words = device.words
    await settings.load(into: { settings = $0 }) {
      let server = await stores.defaultURL()
      defaultURL = server
      let settings: StorageSettings
      do {
        settings = try await settingsStore.settings(of: visitor)
      } catch {
        throw words.telling(error)
      }
      // The choice is known even if its store can't be used: the person can then choose another
      // one.
      do { try open(settings.location(default: server)) } catch {
        failure = device.words.telling(error).userMessage
      }
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

  /// Stores the pending changes in their order. A change is pending until the stored choice
  /// contains it. If storing fails, the change is dropped when the stored choice has been read
  /// again.
  private func keep() async {
    while let change = pending.first {
      do {
        // Another page may have changed the other setting meanwhile.
        var settings = try await settingsStore.settings(of: visitor)
        change.make(&settings)
        // A choice whose store can't be used isn't stored.
        _ = try stores.store(at: settings.location(default: await stores.defaultURL()))
        try await settingsStore.setSettings(settings, of: visitor)
        // A refused address stays in the field for correction.
        if settings.baseURL == typedURL { typedURL = nil }
      } catch {
        message = device.words.telling(error).userMessage
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
