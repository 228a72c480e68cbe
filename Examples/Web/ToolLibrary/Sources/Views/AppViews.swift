public import UsherWeb

/// The views of the app, one for each view model.
@ViewsBuilder public var appViews: [ViewRegistration] {
  ToolsView.self
  ToolView.self
  NameView.self
  DaysView.self
  RulesView.self
  CheckView.self
  LoansView.self
  NoteView.self
  SignInView.self
}

/// The pictures of tabs that the host doesn't have.
public let appSymbols = [
  "tools": Symbol("<path d=\"M14 7a4 4 0 0 1 5-4l-2.5 2.5 2 2L21 5a4 4 0 0 1-5 5L7 20l-3-3z\"/>")
]

/// The app's style sheet, in addition to the host's.
public let appStyle = """
  :root { --accent: light-dark(#1f6a52, #8fd6b8); --on-accent: light-dark(#fff, #05281c) }
  :root { --content-width: 44rem }
  .rules { display: grid; gap: .6rem; padding-inline-start: 1.2rem; list-style: disc }
  .loan { padding: 0; border: 0; background: none; color: inherit; text-align: start }
  .sign-out { display: grid; gap: .6rem; justify-items: start; margin-block: 1.5rem }
  .sign-out { overflow-wrap: anywhere }
  """
