public import UsherWeb

/// The views of the app, one for each view model.
@ViewsBuilder public var appViews: [ViewRegistration] {
  BooksView.self
  EditBookView.self
}

/// The app's style sheet, in addition to the host's.
public let appStyle = """
  :root { --accent: light-dark(#7a3e9d, #d3a4ee); --on-accent: light-dark(#fff, #2a0a3c) }
  :root { --content-width: 40rem }
  """
