import Foundation
import MatchesModel
public import Observation
public import Usher

/// Where matches are kept: on this device, or at a server.
@Observable
public final class SettingsViewModel: ViewModel {
  public let title = "Settings"
  public let header = "Data Storage"
  public let footer = "When this is switched off, matches are kept on this device."
  public let remoteStoreLabel = "Keep matches on a server"
  public let baseURLLabel = "Server address"

  private let choice: StorageChoice
  private let screen: Screen<Event>
  /// Waits until everything is kept, since the person wants to go.
  @ObservationIgnored private var keeping: ObservationToken?

  /// What the settings tell their coordinator.
  package enum Event { case didPressDone }

  package init(choice: StorageChoice, screen: Screen<Event>) {
    self.choice = choice
    self.screen = screen
  }

  /// Whether the settings are known, and why not.
  public var content: Loadable<Void> { choice.settings.map { _ in } }
  /// Whether matches are kept at a server.
  public var usesRemoteStore: ValueBinding<Bool> {
    ValueBinding { [weak self] in
      self?.choice.wanted.usesRemoteStore ?? false
    } set: { [weak self] in
      self?.choice.setUsesRemoteStore($0)
    }
  }
  /// Which server; the default if it is blank.
  public var baseURL: ValueBinding<String> {
    ValueBinding { [weak self] in
      self?.choice.wanted.baseURL ?? ""
    } set: { [weak self] in
      self?.choice.typeBaseURL($0)
    }
  }
  /// The server that is asked if no other is named.
  public var defaultURL: String { choice.defaultURL?.absoluteString ?? "" }
  /// What is wrong with the address, once the person has paused.
  public var addressMessage: String? {
    let text = baseURL.value
    guard choice.typedURL == nil, !text.allSatisfy(\.isWhitespace), StorageSettings.url(text) == nil
    else { return nil }
    return "This isn’t a web address, so \(defaultURL) is used instead."
  }
  /// Why the last choice wasn't kept.
  public var message: String? { choice.message }

  /// Call when the person wants to try again to read the settings.
  public func retryButtonTapped() { choice.reload() }

  /// Call when what was typed is meant.
  public func baseURLSubmitted() { choice.submitBaseURL() }

  /// Call when the person is done. What they have chosen is kept first; if something is wrong with it that they haven't
  /// seen yet, they stay and see it.
  public func doneButtonTapped() {
    let seen = problem
    choice.submitBaseURL()
    guard choice.isStoring else { return leave(having: seen) }
    keeping?.end()
    // Observed from now on, while it is true: what begins and ends unobserved would never be told.
    keeping = screen.scope.observe { [weak choice] in
      choice?.isStoring
    } then: { [weak self] _ in
      self?.leave(having: seen)
    }
  }

  private func leave(having seen: String?) {
    keeping?.end()
    keeping = nil
    if problem == nil || problem == seen { screen.send(.didPressDone) }
  }

  private var problem: String? {
    message ?? (choice.wanted.usesRemoteStore ? addressMessage : nil)
  }
}
