import UsherAccounts

/// The person at a page. A page changes the library only as its person: so nobody changes what is somebody else's.
package struct Person: Sendable {
  package let library: Library
  package let members: Members
  package let browser: Browser

  package init(at browser: Browser, in library: Library, _ members: Members) {
    (self.browser, self.library, self.members) = (browser, library, members)
  }

  /// The member who is signed in; `nil` if nobody is.
  package var member: Member? { members.signIns.person(at: browser.id()) }
  /// The id of the member. It is empty if nobody is signed in: no loan has such a borrower.
  package var id: Member.ID { member?.id ?? "" }

  /// What the neighbours call the person; `nil` before the person has said it.
  package var name: String? { library.register.names[id] }

  /// An element for each time when somebody has signed in or out at the browser, from now on.
  package func changes() -> AsyncStream<Void> { members.signIns.changes(at: browser.id) }
}
