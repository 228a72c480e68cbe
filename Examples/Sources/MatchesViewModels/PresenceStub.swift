package import Observation

@Observable package final class Presence {
  package var isActive: Bool; package init(isActive: Bool = true) { self.isActive = isActive }
}
package import Usher
extension Screen { package var presence: Presence { Presence() } }
