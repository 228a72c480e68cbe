public import UsherWeb

extension HostInspector {
  /// The inspector of Usher: an app at `/_usher` that shows each open page of the host, as it changes: its coordinators with
  /// their stacks, the open prompt, the state of each view model, what was shown one after the other, and each event with
  /// its bytes and time.
  ///
  /// ```swift
  /// let host = WebHost([redGreen, photos], inspector: .standard)
  /// try await UsherServer(host).run()
  /// ```
  ///
  /// In a debug build only browsers of this machine can see it, and only directly. In a release build nobody can, unless
  /// `ServerConfiguration.inspectorToken` is set. What people type into private fields isn't shown.
  public static let standard = inspector([])

  /// The inspector of Usher, with a page of previews at `/_usher/previews`: each view of the apps in each state, with the
  /// app's own styles, as it is when people use it. Who may see the inspector may see them.
  ///
  /// ```swift
  /// let host = WebHost(
  ///   [photos, matches],
  ///   inspector: .standard(
  ///     previews: [AppPreviews(photos, photosPreviews), AppPreviews(matches, matchesPreviews)]
  ///   )
  /// )
  /// ```
  ///
  /// - Parameter previews: the previews of each app.
  public static func standard(previews: [AppPreviews]) -> HostInspector { inspector(previews) }

  private static func inspector(_ previews: [AppPreviews]) -> HostInspector {
    HostInspector { pages in
      [openPages(pages, hasPreviews: !previews.isEmpty), list(of: previews)]
        + previews.map(\.shown)
    }
  }

  private static func openPages(_ pages: OpenPages, hasPreviews: Bool) -> WebApp {
    WebApp(
      path,
      title: "Inspector",
      icon: inspectorIcon,
      styles: inspectorStyle,
      // A list of many pages takes a while, and what people use mustn't wait for it.
      isSlow: true
    ) { flow, _ in
      InspectorCoordinator(pages: pages, hasPreviews: hasPreviews, flow: flow)
    } views: {
      OpenPagesView.self
      PageView.self
    }
  }

  private static func list(of previews: [AppPreviews]) -> WebApp {
    WebApp(
      AppPreviews.path,
      title: "Previews",
      icon: inspectorIcon,
      styles: inspectorStyle
    ) { flow, _ in
      AppsCoordinator(previews: previews, flow: flow)
    } views: {
      AppsView.self
    }
  }
}
