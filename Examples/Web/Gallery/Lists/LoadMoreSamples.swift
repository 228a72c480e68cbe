import Usher
import UsherWeb

/// Samples of `LoadMore`, the end of a list, in each of its states.
struct LoadMoreSamples: Component {
  var body: some HTML {
    div {
      Sample("There is more") { LoadMore(.available) {} }
      Sample("On its way") { LoadMore(.loading) {} }
      Sample("Failed") {
        LoadMore(.failed(message: "The service doesn’t answer. Please try again.")) {}
      }
      Sample("No more, which is nothing") { LoadMore(.none) {} }
    }
    .class("samples")
  }
}
