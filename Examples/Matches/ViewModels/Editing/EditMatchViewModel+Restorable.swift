import MatchesModel
public import Usher

/// Restores the entered match, for the store it was entered for, after the process died.
extension EditMatchViewModel: Restorable {
  public struct SavedState: Codable {
    let parameters: MatchParameters?
    let original: MatchParameters?
    let location: StorageLocation?
    let uncertain: UncertainMatch?
  }

  public var savedState: SavedState {
    get {
      SavedState(
        parameters: parameters,
        original: original,
        location: storage.current?.location,
        uncertain: uncertain
      )
    }
    set {
      uncertain = newValue.uncertain
      if let location = newValue.location { storage.pin(to: location) }
      guard let parameters = newValue.parameters else { return }
      self.parameters = parameters
      original = newValue.original
    }
  }
}
