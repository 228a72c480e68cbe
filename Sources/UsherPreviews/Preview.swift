public import Usher

/// A view model in one of its states, to be looked at and tested: a list that is loaded, empty, or couldn't be fetched.
///
/// ```swift
/// let matchesPreviews: [Preview] = [
///   Preview("Matches", "loaded") { MatchesViewModel(store: .sample, screen: $0) },
///   Preview("Matches", "empty") { MatchesViewModel(store: .empty, screen: $0) },
/// ]
/// ```
///
/// A preview knows no host. Each host shows it with the view that it has for the type of the view model. The view model is
/// made anew each time, so let its model be in memory, and its dates fixed.
public struct Preview: Identifiable, Sendable {
  /// The name of the view: “Matches”. Previews with the same name are listed together.
  public let view: String
  /// The state in a few words: “loaded”, “empty”, “long texts”.
  public let state: String
  /// The view and the state as a part of an address: `matches-loaded`.
  public let id: String
  /// The name of the view model's type.
  public let viewModelName: String
  /// The type of the view model, as a host's table of views knows it.
  public let viewModelType: ObjectIdentifier
  private let content: any PreviewContent

  /// Makes a preview of a view model that takes a `Screen`.
  ///
  /// - Parameters:
  ///   - view: the name of the view.
  ///   - state: the state in a few words; no two previews of an app have the same view and state.
  ///   - make: makes the view model; called each time the preview is shown, on the actor of the page or test.
  public init<Model: ViewModel, Event>(
    _ view: String,
    _ state: String,
    _ make: @escaping @Sendable (Screen<Event>) -> Model
  ) {
    self.view = view
    self.state = state
    id = Self.address(of: "\(view) \(state)")
    viewModelName = "\(Model.self)"
    viewModelType = ObjectIdentifier(Model.self)
    content = ScreenContent(make: make)
  }

  /// Makes a preview of a view model that takes no `Screen`.
  ///
  /// - Parameters:
  ///   - view: the name of the view.
  ///   - state: the state in a few words; no two previews of an app have the same view and state.
  ///   - make: makes the view model; called each time the preview is shown, on the actor of the page or test.
  public init<Model: ViewModel>(
    _ view: String,
    _ state: String,
    _ make: @escaping @Sendable () -> Model
  ) {
    self.view = view
    self.state = state
    id = Self.address(of: "\(view) \(state)")
    viewModelName = "\(Model.self)"
    viewModelType = ObjectIdentifier(Model.self)
    content = PlainContent(make: make)
  }

  /// The view and the state: “Matches, loaded”.
  public var name: String { "\(view), \(state)" }

  /// Gives what makes the view model to a receiver, with its types.
  ///
  /// Hosts use this. To show a preview in a flow, see ``Usher/Flow/pushDetail(_:at:told:)``.
  public func open<Receiver: PreviewReceiver>(_ receiver: Receiver) -> Receiver.Result {
    content.open(receiver)
  }

  private static func address(of name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}

extension Preview: CustomStringConvertible {
  /// The ``name``, for example in the messages of tests.
  public var description: String { name }
}

/// What makes a view model, without its types.
private protocol PreviewContent: Sendable {
  func open<Receiver: PreviewReceiver>(_ receiver: Receiver) -> Receiver.Result
}

private struct ScreenContent<Model: ViewModel, Event>: PreviewContent {
  let make: @Sendable (Screen<Event>) -> Model

  func open<Receiver: PreviewReceiver>(_ receiver: Receiver) -> Receiver.Result {
    receiver.receive(make)
  }
}

private struct PlainContent<Model: ViewModel>: PreviewContent {
  let make: @Sendable () -> Model

  func open<Receiver: PreviewReceiver>(_ receiver: Receiver) -> Receiver.Result {
    receiver.receive { (_: Screen<Never>) in make() }
  }
}
