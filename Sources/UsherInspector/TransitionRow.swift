import UsherWeb

/// A change of what a page shows, in words.
struct TransitionRow: Equatable, Identifiable {
  let id: Int
  let time: String
  let kind: String
  let cause: String
  let title: String
  let address: String

  init(_ transition: InspectedTransition) {
    id = transition.id
    time = transition.time.clock
    kind = transition.kind
    cause = transition.cause
    title = transition.title
    address = transition.address
  }
}
