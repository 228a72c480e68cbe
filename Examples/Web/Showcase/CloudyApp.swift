import Cloudy
import CloudyWeb
import Usher
import UsherWeb

/// Makes the Cloudy app: the weather at saved places.
func cloudyApp(_ services: CloudyServices) -> WebApp {
  WebApp(
    "cloudy",
    title: "Cloudy",
    summary: "Search for places, keep them, and see their weather: where you are, too.",
    languages: ["en", "de", "ar"],
    icon: cloudyIcon,
    styles: CloudyStyle.css
  ) { flow, visit in
    CloudyCoordinator(services: services, visitor: visit.id, flow: flow)
  } views: {
    cloudyViews
  }
}
