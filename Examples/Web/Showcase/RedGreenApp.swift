import RedGreen
import RedGreenWeb
import UsherWeb

let redGreen = WebApp(
  "red-green",
  title: "Red & Green",
  summary: "Two buttons and two colors: the smallest app with coordinators.",
  icon: redGreenIcon,
  styles: redGreenStyles
) { flow, _ in
  MainCoordinator(flow: flow)
} views: {
  redGreenViews
}
