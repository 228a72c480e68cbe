// Mistake: A view model gives its screen to one that is a part of it and tells other events.
// Says: cannot convert value of type 'Screen<AlbumViewModel.Event>' to expected argument type
//   'Screen<SongsViewModel.Event>'
// Remedy: Make the part's screen by `screen.map { … }`, which says what the part's events become.

import Usher

final class SongsViewModel: ViewModel {
  enum Event { case didSelect(Int) }
  private let screen: Screen<Event>
  init(screen: Screen<Event>) { self.screen = screen }
}

final class AlbumViewModel: ViewModel {
  enum Event { case didSelectSong(Int) }
  let songs: SongsViewModel

  init(screen: Screen<Event>) {
    songs = SongsViewModel(screen: screen)  // ← here
    // → songs = SongsViewModel(
    // →   screen: screen.map { event in
    // →     switch event { case .didSelect(let id): .didSelectSong(id) }
    // →   }
    // → )
  }
}
