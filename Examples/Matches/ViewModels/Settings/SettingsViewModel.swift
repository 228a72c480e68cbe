import Foundation
import MatchesModel
public import Observation
public import Usher

/// The settings for where matches are stored: on this device, or at a server.
@Observable
public final class SettingsViewModel: ViewModel {
  public var title: String { words.settings }
  /// What the view says.
  public var words: any MatchesWords { screen.words }

  private let choice: StorageChoice
  private let screen: Screen<Event>
  /// Observes the storing of changes after the person has pressed Done, until everything is stored.
  @ObservationIgnored private var keeping: ObservationToken?

  /// The events for the coordinator.
  package enum Event { case didPressDone }

  package init(choice: StorageChoice, screen: Screen<Event>) {
    self.choice = choice
    self.screen = screen
  }

  /// The state of the settings: loading, failed or loaded.
  public var content: Loadable<Void> { choice.settings.map { _ in } }
  /// Whether matches are stored at a server.
  public var usesRemoteStore: ValueBinding<Bool> {
    ValueBinding { [weak self] in
      self?.choice.wanted.usesRemoteStore ?? false
    } set: { [weak self] in
      self?.choice.setUsesRemoteStore($0)
    }
  }
  /// The server's address; the default server is used if this is blank.
  public var baseURL: ValueBinding<String> {
    ValueBinding { [weak self] in
      self?.choice.wanted.baseURL ?? ""
    } set: { [weak self] in
      self?.choice.typeBaseURL($0)
    }
  }
  /// The server that is used if no address is entered: its address, or a word for the program's own.
  public var defaultURL: String {
    choice.defaultURL.map { choice.isDefaultHere ? words.thisComputer : $0.absoluteString } ?? ""
  }
  /// A message about an invalid address, after the person has paused.
  public var addressMessage: String? {
    let text = baseURL.value
    guard choice.typedURL == nil, !text.allSatisfy(\.isWhitespace), StorageSettings.url(text) == nil
    else { return nil }
    return words.noWebAddress(choice.isDefaultHere ? nil : defaultURL)
  }
  /// The reason why the last choice wasn't stored.
  public var message: String? { choice.message }

  /// Call when the person wants to read the settings again after a failure.
  public func retryButtonTapped() { choice.reload() }

  /// Call when the typed address was submitted.
  public func baseURLSubmitted() { choice.submitBaseURL() }

  /// Call when the person is done. The choice is stored first. If a new problem appears that the
  /// person hasn't seen, the screen stays open and shows it.
  public func doneButtonTapped() {
    let seen = problem
    choice.submitBaseURL()
    guard choice.isStoring else { return leave(having: seen) }
    keeping?.end()
    // The observation starts while `isStoring` is true: a value that becomes true and false again
    // unobserved would not be reported.
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
