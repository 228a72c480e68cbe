import Matches
import MatchesWeb
import Usher
import UsherWeb

/// Makes the Matches app: a logbook of matches, kept in this process or at a server.
func matchesApp(_ services: MatchesServices) -> WebApp {
  WebApp(
    "matches",
    title: "Matches",
    summary: "Log matches, here or at a server, and see who is best.",
    languages: ["en", "de", "ar"],
    icon: matchesIcon,
    styles: MatchesStyle.css,
    symbols: matchesSymbols
  ) { flow, visit in
    MatchesCoordinator(services: services, visitor: visit.id, flow: flow)
  } views: {
    matchesViews
  }
}
