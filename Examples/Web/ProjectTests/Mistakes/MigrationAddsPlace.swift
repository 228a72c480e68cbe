// Mistake: A migration adds a place to what an older version has stored.
// Compiles: `Snapshot.Place` and `Snapshot.FlowSnapshot` have initializers, and `takeID()` gives a
//   number.

import Usher

func addSettings(_ snapshot: inout Snapshot) {
  let id = snapshot.takeID()
  snapshot.root.places.append(Snapshot.Place(id: id, path: "settings"))
}
