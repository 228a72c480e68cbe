import Matches
import MatchesWeb
import UsherWeb

/// A logbook of matches, here or at a server.
func matchesApp(_ services: MatchesServices) -> WebApp {
  WebApp(
    "matches",
    title: "Matches",
    summary: "Log matches, here or at a server, and see who is best.",
    icon: matchesIcon,
    styles: MatchesStyle.css,
    symbols: matchesSymbols
  ) { flow, visitor in
    MatchesCoordinator(services: services, visitor: visitor.id, flow: flow)
  } views: {
    matchesViews
  }
}
