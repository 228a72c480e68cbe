/// The apps and files, at their paths.
struct HostSite {
  let apps: [WebApp]
  /// The apps of the inspector; empty without one.
  let inspector: [WebApp]
  let assets: Assets

  init(_ apps: [WebApp], _ inspector: [WebApp], under prefix: String = "") {
    func moved(_ app: WebApp) -> WebApp {
      var app = app
      app.prefix = prefix
      return app
    }
    self.apps = apps.map(moved)
    self.inspector = inspector.map(moved)
    assets = Assets(self.apps + self.inspector, prefix: prefix)
  }
}
