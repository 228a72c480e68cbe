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
  public static let standard = HostInspector { pages in
    WebApp(
      path,
      title: "Inspector",
      icon: inspectorIcon,
      styles: inspectorStyle,
      // A list of many pages takes a while, and what people use mustn't wait for it.
      isSlow: true
    ) { flow, _ in
      InspectorCoordinator(pages: pages, flow: flow)
    } views: {
      OpenPagesView.self
      PageView.self
    }
  }
}
