import Usher

// The browser's history and the screens follow each other.
extension Page {
  /// Updates the screens after the browser went back or forward in its history by itself.
  func browserMoved(_ report: HistoryReport) {
    let trail = history.moved(to: report.index, at: report.url, after: report.step)
    if presenter.picture.prompt != nil {
      // A prompt must be answered first: Back dismisses it, and the screen stays.
      navigation.dismissPrompt()
      return followScreens()
    }
    isFollowingBrowser = true
    defer { isFollowingBrowser = false }
    var permission = trail.flatMap { goBack(to: $0) ?? goForward(to: $0) }
    if permission == nil {
      guard let path = app.pathWithin(report.url) else { return navigate(report.url) }
      do { permission = try navigation.open(path, .history) } catch { return navigate(report.url) }
    }
    // If a guard asks or refuses, the browser returns to the entry of the screen that is still shown.
    guard permission == .allowed else { return followScreens() }
    controls.add(history.settle(path: app.url(navigation.path), in: presenter.picture))
  }

  /// Keeps the screens after the browser couldn't go to the entry that it was told to go to.
  func browserIsStuck(_ report: HistoryReport) {
    history.stuck(at: report.index, at: report.url, after: report.step)
    followScreens()
  }

  /// Makes the browser's history follow the screens.
  func followScreens() {
    controls.add(history.follow(path: app.url(navigation.path), in: presenter.picture))
  }

  /// Goes back to a trail if all of its screens still exist; otherwise returns `nil`.
  func goBack(to trail: [NodeID]) -> Permission? {
    let layers = presenter.picture.layers
    guard let last = trail.last else { return nil }
    if let tab = trail.first, let tabs = layers.first?.tabs,
      tabs.contains(where: { $0.id == tab }),
      layers.count == 1, !tabs.contains(where: { $0.id == tab && $0.isSelected })
    {
      let permission = navigation.select(tab: tab)
      guard permission == .allowed else { return permission }
    }
    if presenter.picture.trail == trail { return .allowed }
    guard presenter.picture.trail.starts(with: trail) else { return nil }
    let permission = navigation.back(to: last, .history)
    return permission == .allowed && presenter.picture.trail != trail ? nil : permission
  }

  /// Goes forward to a trail that the person went back from; returns `nil` if it isn't known any more.
  func goForward(to trail: [NodeID]) -> Permission? {
    guard let last = trail.last, navigation.forward(to: last) == .allowed else { return nil }
    return presenter.picture.trail == trail ? .allowed : nil
  }

  func followLink(_ url: String) {
    guard let path = app.pathWithin(url) else { return navigate(url) }
    do { try navigation.open(path) } catch { navigate(url) }
  }

  /// Makes the browser load another page, or this page again if `url` is empty.
  func navigate(_ url: String) { controls.navigate(to: url, knowing: history.moves) }
}
