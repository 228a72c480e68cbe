public import Observation
public import Usher

/// What leads to other apps and sites, and back.
@Observable
public final class OtherSitesViewModel: ViewModel {
  public let title = GalleryPage.otherSites.title
  /// The text that is copied and shared.
  public let text = "Cut the cake in 12 pieces."
  /// The address of the site for the detour.
  public var site = "https://example.com/"
  /// A sentence about the last detour; `nil` before the first.
  public private(set) var notice: String?
  /// How many times the page was printed.
  public private(set) var prints = 0
  private var detour: Detour?
  private let screen: Screen<Never>

  package init(screen: Screen<Never>) { self.screen = screen }

  /// Call when the button that prints was pressed.
  public func printButtonTapped() { prints += 1 }

  /// Call when the button of the detour was pressed.
  public func goButtonTapped() { screen.scope.task(self) { await $0.go() } }

  private func go() async {
    do {
      let detour = try screen.device.makeDetour()
      let separator = site.contains("?") ? "&" : "?"
      let url = "\(site)\(separator)return=\(PercentEncoding.encode(detour.returnURL))"
      self.detour = detour
      show(try await screen.device.answer(of: detour, at: url))
    } catch let error as SiteError {
      detour = nil
      notice = error.userMessage
    } catch {
      // The page has ended.
    }
  }

  private func goOn(_ detour: Detour) async {
    if let answer = try? await screen.device.answer(of: detour) { show(answer) }
  }

  private func show(_ answer: DetourAnswer?) {
    detour = nil
    notice =
      answer.map { "The site says: \($0["say"] ?? "nothing")." } ?? "You came back by yourself."
  }
}

extension OtherSitesViewModel: Restorable {
  /// What must not be lost while the person is at the other site.
  public struct State: Codable, Equatable {
    let site: String
    let detour: Detour?
  }

  public var savedState: State {
    get { State(site: site, detour: detour) }
    set {
      site = newValue.site
      detour = newValue.detour
      if let detour { screen.scope.task(self) { await $0.goOn(detour) } }
    }
  }
}
