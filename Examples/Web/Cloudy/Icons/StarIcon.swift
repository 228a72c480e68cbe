import UsherWeb

struct StarIcon: Component {
  let isFilled: Bool

  var body: some HTML {
    svg {
      path().attribute(
        "d",
        "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z"
      )
      .attribute("fill", isFilled ? "currentColor" : "none").attribute("stroke", "currentColor")
      .attribute("stroke-width", "2").attribute("stroke-linejoin", "round")
    }
    .viewBox(0, 0, 24, 24).attribute("width", "24").attribute("height", "24")
    .attribute("aria-hidden", "true")
  }
}
