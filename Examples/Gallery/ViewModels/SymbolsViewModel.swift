public import Usher

/// The host's symbols.
public final class SymbolsViewModel: ViewModel {
  public let title = GalleryPage.symbols.title

  package init() {}
}
