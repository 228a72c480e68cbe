public import UsherWeb

@ViewsBuilder public var redGreenViews: [ViewRegistration] {
  MainView.self
  ColorView.self
}

public let redGreenStyles = """
  .red { background: #d0342c }
  .green { background: #2b7249 }
  .choices { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)) }
  .choices button {
    min-height: 9rem; padding: 1rem; border: 0; border-radius: 1.2rem; color: white; font-size: 1.3rem; font-weight: 600;
  }
  .color { position: absolute; inset: 0; z-index: -1 }
  .color.green { background: #2b7249 }
  .screen:has(.color) .bar { --accent-text: white; --accent: white; color: white; background: none }
  """
