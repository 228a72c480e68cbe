import Observation
import Usher

/// What Usher and plain Observation observe.
@Observable
final class Model: ViewModel {
  var value = 0
}
