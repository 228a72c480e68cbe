import Testing
import Usher

@testable import UsherWeb

@Suite("Something that is fetched, in each of its states")
struct LoadableViewTests {
  private final class Retries {
    var count = 0
    var left = 0
  }

  private func page(
    _ state: Loadable<[String]>,
    detail: String? = nil,
    retries: Retries = Retries()
  ) -> TestFragment<some HTML> {
    TestFragment {
      LoadableView(
        state,
        empty: "Nothing.",
        failureDetail: detail,
        retry: { retries.count += 1 },
        leave: ("All Texts", { retries.left += 1 })
      ) { texts in
        p { texts.joined(separator: ", ") }
      }
    }
  }

  @Test("it waits, shows, or says that there is nothing")
  func states() {
    #expect(page(.loading(old: nil)).html.contains("skeleton"))
    #expect(page(.loading(old: ["a"])).html.contains("<p>"))
    #expect(!page(.loading(old: ["a"])).html.contains("skeleton"))
    #expect(page(.loaded(["a", "b"])).html.contains("a, b"))
    #expect(page(.empty).html.contains("Nothing."))
    #expect(!page(.idle).html.contains("skeleton"))
  }

  @Test("what failed is told with its detail, over what was there, and can be tried again")
  func fails() {
    let retries = Retries()
    let page = page(
      .failed(old: ["a"], message: "It failed."),
      detail: "Because of that.",
      retries: retries
    )
    #expect(page.html.contains("It failed.") && page.html.contains("Because of that."))
    #expect(page.html.contains(#"role="alert""#))
    #expect(page.act("click", "button", "Try Again"))
    #expect(retries.count == 1)
    #expect(!page.html.contains("All Texts"))
    #expect(
      !self.page(.failed(old: nil, message: "It failed.")).html.contains(#"class="secondary""#)
    )
  }

  @Test("where trying again can't help there is a way on instead")
  func leads() {
    let retries = Retries()
    let page = page(.failed(old: nil, message: "Gone.", canRetry: false), retries: retries)
    #expect(page.html.contains("Gone.") && !page.html.contains("Try Again"))
    #expect(page.act("click", "button", "All Texts"))
    #expect(retries.left == 1 && retries.count == 0)
  }
}
