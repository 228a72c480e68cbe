import Usher
public import UsherPreviews
public import UsherTesting
public import UsherWeb
import WebTesting

/// One view by itself, as a browser would show it: without server, browser and coordinator, in a millisecond. A test finds
/// elements by role and name, as a person with a screen reader does, and acts on them.
///
/// ```swift
/// let window = TestWindow()
/// var events: [BuyViewModel.Event] = []
/// let viewModel = BuyViewModel(id: "pli", shop: shop, screen: window.screen { events.append($0) })
/// let page = TestPage(BuyView(viewModel: viewModel))
/// #expect(page.heading == "Misery Ridge")
/// try page.button("Buy").click()
/// try await window.settle()
/// #expect(page.text.contains("Thank you"))
/// window.close()
/// ```
///
/// The page has the bar with the toolbars, the title and the view, without Back. Everything that a test reads shows the view
/// model as it is at that moment. The view is rendered, and changed, by the code that does it in a server. What the browser's
/// script and style sheet add is missing: what is hidden by style, keys, dragging, the checks of addresses in fields. Of a list
/// with more than 250 rows the first 100 are there.
///
/// The page keeps its view, and so the view model. A test that goes on with a ``TestApp`` lets go of the page before
/// `app.close()`, which would find a leak otherwise.
///
/// Use a page on the actor where it was made.
public final class TestPage: ElementSearch {
  /// The addresses of the links that were clicked, in order, as in an app at the root of its site: `/terms` for
  /// `href("terms")`. Nothing follows them.
  public internal(set) var followedLinks: [String] = []
  let browser: TestBrowser
  let view: ViewByItself
  var focus: TestFocus?

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - view: the view, with its view model in any state.
  ///   - words: the host's texts, for example ``HostWords/german``.
  public init<V: View>(_ view: V, words: HostWords = .english) {
    self.view = ViewByItself(view, words: words)
    browser = TestBrowser(fragment: self.view.markup())
  }

  /// Shows the view model of a preview with the view that an app has for it.
  ///
  /// ```swift
  /// let page = try TestPage(preview, views: photosViews, in: window)
  /// ```
  ///
  /// - Parameters:
  ///   - preview: the preview.
  ///   - views: the views of the app.
  ///   - window: the window whose screen the view model gets.
  ///   - words: the host's texts.
  ///   - told: gets each event that the view model sends, in words.
  /// - Throws: ``TestFailure`` if none of the views is for the view model.
  public init(
    _ preview: Preview,
    views: [ViewRegistration],
    in window: TestWindow,
    words: HostWords = .english,
    told: @escaping (String) -> Void = { _ in }
  ) throws(TestFailure) {
    // Of two views for the same type the app shows the last one.
    let registration = views.last { $0.viewModelType == preview.viewModelType }
    guard let view = registration?.alone(window.viewModel(of: preview, told: told), words) else {
      throw TestFailure("There is no view for \(preview.viewModelName), for “\(preview.name)”.")
    }
    self.view = view
    browser = TestBrowser(fragment: view.markup())
  }

  /// The title of the screen.
  public var heading: String { root.all.first { $0.name == "h1" }?.accessibleName ?? "" }

  /// The page's elements as text, to look at when a test fails: without marks of the host, and with nothing escaped.
  public var html: String { root.html }

  /// Returns the elements in the page that have one of the roles, in order; those that are hidden from screen readers are left
  /// out.
  public func elements(_ roles: Set<Role>) -> [TestElement] { elements(roles, in: root) }

  /// The lines that a person reads in the page, from top to bottom. What fields contain is left out.
  public var lines: [String] { root.lines() }

  /// The name of the page in the messages of failures.
  public var placeDescription: String { "The page" }

  /// Does what the person does who scrolls to the end: all elements that wait for their appearance appear, for example a
  /// ``LoadMore``.
  public func scrollToEnd() {
    for node in root.all where node.handlers["appear"] != nil && !node.isHidden {
      send("appear", to: node)
    }
  }

  /// What is shown now.
  var root: Node {
    update()
    return browser.root
  }

  private func update() {
    if let frame = view.changes() { browser.receive(frame) }
  }

  func elements(_ roles: Set<Role>, in node: Node) -> [TestElement] {
    node.all.filter { $0.role.map(roles.contains) == true && !$0.isHidden }.map {
      TestElement($0, in: self)
    }
  }

  /// Sends an event to the element, or to the nearest around it that takes it.
  ///
  /// - Returns: whether there is a handler that takes it.
  @discardableResult
  func send(_ event: String, to node: Node, _ payload: String = "", file: IncomingFile? = nil)
    -> Bool
  {
    guard let message = browser.event(event, on: node, payload) else { return false }
    return view.receive(message, file: file)
  }
}
