/// The person at a page. A page changes the library only as its person: so nobody changes what is somebody else's.
package struct Person: Sendable {
  package let library: Library
  package let id: String

  package init(_ id: String, in library: Library) {
    (self.id, self.library) = (id, library)
  }

  /// What the neighbours call the person; `nil` before the person has said it.
  package var name: String? { library.register.names[id] }
}
