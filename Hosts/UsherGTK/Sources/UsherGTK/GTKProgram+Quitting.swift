import GTK
import Usher

extension GTKProgram {
  /// Ends the program. Its windows are there again at the next start, if they are kept.
  ///
  /// Guards are asked first, those of all windows at once. Nothing is closed before all agree, but the windows whose guards
  /// have asked: they are closed as the person has answered. If one answer is no, the program goes on.
  func quit() {
    let isAgain = isQuitting
    isQuitting = true
    for app in apps {
      // One that asks already isn't asked again.
      for window in app.windows.all
      where window.asksBeforeClosing && !(isAgain && window.isAsking) {
        if app.windows.requestClose(window) == .denied { isQuitting = false }
      }
    }
    quitIfAgreed()
  }

  /// Ends the program if the person wants that, and no guard objects.
  func quitIfAgreed() {
    guard isQuitting, isReady else { return }
    guard !apps.contains(where: { $0.windows.all.contains(where: \.asksBeforeClosing) }) else {
      return
    }
    end()
  }

  /// Ends the program without asking anybody: the process has to end. What guards would ask about is kept with the windows.
  func end() {
    guard isReady else { return }
    save()
    // From now on the file stays as it is.
    isReady = false
    for app in apps { app.end(isKept: file != nil) }
    for notice in notices { notice.close() }
  }
}
