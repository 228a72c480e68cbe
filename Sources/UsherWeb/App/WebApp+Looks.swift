package import Usher

extension WebApp {
  /// Returns an app that looks as this one, at another path: with its views, style sheet, symbols, files and resources, but
  /// with another root coordinator, and some more views.
  ///
  /// - Parameters:
  ///   - path: the path of the app's URLs, which may have several components.
  ///   - title: the name of the app.
  ///   - styles: what the style sheet has besides, for the additional views.
  ///   - start: makes the root coordinator.
  ///   - views: the types of the additional views.
  package func looks<C: Coordinator>(
    at path: String,
    title: String,
    styles: String,
    start: @escaping @Sendable (Flow<C.RouteType, C.Output>) -> C,
    @ViewsBuilder views: () -> [ViewRegistration]
  ) -> WebApp where C: SendableMetatype {
    var app = self
    app.path = path
    app.title = title
    app.styles += "\n\(styles)"
    for view in views() { view.register(&app.views) }
    app.patterns = C.RouteType.patterns
    app.start = { navigation, _, snapshot in
      navigation.start(restoring: snapshot) { start($0) }
    }
    return app
  }
}
